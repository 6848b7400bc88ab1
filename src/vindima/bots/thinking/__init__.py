"""How bots think: evaluators, lookahead, rollouts, tree search and beam search. Compiled as a folder."""
