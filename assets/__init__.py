"""Card art, tables, icons and fonts: data, read through importlib.resources."""
