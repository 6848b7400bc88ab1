"""Long computations in worker processes: bots, hints, remedies and reviews."""
