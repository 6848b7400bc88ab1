### Les aperçus de liens que montrent les messageries.

preview-invite = Une invitation à jouer à { $game }
preview-invite-by = { $name } vous invite à jouer à { $game }
preview-invite-about = Prenez place et jouez dans le navigateur, ou regardez simplement. Places libres : { $free } sur { $seats }. Aucun compte nécessaire.
preview-watch = Regarder une partie de { $game }
preview-watch-by = Regarder { $name } jouer à { $game }
preview-watch-about = Voyez en direct dans le navigateur ce que voit toute la table. Joueurs : { $seats }, places libres : { $free }.
