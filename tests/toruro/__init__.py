"""Tests of Toruro."""
