"""Sobremesa: the command line. Without a command it opens the window."""

from __future__ import annotations

import errno
import gc
import os
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, NoReturn

from game import GAMES, VERSION, find
from game.core.errors import UserError, written_out
from game.storage.logs import log, start_log, watch_crashes
from game.translation import LANGUAGES

if TYPE_CHECKING:
    import argparse

SMALLEST, LARGEST = (320, 180), (7680, 4320)
"""The smallest and the largest picture that is drawn into a file, in pixels."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line; return 0 if all went well, 1 after a sentence on what did not."""
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"  # standard output is ours
    start_log()
    watch_crashes(VERSION)
    for ending in ("SIGTERM", "SIGHUP"):  # Windows knows only one of them
        if hasattr(signal, ending):
            signal.signal(getattr(signal, ending), leave)
    words = sys.argv[1:] if arguments is None else arguments
    run = command_of(words) if words else open_window  # whoever clicks it twice waits for no parser
    log.info("%s", words[0] if words else "play")
    try:
        code = run()
        sys.stdout.flush()
        return code
    except UserError as error:
        log.warning("%s", written_out(str(error)))
        print(f"sobremesa: {written_out(str(error))}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # whoever read our lines has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        if error.errno != errno.ENOSPC:
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        print(f"sobremesa: there is no room for what is to be written: {error.strerror}", file=sys.stderr)
        return 1


def leave(_number: int, _frame: FrameType | None) -> NoReturn:
    """End the program, as the system wants; whatever is open closes itself on the way out."""
    raise SystemExit(0)


def command_of(words: Sequence[str]) -> Callable[[], int]:
    """Return what carries out a command line; one that makes no sense ends the program with a sentence."""
    given = command_line().parse_args(words)
    return partial(given.run, given)


def command_line() -> argparse.ArgumentParser:
    """Return the parser of all commands and what they take."""
    import argparse

    from game.lab.cli_args import number_from, parse_size
    from game.storage.settings import TEXT_SIZES

    parser = argparse.ArgumentParser(
        prog="sobremesa",
        description="Tabletop games at one screen. Without a command the window opens.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"Sobremesa {VERSION}")
    parser.set_defaults(run=run_play, size=None, lang=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    def command(name: str, run: Callable[[argparse.Namespace], int], text: str) -> argparse.ArgumentParser:
        about = f"{text[0].upper()}{text[1:]}."
        made = commands.add_parser(name, help=text, description=about, allow_abbrev=False)
        made.set_defaults(run=run)
        return made

    def game(made: argparse.ArgumentParser) -> None:
        made.add_argument("game", metavar="GAME", help=f"which game: {', '.join(GAMES)}")

    def number(made: argparse._ActionsContainer, flag: str, text: str, default: int | None = None) -> None:
        least, metavar = (0, "S") if flag == "--seed" else (1, "N")
        text = f"{text} ({default})" if default else text
        made.add_argument(flag, type=number_from(least), default=default, metavar=metavar, help=text)

    def option(made: argparse.ArgumentParser) -> None:
        text = "a rule to play by, such as days=1"
        made.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help=text)

    def file(made: argparse.ArgumentParser, name: str, text: str) -> None:
        made.add_argument(name, type=Path, metavar="FILE", help=text)

    play = command("play", run_play, "open the window, as happens without a command")
    play.add_argument("--size", type=parse_size, metavar="WxH", help="size of the window in pixels")
    play.add_argument("--lang", choices=tuple(LANGUAGES), help="language of the texts")

    many = command("simulate", run_simulate, "have bots play many games, and count what comes of them")
    game(many)
    number(many, "--seats", "how many play")
    number(many, "--games", "how many games", 1000)
    who = "who plays: one for all seats, or one a seat"
    many.add_argument("--bots", metavar="NAME,...", help=f"{who} (instinct; novice with --lines)")
    number(many, "--seed", "seed of the first game", 1)
    option(many)
    form = many.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print one JSON object")
    form.add_argument("--lines", action="store_true", help="print each game in a line, and nothing else")

    text = "have bots meet on equal terms until one proves the better"
    meeting = command("tournament", run_tournament, text)
    game(meeting)
    who = "who meets: the first, and whom it is measured against"
    meeting.add_argument("--bots", required=True, metavar="NAME,...", help=who)
    number(meeting, "--games", "how many at most", 1000)
    number(meeting, "--seats", "how many play (as few as can)")
    number(meeting, "--seed", "seed of the first deal", 1)
    number(meeting, "--jobs", "processes that play", 1)
    meeting.add_argument("--whole", action="store_true", help="play all games, even once it is decided")
    option(meeting)
    file(meeting, "--keep", "where the results are kept, and gone on with if some are there")
    form = meeting.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print one JSON object")
    form.add_argument("--csv", action="store_true", help="print comma-separated values")

    learning = command("learn", run_learn, "have bots play, and learn from who wins to tell how they stand")
    game(learning)
    number(learning, "--games", "how many games", 2000)
    learning.add_argument("--bots", default="instinct", metavar="NAME", help="who plays (instinct)")
    number(learning, "--seed", "seed of the first game", 1)
    number(learning, "--jobs", "processes that play", 1)
    file(learning, "--file", "where the weights go, instead of the game's own rows")

    command("selftest", run_selftest, "load everything and play every game once, without a screen")

    check = command("check-map", run_check_map, "say what is wrong with a map, one line a problem")
    file(check, "file", "a map made with Tiled (.tmx)")

    text = "walk through a game's lessons: do the dice fall as they say"
    game(command("lessons", run_lessons, text))

    text = "find puzzles in games between bots and print their rows, or try some of those that ship again"
    found = command("puzzles", run_puzzles, text)
    game(found)
    work = found.add_mutually_exclusive_group(required=True)
    number(work, "--games", "in how many games they are looked for")
    number(work, "--check", "so many of those that ship, taken at random: do their answers hold")
    number(found, "--seed", "seed of the first game, or of what is taken and imagined (any)")
    number(found, "--jobs", "processes that look for puzzles", 1)

    saved = command("verify", run_verify, "step games from their first decision to their last")
    text = "saved or finished games, or games in a line"
    saved.add_argument("games", nargs="+", metavar="FILE|LINE", help=text)

    line = command("line", run_line, "print saved or finished games, each in one line, to be sent and pasted")
    line.add_argument("files", nargs="+", type=Path, metavar="FILE", help="saved or finished games")
    line.add_argument("--names", action="store_true", help="with what people have called themselves")

    told = command("tell", run_tell, "print the chronicle of a game, rule numbers and all")
    told.add_argument("game", metavar="FILE|LINE", help="a saved or finished game, or a game in a line")
    number(told, "--seat", "whose eyes see it, counted from 1; without it everything is open")
    told.add_argument("--lang", choices=tuple(LANGUAGES), default="en", help="language of the texts (en)")

    shot = command("shot", run_shot, "draw a scene into a PNG file")
    shot.add_argument(
        "scene", metavar="SCENE", help="which scene; a wrong one is answered with all there are"
    )
    file(shot, "file", "where the picture goes")
    text = "its size in pixels (1280x720)"
    shot.add_argument("--size", type=parse_size, default=(1280, 720), metavar="WxH", help=text)
    shot.add_argument("--lang", choices=tuple(LANGUAGES), default="en", help="language of the texts (en)")
    text = f"size of the letters in percent: {', '.join(map(str, TEXT_SIZES))}"
    shot.add_argument("--text", type=int, choices=TEXT_SIZES, default=100, metavar="PERCENT", help=text)
    number(shot, "--seed", "what is dealt", 1)
    shot.add_argument("--line", metavar="LINE", help="a game in a line, for the scene 'play'")
    return parser


def run_play(given: argparse.Namespace) -> int:
    """Open the window as a command line wants it."""
    return open_window(given.size, given.lang)


def open_window(size: tuple[int, int] | None = None, language: str | None = None) -> int:
    """Open the window and play until it is closed."""
    gc.disable()  # until the window has a GcTuning: what the program starts with lives to its end
    from scenes.window.startup import play

    return play(size, language)


def run_simulate(given: argparse.Namespace) -> int:
    """Print what came of many games."""
    from game.lab.cli_args import parse_bots, parse_options
    from game.lab.lines import played_lines
    from game.lab.simulate import simulate
    from maps.reader import graph_of

    game = find(given.game)
    usual = "novice" if given.lines else "instinct"  # a line is watched at a table, by those with a face
    bots = parse_bots(game.meta, (given.bots or usual).split(","), given.seats)
    options = parse_options(game.meta, given.option)
    if given.lines:
        for line in played_lines(game, bots, given.games, given.seed, options, graph_of(game)):
            print(line, flush=True)
        return 0
    results = simulate(game, bots, given.games, given.seed, options, graph_of(game))
    print(results.json() if given.json else results.text())
    return 0


def run_tournament(given: argparse.Namespace) -> int:
    """Print who won how much. What was played before somebody stopped it counts."""
    from game.lab.cli_args import parse_bots, parse_options
    from game.lab.tournament import Tournament, hold
    from game.storage.results_log import ResultsLog, results_log_of
    from maps.reader import graph_of

    game, names = find(given.game), given.bots.split(",")
    bots, options = parse_bots(game.meta, names, len(names)), parse_options(game.meta, given.option)
    seats = given.seats or game.meta.seats[0]
    tournament = Tournament(game, bots, seats, given.games, given.seed, options, graph_of(game), tuple(names))
    tournament.check()
    with closing(ResultsLog(given.keep or results_log_of(tournament.task), tournament.task)) as log_file:
        scores = hold(tournament, jobs=given.jobs, whole=given.whole, known=log_file.rows, keep=log_file.add)
        if not given.keep:
            log_file.drop()
    print(scores.json() if given.json else scores.csv() if given.csv else scores.text())
    return 0


def run_learn(given: argparse.Namespace) -> int:
    """Write the weights that fit the games best into the game's own rows, and print how well they do."""
    from game.lab.cli_args import parse_bots
    from game.lab.learn import Training, learn
    from game.storage.paths import reason_of, write_whole
    from maps.reader import graph_of

    game = find(given.game)
    (bot,) = parse_bots(game.meta, [given.bots], 1)
    findings = learn(Training(game, bot, given.games, given.seed, graph_of(game)), given.jobs)
    file = given.file or Path(__file__).with_name("game") / game.meta.id / "bots" / "weights.toml"
    try:
        write_whole(file, findings.rows())
    except OSError as error:
        raise UserError("{file} cannot be used: {reason}.", file=file, reason=reason_of(error)) from None
    print(findings.text())
    return 0


def run_selftest(_given: argparse.Namespace) -> int:
    """Print one line for each thing that works, then `ok`."""
    without_screen()
    from scenes.window.selftest import selftest

    for line in selftest():
        print(line, flush=True)
    print("ok")
    return 0


def run_check_map(given: argparse.Namespace) -> int:
    """Print one line for each problem of a map, or `ok`."""
    from maps.reader import problems

    errors = problems(given.file)
    lines = map(str, errors) if errors else [f"ok: {given.file}"]
    print("\n".join(map(written_out, lines)))
    return 1 if errors else 0


def run_lessons(given: argparse.Namespace) -> int:
    """Print one line for each chapter: `ok`, or what does not come, and with which dice it would."""
    from game.lab.checks import check_lessons
    from maps.reader import graph_of

    game = find(given.game)
    for line in check_lessons(game, graph_of(game)):
        print(line, flush=True)
    return 0


def run_puzzles(given: argparse.Namespace) -> int:
    """Print puzzles as rows; or a line for each one that was tried again, and return 1 if an answer fails."""
    from secrets import randbits

    from game.lab.puzzles import check_some, found_rows
    from maps.reader import graph_of

    game = find(given.game)
    seed = given.seed if given.seed is not None else randbits(32)
    if given.games is not None:
        for row in found_rows(game, graph_of(game), given.games, seed, given.jobs):
            print(row, flush=True)
        return 0
    all_hold = True
    for number, has_held in check_some(game, graph_of(game), given.check, seed):
        print(f"{number}: {'ok' if has_held else 'its answer does not hold'}", flush=True)
        all_hold = all_hold and has_held
    return 0 if all_hold else 1


def run_verify(given: argparse.Namespace) -> int:
    """Print how each game stands, once it was played to its last decision."""
    from game.lab.checks import outcome
    from game.lab.named_games import all_stepped
    from game.storage.saves import read_record
    from maps.reader import graph_of

    for word in given.games:
        for table in all_stepped(word, find, graph_of, read_record):
            print("\n".join(map(written_out, outcome(table).splitlines())))
    return 0


def run_tell(given: argparse.Namespace) -> int:
    """Print what happened in a game, line by line."""
    without_screen()
    from game.lab.named_games import stepped
    from game.storage.saves import read_record
    from maps.reader import graph_of
    from scenes.window.tell import Witness, tell

    witness = Witness(given.seat - 1 if given.seat is not None else None)
    table = stepped(given.game, find, graph_of, read_record, witness.watch)
    for line in tell(table, witness.events, given.lang):
        print(written_out(line))
    return 0


def run_line(given: argparse.Namespace) -> int:
    """Print saved or finished games, each in one line."""
    from game.lab.lines import line_of
    from game.storage.saves import read_record
    from maps.reader import graph_of

    for path in given.files:
        record = read_record(path)
        game = find(record.game)
        print(line_of(game, record, graph_of(game), named=given.names))
    return 0


def run_shot(given: argparse.Namespace) -> int:
    """Draw one scene into a file."""
    without_screen()
    from scenes.screenshots.catalogue import shot

    width, height = given.size
    if not (SMALLEST[0] <= width <= LARGEST[0] and SMALLEST[1] <= height <= LARGEST[1]):
        least, most = ("x".join(map(str, size)) for size in (SMALLEST, LARGEST))
        raise UserError("A picture is {least} pixels large, or more, up to {most}.", least=least, most=most)
    shot(given.scene, given.file, given.size, given.lang, given.seed, given.line, given.text)
    return 0


def without_screen() -> None:
    """Send pictures and sounds nowhere from here on."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"


if __name__ == "__main__":
    if getattr(sys, "frozen", False):  # the workers of the packaged program begin here, too
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main())
