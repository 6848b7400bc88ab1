"""What takes long to compute, done in worker processes: bots, hints, remedies and reviews."""
