"""Cardtable: four trick-taking card games on one desktop table."""

__version__ = "0.1.0"
