### Friends, and people whom somebody does not want to meet.

web-friends = Friends
web-friends-help = People you have played with can be friends if both want to. Friends can invite each other to a table with one click.
web-friends-none = You have no friends here yet. People you have played with will appear below.
web-friends-asking = { $name } wants to be friends
web-friends-asked = You have asked { $name }
web-friends-accept = Accept
web-friends-accept-this = Accept { $name } as a friend
web-friends-refuse = Decline
web-friends-refuse-this = Decline { $name }’s friend request
web-friends-withdraw = Withdraw
web-friends-withdraw-this = Withdraw your friend request to { $name }
web-friends-end = Remove
web-friends-end-this = Remove { $name } from your friends
web-friends-met = People you have played with
web-friends-games =
    { $games ->
        [one] { $games } table together, { $when }
       *[other] { $games } tables together, { $when }
    }
web-friends-tables = Open tables of your friends
web-friends-blocked = Muted and blocked people
web-friends-is-muted = muted: you do not see what they write
web-friends-is-blocked = blocked: they cannot join or watch your tables either
web-friends-unblock = Undo
web-friends-unblock-this = No longer mute or block { $name }
web-friends-nameless = Someone without a name
web-friends-block-this = Block { $name }
web-friends-ask-this = Ask { $name } to be friends
