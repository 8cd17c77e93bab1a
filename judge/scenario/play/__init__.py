"""The play: its lines carried out one by one, each naming what it decides."""
