"""The machine that plays any game: steps, frames, positions, records. It knows no game."""
