"""What all parts of the tables share: refusals, links, names, the time of day, what people choose."""
