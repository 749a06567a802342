"""Tests of Running with the Bulls."""
