"""``judge doctor``: what is wrong with the content, with what was imported, and with the cache."""
