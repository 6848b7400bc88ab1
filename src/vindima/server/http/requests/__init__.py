"""What all endpoints share: who asks, request bodies, limits, responses and their description."""
