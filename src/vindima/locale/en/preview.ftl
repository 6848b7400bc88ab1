### Previews of links, as messengers show them.

preview-invite = You are invited to { $game }
preview-invite-by = { $name } invites you to { $game }
preview-invite-about = Take a seat and play in the browser, or just watch. Free seats: { $free } of { $seats }. No account needed.
preview-watch = Watch a game of { $game }
preview-watch-by = Watch { $name }’s game of { $game }
preview-watch-about = See what everyone at the table sees, live in the browser. Players: { $seats }, free seats: { $free }.
