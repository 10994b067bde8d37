"""The packages for Linux."""
