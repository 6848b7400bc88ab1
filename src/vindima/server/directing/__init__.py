"""Directs tournaments: opens their tables, lets them proceed, and does what entrants and hosts want."""
