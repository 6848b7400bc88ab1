# What the pages say where there is no server.

web-welcome-alone = Play against them right away, or share one screen. Everything runs in this browser, without a server and without a connection.
web-alone = Here you play on this device only. Playing with people elsewhere needs a server.
web-alone-guide = How to host one

## The games that the browser keeps

web-kept = Your games on this device
web-kept-help = Your games are kept in this browser only. Save them to a file from time to time, or to move them to another device.
web-kept-save = Save all games to a file
web-kept-bring = Add games from a file
web-kept-brought =
    { $games ->
        [0] No game was added: those in the file are already here.
        [one] One game was added or brought up to date.
       *[other] { $games } games were added or brought up to date.
    }
web-kept-broken = This file does not contain games saved by Vindima, or it is damaged. Nothing was changed.
web-kept-tidy = Delete finished games
web-kept-tidy-sure = Delete all finished games
web-kept-tidied = The finished games have been deleted.
web-kept-cleared = This browser has deleted the games that were here: perhaps its data were cleared, or it needed room. If you have saved them to a file, add them again.
web-newer = A newer version of Vindima is here. Your games stay.
web-newer-take = Update now

## Privacy

web-privacy-stored-here = What is stored, and where
web-privacy-here = Everything stays in this browser: your name, your language, your settings and your games. Nothing is sent anywhere. There is no cookie, no advertising and no tracking.
web-privacy-ask-here = This deletes your name, your campaigns and lessons, and all games in this browser. This cannot be undone.

## Problems

web-trouble-here-bot = { $name } cannot play right now. Vindima keeps trying; you can choose another player for this seat.
web-trouble-here-storage = This browser cannot save { $name }’s answer: it has no room left, or storage is not allowed here. Free some space; Vindima keeps trying, and nothing is lost.
web-trouble-here-network = Hard is playing for { $name } for now: the file that { $level } needs could not be loaded. Once it has been loaded with a connection, it stays on this device.
web-damaged = The data of this game is damaged, so it cannot be opened any more. If you have saved your games to a file, delete this one and add them again.
web-damaged-delete = Delete this game
web-error-storage-full = This browser has no room left for your games. Export them, delete old ones or free some space; what you did last has not been saved.
web-error-storage-denied = This browser does not let Vindima save anything, so no game can be played. Allow storage for this site, or leave private browsing.
web-error-alone = Playing with other people needs a server. The hosting guide explains how to set one up.
web-error-private-address = This address leads into a private network, where this server sends nothing.
web-error-engine = The game engine could not be started in this browser. Reload the page; if that does not help, try a newer browser.
