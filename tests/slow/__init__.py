"""Slow checks of the real program: killed at any moment, timed, left running. Scripts, not collected by pytest."""
