"""Simple painted shapes."""

from __future__ import annotations

import pygame

from scenes.ui import theme as t

_B = {
    "gold": (t.OCHRE_LT, t.OCHRE_DK),
    "primary": (t.COBALT, t.COBALT_DK),
    "paper": (t.PAPER_HI, t.PAPER_DK),
    "danger": (t.ALMAGRE, t.ALMAGRE_DK),
    "go": (t.rgb("#4C6A2B"), t.rgb("#2F441A")),
}


def paint(name):
    if name.startswith("bulls/"):
        s = pygame.Surface((120, 120), pygame.SRCALPHA)
        p = name.split("_")
        c = t.SEATS[p[1]].main if p[1] in t.SEATS else t.BULL
        pygame.draw.rect(s, c, (4, 4, 112, 112), border_radius=20)
        pygame.draw.rect(s, t.INK, (4, 4, 112, 112), 8, border_radius=20)
        return s
    if name == "ui/tile_wall":
        s = pygame.Surface((1280, 720))
        s.fill(t.COBALT)
        for x in range(0, 1280, 80):
            pygame.draw.line(s, t.COBALT_DK, (x, 0), (x, 720), 3)
            pygame.draw.line(s, t.COBALT_DK, (0, x), (1280, x), 3)
        return s
    if name.startswith("ui/poster") or name == "ui/logo" or name.startswith("ui/flag"):
        s = pygame.Surface((900, 1260) if "poster" in name else (900, 173) if "logo" in name else (90, 60))
        s.fill(t.SAND)
        return s
    name = name.removeprefix("ui/")
    s = pygame.Surface((360, 240), pygame.SRCALPHA)

    def box(fill, edge=t.INK, r=27, w=6, rect=(3, 3, 354, 234)):
        pygame.draw.rect(s, fill, rect, border_radius=r)
        pygame.draw.rect(s, edge, rect, w, border_radius=r)

    if name.startswith("button"):
        s = pygame.Surface((360, 150), pygame.SRCALPHA)
        _, kind, state = name.split("_")
        face, lip = _B[kind]
        if state == "hover":
            face = t.lighter(face, 0.08)
        if state == "off":
            face, lip = t.PAPER_LO, t.PAPER_DK
        dy = 12 if state == "down" else 0
        box(lip, r=33, rect=(9, 21, 342, 120))
        if state == "focus":
            pygame.draw.rect(s, t.INK, (0, 0, 360, 146), 15, border_radius=39)
            pygame.draw.rect(s, t.OCHRE_LT, (3, 3, 354, 140), 9, border_radius=39)
        box(face, r=33, rect=(9, 6 + dy, 342, 117))
    elif name == "panel_wood":
        box(t.WALNUT_DK)
        pygame.draw.rect(s, t.OCHRE, (14, 14, 332, 212), 3, border_radius=20)
    elif name == "panel_slate":
        box(t.NIGHT)
    elif name in ("panel_paper", "tip", "field"):
        box(t.PAPER_HI if name != "panel_paper" else t.PAPER, r=15)
    elif name == "slider_rail":
        s = pygame.Surface((360, 36), pygame.SRCALPHA)
        box(t.PAPER_DK, rect=(0, 0, 360, 36), r=18, w=5)
    elif name == "slider_knob":
        s = pygame.Surface((90, 90), pygame.SRCALPHA)
        pygame.draw.circle(s, t.INK, (45, 45), 44)
        pygame.draw.circle(s, t.OCHRE_LT, (45, 45), 38)
    elif name.startswith("check"):
        s = pygame.Surface((102, 102), pygame.SRCALPHA)
        box(t.PAPER_HI, rect=(3, 3, 96, 96), r=15)
        if name.endswith("on"):
            pygame.draw.lines(s, t.ALMAGRE, False, [(22, 52), (44, 76), (82, 24)], 14)
    else:
        return None
    return s
