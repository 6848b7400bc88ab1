/**
 * The wire protocol. Written by `python -m vindima.server.http.wire --write` from the server's OpenAPI
 * description (GET /api/openapi). Change `server/wire`, `server/http/requests/bodies.py`, or a `view.py` or
 * `facts.py`.
 *
 * Requests go to the paths below /api that the description lists. POST, PUT and DELETE send JSON with the
 * header `X-Vindima: 1`. Seat, invite and spectator links are paths `/join/SECRET`. Description: f68d285b34c1326b
 */

export interface components {
    schemas: {
        /** @description An e-mail address, which is not case-sensitive. */
        AddressBody: {
            address: string;
        };
        /** @description The server process responds. */
        Alive: {
            ok: boolean;
        };
        /** @description An answer that may be given now. */
        Answer: {
            token: string;
            message: components["schemas"]["Message"];
        };
        AnswerBody: {
            seat: number;
            revision: number;
            key: string;
            token: string;
        };
        /** @description A page of the archive. */
        Archive: {
            lines: components["schemas"]["ArchiveLine"][];
            /** @description How many games match in all. */
            count: number;
            page: number;
            pages: number;
        };
        /** @description A finished game, or a hidden table. */
        ArchiveLine: {
            id: string;
            game: string;
            seats: components["schemas"]["OfferSeat"][];
            /** @description The seats that the reader holds; empty for a spectator. */
            mine: number[];
            year: number;
            /** @description False for a game that was ended early, or a hidden one that continues. */
            over: boolean;
            /** @description True if the game was ended early. */
            closed: boolean;
            winners: number[];
            updated: string;
            /** @description True if the reader may delete the table. */
            host: boolean;
            hidden: boolean;
        };
        /** @description Who watches a table, and who was removed; only its host may know. */
        Audience: {
            watching: components["schemas"]["Watcher"][];
            removed: components["schemas"]["vindima__server__http__schema__Removed__2"][];
        };
        /** @description Luck and skill of a person, as points relative to the others. */
        Balance: {
            seat: number;
            /** @description What reveals brought, compared with the average over alternative reveals. */
            luck: number;
            /** @description What all answers together gave away. */
            lost: number;
        };
        /** @description Whom to mute, or with `full` to block. */
        BlockBody: {
            table: string;
            seat?: number | null;
            line?: number | null;
            /** @default false */
            full?: boolean;
        };
        /** @description A person whose chat lines the reader does not want to read. */
        Blocked: {
            id: number;
            name: string;
            /** @description True if they are also kept away from the reader's tables. */
            full: boolean;
        };
        /** @description The reader's relation to the person in a seat. */
        Bond: {
            seat: number;
            /** @enum {string} */
            kind: "friend" | "asked" | "asking" | "none";
        };
        /** @description The rules reference of a game. */
        Book: {
            /** @description English if there is no translation. */
            language: string;
            paragraphs: components["schemas"]["Paragraph"][];
        };
        BotBody: {
            bot: string;
        };
        /** @description A solo campaign. */
        CampaignInfo: {
            id: string;
            level: string;
            aggressive: boolean;
            /** @description All challenges in order; the aggressive variant omits one. */
            challenges: string[];
            /** @description The challenge to play now; null when all are won. */
            challenge: string | null;
            tokens: number;
            score: number;
            /** @description The results (win, draw, loss) of each challenge that has been attempted. */
            attempts: {
                [key: string]: string[];
            };
            /** @description The table of the game in progress. */
            table: string | null;
        };
        /** @description The win probability of each seat after `count` lines of the reader's log. */
        Chances: {
            count: number;
            chances: number[];
        };
        /**
         * @description One difference between two views.
         *
         *     `path` leads to it: keys of objects and indices of lists, from the view inwards. `before` and `after` are
         *     the values there; null stands for nothing. Lists of cards, tiles or other pieces are compared without
         *     regard to order: each piece removed or added is a change of its own at the path of the list, with the
         *     piece in `before` or `after` and null in the other. If only the order has changed, both hold the whole
         *     list.
         */
        Change: {
            path: (string | number)[];
            before: unknown;
            after: unknown;
        };
        /** @description A chat line, or a note of the server about an event at the table. */
        Chat: {
            number: number;
            name: string;
            seat: number | null;
            text: string;
            at: string;
            /** @description For a note: the message that says what has happened; it takes the `name`. */
            event: string | null;
            /** @description For a note: the number of the line that was hidden or shown again, and must be read anew. */
            about: number | null;
            /** @description True if it is said among spectators; the players read it when the game is over. */
            aside: boolean;
            /** @description True if the reader has written it. */
            mine: boolean;
        };
        ChatBody: {
            text: string;
        };
        /** @description The uncertain numbers of a game, the most consequential part of the board first. */
        Check: {
            game: string;
            parts: components["schemas"]["CheckPart"][];
        };
        /** @description An owner's answers about the uncertain numbers, by their names. */
        CheckBody: {
            /** @default [] */
            confirmed?: string[];
            /** @default {} */
            corrected?: {
                [key: string]: {
                    [key: string]: unknown;
                };
            };
            /** @default  */
            edition?: string;
            /** @default  */
            note?: string;
        };
        /** @description A value that may be corrected. */
        CheckField: {
            key: string;
            /** @description One of number, flag, choice, pair, numbers, numbered, amounts: see `checking/parts.py`. */
            kind: string;
            choices: string[];
            /** @description The kind of the nouns that the choices are. */
            noun: string;
        };
        /** @description A row or value of a data file. */
        CheckItem: {
            name: string;
            /** @description False for numbers known from print, which are only shown beside the rest, and for spare rows. */
            doubtful: boolean;
            /** @description True for a row missing from our files; an owner whose board has it sets its `present` to true. */
            spare: boolean;
            /** @description True if the board may lack the row; then its `present` may be corrected. */
            removable: boolean;
            values: {
                [key: string]: unknown;
            };
            fields: components["schemas"]["CheckField"][];
            label: components["schemas"]["Message"];
            /** @description The line of the board that it belongs to. */
            line: components["schemas"]["Message"] | null;
        };
        /** @description A part of the board. */
        CheckPart: {
            id: string;
            items: components["schemas"]["CheckItem"][];
        };
        /** @description What an owner found, in the order of the board: what `checking/report.py` writes and reads. */
        CheckReport: {
            format: string;
            game: string;
            rules: string;
            edition: string;
            note: string;
            /** @description How many numbers of the game are uncertain. */
            uncertain: number;
            corrected: components["schemas"]["CorrectedPlace"][];
            confirmed: components["schemas"]["ConfirmedPlace"][];
        };
        /** @description Why a correction cannot be right. */
        CheckTrouble: {
            name: string | null;
            field: string;
            message: components["schemas"]["Message"];
            /** @description In English, with the file and the place. */
            detail: string;
        };
        /** @description The result of checking an owner's corrections. */
        Checked: {
            troubles: components["schemas"]["CheckTrouble"][];
            /** @description For the option `tables` of a new table; empty without corrections, or if one is invalid. */
            tables: {
                [key: string]: unknown;
            };
            /** @description The file to send to the project. */
            report: components["schemas"]["CheckReport"];
        };
        /** @description The clocks of a table at the moment when this was sent. */
        Clock: {
            /** @description The seat whose clock runs. */
            seat: number | null;
            /** @description The seconds that each seat has left; in correspondence games, for a turn. */
            left: number[];
            /** @description When the time of the running clock is over. */
            until: string | null;
            /** @description True if that time is over and a bot plays the turn. */
            out: boolean;
        };
        /** @description What the coach says to a seat now; often nothing. */
        Coaching: {
            words: components["schemas"]["Message"][];
        };
        /** @description The people at a table, as far as the reader knows them, and the friends who could join them. */
        Company: {
            bonds: components["schemas"]["Bond"][];
            guests: components["schemas"]["Guest"][];
        };
        /** @description Two games with the same deal, seen from the same seat. */
        Comparison: {
            seat: number;
            /** @description How many lines are the same in both, before the first difference. */
            same: number;
            /** @description The table of the reader's own game. */
            table: string | null;
            mine: components["schemas"]["Course"];
            theirs: components["schemas"]["Course"];
        };
        ConfirmBody: {
            seat: number;
            revision: number;
            key: string;
        };
        /** @description A row or value that is right. */
        ConfirmedPlace: {
            place: string;
            value: {
                [key: string]: unknown;
            };
        };
        /** @description An entrant of a tournament. */
        Contender: {
            number: number;
            name: string;
            bot: string | null;
            mine: boolean;
            /** @description True if the entrant gets seats in the rounds to come. */
            active: boolean;
            /** @description The first round in which this entrant plays. */
            since: number;
        };
        /** @description Which match of which tournament a table plays. */
        ContestTable: {
            tournament: string;
            name: string;
            match: number;
            round: number;
            /** @description True if other tables still play the same deal: until they end, there is no replay and no record. */
            sealed: boolean;
        };
        /** @description A row or value that was corrected. */
        CorrectedPlace: {
            place: string;
            old: {
                [key: string]: unknown;
            };
            new: {
                [key: string]: unknown;
            };
        };
        /** @description An answer that loses clearly more points than the best one. */
        Cost: {
            token: string;
            loss: number;
        };
        /** @description The answers to which the coach objects, and the one that an adviser would give. */
        Costs: {
            costs: components["schemas"]["Cost"][];
            best: components["schemas"]["Answer"] | null;
        };
        /** @description One of two games that are compared. */
        Course: {
            /** @description The names of the seats. */
            names: string[];
            /** @description The points after each year; the last entry is the end. */
            points: components["schemas"]["Points"][];
            result: string;
            lines: components["schemas"]["LogLine"][];
        };
        /** @description The response of an authenticator, as `PublicKeyCredential.toJSON` writes it. */
        CredentialBody: {
            credential: {
                [key: string]: unknown;
            };
        };
        /** @description The deals of a day. */
        Daily: {
            day: string;
            today: string;
            /** @description The first day that has deals. */
            first: string;
            deals: components["schemas"]["DailyDeal"][];
        };
        /** @description One of the reader's own games. */
        DailyAttempt: {
            id: string;
            number: number;
            counted: boolean;
            table: string | null;
            over: boolean;
            points: number;
            /** @description `win`, `draw` or `loss`; empty until the game is over. */
            result: string;
        };
        /** @description The deal of the day for one game and kind, as far as the reader may see it. */
        DailyDeal: {
            game: string;
            /** @enum {string} */
            kind: "solo" | "duel" | "bots";
            players: number;
            /** @description True if a game that is begun now would count. */
            counts: boolean;
            attempts: components["schemas"]["DailyAttempt"][];
            /** @description Null until the reader's own first attempt is over. */
            ranking: components["schemas"]["DailyEntry"][] | null;
        };
        /** @description A place in the ranking of a day. */
        DailyEntry: {
            id: string;
            rank: number;
            name: string;
            mine: boolean;
            points: number;
            result: string;
        };
        /** @description Which attempt at which deal of the day a table plays. */
        DailyTable: {
            day: string;
            kind: string;
            number: number;
            /** @description True if it counts for the ranking of the day, so that there is neither undo nor a hint. */
            counted: boolean;
        };
        /** @description The days on which a person's turns take no time, in correspondence games. */
        DaysOff: {
            /** @description 0 is Monday. */
            weekdays: number[];
            /** @description Past ones of this year count towards the allowance and stay. */
            dates: string[];
            /** @description The time zone in which the days begin and end. */
            zone: string;
            most_weekdays: number;
            /** @description How many single days each year may have. */
            most_dates: number;
            /** @description The day from which the weekdays can be changed again; null: now. */
            weekdays_from: string | null;
        };
        /** @description The days on which a person's turns take no time. Days begin and end in the time zone. */
        DaysOffBody: {
            /** @default [] */
            weekdays?: number[];
            /** @default [] */
            dates?: string[];
            /** @default UTC */
            zone?: string;
        };
        /** @description A deal of a duplicate tournament that all tables have played. */
        Deal: {
            round: number;
            /** @description The average victory points of each seat. */
            averages: number[];
        };
        /** @description Which seat wins a match; without one, the match has no result. */
        DecisionBody: {
            winner?: number | null;
        };
        /** @description A person's data were deleted. */
        Deleted: {
            /** @description At how many tables they had a place. */
            tables: number;
        };
        /** @description A device that is signed in. */
        Device: {
            id: number;
            /** @description Browser and system, as far as they are known: `Firefox, Android`. */
            name: string;
            /** @description What its owner calls it. */
            label: string | null;
            /** @description When it was last used, to the day. */
            seen: string;
            /** @description True if the device sends this request. */
            current: boolean;
        };
        /** @description The owner's label of a device; if it is empty, the device's own name is shown again. */
        DeviceBody: {
            name: string;
        };
        /** @description A request was carried out, and there is nothing more to report. */
        Done: {
            done: boolean;
        };
        /** @description Whether the person wants the game to end now. */
        EndBody: {
            agree: boolean;
        };
        /** @description A request to end a game early. */
        Ending: {
            seat: number;
            /** @description True if it is this browser's request. */
            mine: boolean;
            /** @description The seats whose players have agreed. */
            agreed: number[];
            /** @description The seats whose players have not answered. */
            waiting: number[];
        };
        /** @description The server-sent events of a table: by event name, the data of the event. */
        Events: {
            state: components["schemas"]["State"];
            table: components["schemas"]["Table"];
            thinking: components["schemas"]["Thinking"];
            chat: components["schemas"]["Chat"];
        };
        /** @description A worked example of the rules: answers in a position of a real game, and what they changed. */
        Example: {
            id: string;
            seat: number;
            text: string;
            answers: string[];
            facts: components["schemas"]["ExampleFact"][];
        };
        /** @description Something that a worked example shows, before and after its answers. */
        ExampleFact: {
            /** @description The thing, with its numbers: `wineries-2`. */
            name: string;
            /** @description `number`, `money`, `flag`, `seat`, or the kind of noun of the ids. */
            kind: string;
            label: string;
            before: components["schemas"]["ExampleState"];
            after: components["schemas"]["ExampleState"];
        };
        /** @description Something that a worked example shows, at one moment. */
        ExampleState: {
            /** @description Numbers or ids, as in the view of the game; empty if there is nothing. */
            values: (number | string)[];
            /** @description Each of the values in words. */
            words: string[];
        };
        /** @description What the reveals of the answer after `count` lines brought a person, in points. */
        FatefulReveal: {
            seat: number;
            count: number;
            year: number;
            points: number;
        };
        /** @description A table of a round. */
        Fixture: {
            number: number;
            round: number;
            /** @description The entrants by seat; -1 for a house bot. */
            seats: number[];
            /** @enum {string} */
            state: "running" | "over" | "void" | "bye";
            /** @description True if the reader plays here. */
            mine: boolean;
            /** @description The id of the table, if the reader has a place there. */
            table: string | null;
            /** @description The link to watch or replay the game; null while the deal is secret. */
            watch: string | null;
            /** @description Victory points by seat; null until everybody may know them. */
            scores: number[] | null;
            /** @description Points by seat. */
            shares: number[] | null;
            /** @description In a duplicate tournament: victory points above the average of the same seat in this deal, by seat. */
            above: number[] | null;
        };
        /** @description Where a link has led: a table, and the seat that the browser now holds there. */
        Followed: {
            /** @description None if a person without a name would take an open seat and should be asked for one first. */
            table: string | null;
            seat: number | null;
        };
        /** @description What a seat will probably be asked next, if the others do nothing that matters for it. */
        Forecast: {
            /** @description The answers so far. */
            steps: components["schemas"]["PlanStep"][];
            /** @description Null: after these steps the turn is over. */
            question: components["schemas"]["Message"] | null;
            answers: components["schemas"]["PlanAnswer"][];
        };
        /** @description A tournament that was created. */
        Founded: {
            id: string;
        };
        /** @description A friend, or a person who has been asked. */
        Friend: {
            /** @description The number of the friendship. */
            id: number;
            name: string;
        };
        /** @description The number of a friendship. */
        FriendBody: {
            friend: number;
        };
        /** @description A table open to everybody at which a friend sits. */
        FriendTable: {
            id: string;
            game: string;
            friend: string;
        };
        From: {
            table: string;
            count: number;
        };
        /** @description A game and its options. */
        GameInfo: {
            name: string;
            title: string;
            rules: string;
            players: number[];
            options: components["schemas"]["OptionInfo"][];
            /** @description The levels of bots, easiest first. */
            bots: string[];
            /** @description The playing styles that bots of this game may have; the first is the default. */
            styles: string[];
            /** @description The levels that may have a style: `greedy:style=exporter`. */
            styled: string[];
        };
        /** @description A friend who has no seat at a table. */
        Guest: {
            /** @description The number of the friendship. */
            id: number;
            name: string;
            invited: boolean;
        };
        /** @description An event caused by an answer. */
        Happening: {
            message: components["schemas"]["Message"];
            /** @description The player it happened to; -1 for events that concern everybody. */
            seat: number;
            /** @description The places in the view that it changed: keys and indices, joined by slashes. */
            paths: string[];
            /**
             * @description An echo repeats the answer; a detail follows from other events.
             * @enum {string}
             */
            weight: "news" | "echo" | "detail";
        };
        /** @description Whether the server can do its work: `ok` if all its parts can. */
        Health: {
            ok: boolean;
            database: boolean;
            workers: boolean;
        };
        /** @description How much of a table's chat the reader has seen. */
        Heard: {
            /** @description The number of the last line that was seen. */
            number: number;
        };
        /** @description The number of the last chat line that was seen. */
        HeardBody: {
            number: number;
        };
        /** @description Whether a table is hidden from the browser's lists. */
        Hidden: {
            hidden: boolean;
        };
        /** @description Whether a chat line is hidden. */
        HiddenBody: {
            hidden: boolean;
        };
        /** @description Whether a table is hidden from the person's own lists. */
        HideBody: {
            hidden: boolean;
        };
        /** @description An answer that an adviser recommends. */
        Hint: {
            token: string;
            message: components["schemas"]["Message"];
            /** @description The estimated gain in points. */
            gain: number;
            /** @description The terms of the evaluation that gain most. */
            terms: components["schemas"]["Term"][];
        };
        /** @description Answers that an adviser recommends, the best first. */
        Hints: {
            answers: components["schemas"]["Hint"][];
        };
        /** @description Omitted fields stay as they are. */
        HintsBody: {
            hints?: boolean | null;
            coach?: boolean | null;
        };
        /** @description A webhook. */
        Hook: {
            id: number;
            /** @enum {string} */
            kind: "discord" | "slack" | "matrix" | "json";
            /** @description The host that it leads to. The whole address may be a secret, so it is not shown again. */
            host: string;
            /** @description The table that it is for; None: all tables that the person hosts. */
            table: string | null;
        };
        /** @description A webhook for one table or, without one, for all tables that the person hosts. */
        HookBody: {
            /** @enum {string} */
            kind: "discord" | "slack" | "matrix" | "json";
            url: string;
            table?: string | null;
        };
        /** @description How a person can come back. */
        Identity: {
            name: string;
            /** @description True if the person can come back after a device has lost its cookie. */
            kept: boolean;
            devices: components["schemas"]["Device"][];
            passkeys: components["schemas"]["Passkey"][];
            email: string | null;
            offers: components["schemas"]["Offers"];
        };
        /** @description A tour of the table before the first lesson. */
        Introduction: {
            game: string;
            /** @description True if this browser has seen it to its end. */
            seen: boolean;
            /** @description The learner's seat. */
            seat: number;
            stops: components["schemas"]["Stop"][];
            /** @description The first lesson. */
            next: string;
            state: components["schemas"]["State"];
        };
        /** @description A game's introduction. */
        IntroductionLine: {
            game: string;
            /** @description True if this browser has seen it to its end. */
            seen: boolean;
        };
        /** @description What a link leads to. */
        Invitation: {
            game: string;
            seats: components["schemas"]["OfferSeat"][];
            /** @description The options that differ from the defaults. */
            options: {
                [key: string]: boolean | number | string;
            };
            /** @description True if the game uses the corrected numbers of somebody's box. */
            corrected: boolean;
            /** @description Null: nobody has to hurry. */
            pace: components["schemas"]["Pace"] | null;
            /** @description True if the game counts for the ratings of its players. */
            rated: boolean;
            /** @enum {string} */
            level: "" | "beginner" | "regular" | "expert";
            language: string;
            /** @description Anybody may watch. */
            public: boolean;
            year: number;
            /** @description True if the game has begun; before that, the cards of a shared deal wait for players. */
            dealt: boolean;
            /**
             * @description The link restores a seat, invites to an open one, or shows the table to spectators.
             * @enum {string}
             */
            kind: "seat" | "invite" | "watch";
            /** @description The table, if this browser already has what the link gives. */
            here: string | null;
            /** @description The name of the person who invites; may be empty. */
            host: string;
            /** @description The seat that the link leads to; -1 for spectators. */
            seat: number;
            over: boolean;
            /** @description True if a person has played the seat, so that the other players are asked first. */
            asks: boolean;
        };
        /** @description An invitation by a friend. */
        Invited: {
            by: string;
            /** @description Leads to an open seat. */
            link: string;
        };
        /** @description A line of a leaderboard: a person who wants to be there, or a bot. */
        Leader: {
            /** @description Null for bots and provisional ratings. */
            rank: number | null;
            name: string;
            bot: string | null;
            /** @description The id of a published profile. */
            profile: string | null;
            mine: boolean;
            rating: number;
            spread: number;
            games: number;
            provisional: boolean;
        };
        /** @description The strongest players, ordered by the lower end of their intervals. */
        Leaderboard: {
            game: string;
            players: number;
            /** @description All games and numbers of players that can be rated. */
            pools: components["schemas"]["Pool"][];
            leaders: components["schemas"]["Leader"][];
            /** @description The reader's own rating, listed or not. */
            mine: components["schemas"]["Rating"] | null;
            /** @description True if the reader wants to be on leaderboards. */
            listed: boolean;
            /** @description How many games it takes until a rating is no longer provisional. */
            settled: number;
        };
        /** @description A lesson in progress. */
        Lesson: {
            game: string;
            lesson: string;
            title: components["schemas"]["Message"];
            about: components["schemas"]["Message"];
            /** @description How many of its steps are done; 0 again once it is finished. */
            number: number;
            steps: number;
            /** @description In a list: whether it was ever finished. In a lesson in progress: whether all its steps are done. */
            done: boolean;
            /** @description The learner's seat. */
            seat: number;
            /** @description True if the current step tests what was learned. */
            check: boolean;
            /** @description What to do now; the closing text when all steps are done. */
            step: components["schemas"]["Message"];
            hint: components["schemas"]["Message"];
            /** @description The lesson after this one. */
            next: string | null;
            reply: components["schemas"]["LessonReply"] | null;
            state: components["schemas"]["State"];
        };
        LessonAnswerBody: {
            token: string;
        };
        /** @description A summary of a lesson. */
        LessonLine: {
            game: string;
            lesson: string;
            title: components["schemas"]["Message"];
            about: components["schemas"]["Message"];
            /** @description How many of its steps are done; 0 again once it is finished. */
            number: number;
            steps: number;
            /** @description In a list: whether it was ever finished. In a lesson in progress: whether all its steps are done. */
            done: boolean;
        };
        /** @description Which answer to preview; without a token, all legal answers. */
        LessonPreviewBody: {
            token?: string | null;
        };
        /** @description The reply to an answer. Only answers of kind `right` and `on` were played. */
        LessonReply: {
            /** @enum {string} */
            kind: "right" | "on" | "other" | "wrong";
            message: components["schemas"]["Message"];
            rules: string[];
            moves: number;
        };
        /**
         * @description A link to follow. With `named`, an open seat is taken only if the player has a name.
         *
         *     With `watch`, the link leads to a place among the spectators, even if it is an invitation.
         */
        LinkBody: {
            link: string;
            /** @default false */
            named?: boolean;
            /** @default false */
            watch?: boolean;
        };
        /** @description How a table is offered to people who have no link to it. */
        Listing: {
            /** @description Anybody may take a free seat. */
            open: boolean;
            /** @description Anybody may watch. */
            public: boolean;
            /** @enum {string} */
            level: "" | "beginner" | "regular" | "expert";
            /** @description The language that is spoken at the table; empty if that does not matter. */
            language: string;
        };
        /** @description How a table is offered to people who have no link to it. */
        ListingBody: {
            /** @default false */
            open?: boolean;
            /** @default false */
            public?: boolean;
            /**
             * @default
             * @enum {string}
             */
            level?: "" | "beginner" | "regular" | "expert";
            /** @default  */
            language?: string;
        };
        /** @description The seconds that each player starts with, and gets after each turn. */
        LivePace: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "live";
            bank: number;
            increment: number;
            /** @default medium */
            bot?: string;
        };
        /**
         * @description The server-sent events of the lobby: by event name, the data of the event.
         *
         *     `tables` comes first, if the browser is known. The others come only if the request names the client's
         *     `mark` of the offers; their id is the next mark.
         */
        LobbyEvents: {
            tables: components["schemas"]["TableLine"][];
            offers: components["schemas"]["OfferChanges"];
            renew: components["schemas"]["Renewal"];
        };
        /** @description A line of the log. */
        LogLine: {
            number: number;
            seat: number;
            token: string | null;
            /** @description Null if the reader may not know the answer. */
            message: components["schemas"]["Message"] | null;
            /** @description The question that was asked. */
            question: components["schemas"]["Message"] | null;
            /** @description The events until the next question, in order. */
            events: components["schemas"]["Happening"][];
            /** @description The year in which the answer was given. */
            year: number;
            /** @description True if an answer begins a turn of its seat. */
            turn: boolean;
        };
        /** @description Whether a page is visible. */
        Looking: {
            looking: boolean;
        };
        /** @description Whether a page of a table is visible. */
        LookingBody: {
            tab: string;
            looking: boolean;
        };
        /** @description What a person would like to play, with anybody. */
        MatchBody: {
            game: string;
            players: number;
            /**
             * @default
             * @enum {string}
             */
            level?: "" | "beginner" | "regular" | "expert";
            /** @default  */
            language?: string;
            pace?: (components["schemas"]["LivePace"] | components["schemas"]["TurnsPace"]) | null;
            /** @default false */
            confirm?: boolean;
        };
        /** @description The table that a quick match has found or opened. */
        Matched: {
            id: string;
            /** @description True if it was already open; otherwise it was opened and waits for others. */
            joined: boolean;
        };
        /** @description What a browser's player has told about themselves. */
        Me: {
            name: string;
            language: string;
            /** @description The settings of the pages, once they are shared by the devices of a person with a kept identity. */
            settings: {
                [key: string]: boolean | string;
            } | null;
        };
        MeBody: {
            name?: string | null;
            language?: string | null;
            settings?: {
                [key: string]: boolean | string;
            } | null;
        };
        /** @description The key of a catalogue entry with its variables. The reader's program turns it into a sentence. */
        Message: {
            key: string;
            args: {
                [key: string]: number | string | components["schemas"]["Ref"];
            };
        };
        /** @description A person with whom the reader has shared a table, and a seat of theirs. */
        Met: {
            name: string;
            table: string;
            seat: number;
            /** @description At how many tables both had seats. */
            games: number;
            /** @description The time of the latest event at one of these tables. */
            last: string;
        };
        /** @description Which notifications a person wants about one table. */
        ModeBody: {
            /** @enum {string} */
            mode: "usual" | "all" | "none";
        };
        NewCampaign: {
            level: string;
            /** @default false */
            aggressive?: boolean;
            /** @default {} */
            options?: {
                [key: string]: unknown;
            };
        };
        NewSeat: {
            /** @enum {string} */
            kind: "person" | "bot" | "open";
            /** @default  */
            name?: string;
            bot?: string | null;
            /** @default false */
            mine?: boolean;
        };
        NewTable: {
            game: string;
            /** @default {} */
            options?: {
                [key: string]: unknown;
            };
            seats: components["schemas"]["NewSeat"][];
            /** @default false */
            hot_seat?: boolean;
            /** @default false */
            confirm?: boolean;
            /** @default false */
            coach?: boolean;
            /** @default false */
            shared?: boolean;
            /** @default false */
            rated?: boolean;
            seed?: number | null;
            record?: string | null;
            from?: components["schemas"]["From"] | null;
            pace?: (components["schemas"]["LivePace"] | components["schemas"]["TurnsPace"]) | null;
            listing?: components["schemas"]["ListingBody"] | null;
        };
        NewTournament: {
            name: string;
            game: string;
            /** @enum {string} */
            format: "robin" | "swiss" | "duplicate";
            players: number;
            rounds: number;
            /** @default {} */
            options?: {
                [key: string]: unknown;
            };
            /** @default [] */
            bots?: string[];
            /** @default medium */
            house?: string;
            /** @default false */
            listed?: boolean;
            /** @default false */
            late?: boolean;
            pace?: (components["schemas"]["LivePace"] | components["schemas"]["TurnsPace"]) | null;
            /** @default false */
            rated?: boolean;
            /** @default false */
            enters?: boolean;
        };
        /** @description A person's notification preferences, and what this server supports. */
        Notices: {
            channels: ("browser" | "push" | "mail")[];
            events: ("turn" | "began" | "over" | "invited" | "chat" | "clock")[];
            /** @description Quiet hours: `22:00-07:00`. */
            quiet: string | null;
            /** @description The time zone of the quiet hours: `Europe/Lisbon`. */
            zone: string;
            /** @description The minimum number of minutes between two mails. */
            digest: number;
            /** @description True if the person has chosen preferences before. */
            chosen: boolean;
            /** @description What a browser needs to subscribe to Web Push. */
            push_key: string;
            /** @description True if this device receives Web Push. */
            subscribed: boolean;
            /** @description How many devices of this person receive Web Push. */
            devices: number;
            /** @description True if this server sends mails. */
            mail: boolean;
            /** @description The address that mails go to. */
            email: string | null;
            hooks: components["schemas"]["Hook"][];
        };
        /** @description A table that everybody may join or watch. */
        Offer: {
            game: string;
            seats: components["schemas"]["OfferSeat"][];
            /** @description The options that differ from the defaults. */
            options: {
                [key: string]: boolean | number | string;
            };
            /** @description True if the game uses the corrected numbers of somebody's box. */
            corrected: boolean;
            /** @description Null: nobody has to hurry. */
            pace: components["schemas"]["Pace"] | null;
            /** @description True if the game counts for the ratings of its players. */
            rated: boolean;
            /** @enum {string} */
            level: "" | "beginner" | "regular" | "expert";
            language: string;
            /** @description Anybody may watch. */
            public: boolean;
            year: number;
            /** @description True if the game has begun; before that, the cards of a shared deal wait for players. */
            dealt: boolean;
            id: string;
            /** @description The host's seat. */
            host: number | null;
            /** @description How many seats can be taken; 0 if the table is not open. */
            free: number;
            /** @description Since when it is open. */
            since: string | null;
            /** @description True if one of its players is at the table now. */
            here: boolean;
        };
        /** @description The changes in the list of offered tables. */
        OfferChanges: {
            /** @description New tables and those that have changed. */
            changed: components["schemas"]["Offer"][];
            /** @description The ids of tables that are no longer offered. */
            gone: string[];
        };
        /** @description Tables that everybody may join or watch, newest first. */
        OfferList: {
            /** @description The state of the list: the stream of the lobby continues from here. */
            mark: string;
            open: components["schemas"]["Offer"][];
            /** @description How many open tables match in all. */
            open_count: number;
            public: components["schemas"]["Offer"][];
            /** @description How many public games match in all. */
            public_count: number;
        };
        /** @description A seat of a table that is offered. */
        OfferSeat: {
            /** @enum {string} */
            kind: "person" | "bot" | "open";
            /** @description Empty for people who have not agreed to be shown: only hosts and the players of public games are. */
            name: string;
            bot: string | null;
        };
        /** @description The ways to keep an identity that this server offers besides personal links. */
        Offers: {
            passkeys: boolean;
            mail: boolean;
        };
        /** @description A table that was opened. */
        Opened: {
            id: string;
        };
        /** @description A person or a bot that a person has played against. */
        Opponent: {
            /** @description Empty for a person who is no longer known, or has not published a profile. */
            name: string;
            bot: string | null;
            profile: string | null;
            games: number;
            /** @description In how many of them the person finished ahead; a tie is half a game. */
            ahead: number;
        };
        OptionInfo: {
            name: string;
            default: boolean | number | string;
            choices: (boolean | number | string)[];
            help: string;
            /** @description True if only a solo game may change it. */
            solo: boolean;
        };
        /** @description How much time players have. Live: a stock and an increment; correspondence: hours for each turn. */
        Pace: {
            /** @enum {string} */
            kind: "live" | "turns";
            /** @description Live: the seconds that each player starts with. */
            bank: number;
            /** @description Live: the seconds that a player gets after each turn. */
            increment: number;
            /** @description Correspondence: the hours for each turn. They do not pass on the player's days off. */
            hours: number;
            /** @description The bot that plays the rest of a turn when the time is over. */
            bot: string;
        };
        /** @description A paragraph of the rules reference. */
        Paragraph: {
            anchor: string;
            heading: string;
            /** @description 1 for the title, 2 for a chapter, and so on. */
            level: number;
            /** @description Safe to insert into a page: the server makes it from our own text without raw HTML or styles. */
            html: string;
            examples: components["schemas"]["Example"][];
        };
        /** @description A passkey with which the person signs in. */
        Passkey: {
            id: number;
            /** @description Where it was made: browser and system. */
            name: string;
            created: string;
        };
        /** @description The people whom the reader knows here. */
        People: {
            friends: components["schemas"]["Friend"][];
            /** @description The people who want to be the reader's friends. */
            asking: components["schemas"]["Friend"][];
            /** @description The people whom the reader has asked and who have not answered. */
            asked: components["schemas"]["Friend"][];
            /** @description Other people with whom the reader has played, most recent first. */
            met: components["schemas"]["Met"][];
            blocked: components["schemas"]["Blocked"][];
            /** @description Open tables of friends that have a free seat. */
            tables: components["schemas"]["FriendTable"][];
        };
        /** @description The person who holds a seat of a table, or has written a chat line there. */
        PersonBody: {
            table: string;
            seat?: number | null;
            line?: number | null;
        };
        /** @description A single-use link that signs in another device. It is never shown again. */
        PersonalLink: {
            link: string;
            /** @description The same as a QR code, in SVG. */
            qr: string;
            /** @description How many minutes the link is valid. */
            minutes: number;
        };
        /** @description An entrant's place in the standings. */
        Place: {
            rank: number;
            entrant: number;
            /** @description The sum over all tables of the share of opponents beaten there. */
            points: number;
            played: number;
            wins: number;
            victory_points: number;
            /** @description The points of all opponents, which break ties first. */
            opponents: number;
            /** @description The points of opponents beaten, and half of those drawn with, which break ties next. */
            beaten: number;
            /** @description In a duplicate tournament: victory points above the average of the same seats, which decide. */
            above: number;
            /** @description In how many deals the entrant was above the average. */
            better: number;
        };
        /** @description The turn that a seat has prepared. Nobody else learns of it. */
        Plan: {
            /** @description Empty: nothing is prepared. */
            steps: components["schemas"]["PlanStep"][];
            /** @description How many of the steps have been played. */
            played: number;
            /** @description True if the next step will be played if it is still possible and still costs and yields the same. */
            waits: boolean;
            /**
             * @description Why the rest was not played: the seat has answered otherwise or was asked something else, or its answer
             *         is not possible or costs or yields something else.
             */
            dropped: ("passed" | "question" | "impossible" | "changed") | null;
        };
        PlanAnswer: {
            token: string;
            message: components["schemas"]["Message"];
        };
        /** @description The answers of a prepared turn, in order. */
        PlanBody: {
            seat: number;
            /** @default [] */
            tokens?: string[];
        };
        /** @description An answer of a prepared turn. */
        PlanStep: {
            token: string;
            question: components["schemas"]["Message"];
            answer: components["schemas"]["Message"];
        };
        /** @description A finished game for other programs that keep a log of plays. This server sends nothing to them. */
        PlayLog: {
            /** @description A link that opens BG Stats with the play filled in. */
            bgstats: string;
            /** @description The page of the game on BoardGameGeek, where a play can be logged. */
            bgg: string;
            /** @description The play as JSON, with the names that the form of BoardGameGeek gives to its fields. */
            form: string;
            date: string;
            players: components["schemas"]["PlayLogPlayer"][];
        };
        PlayLogPlayer: {
            name: string;
            bot: string | null;
            points: number;
            won: boolean;
            /** @description True for the seat that was asked first. */
            first: boolean;
        };
        /** @description A game in a person's history. */
        PlayedGame: {
            game: string;
            players: number;
            /** @description The table, for those who may open it. */
            table: string | null;
            ended: string;
            seat: number;
            place: number;
            points: number;
            /** @description Of a solo game: win, draw or loss. */
            result: string;
            rated: boolean;
            abandoned: boolean;
            /** @description How far a rated game moved the rating. */
            change: number | null;
            seats: components["schemas"]["PlayedSeat"][];
            sources: {
                [key: string]: number;
            };
        };
        PlayedSeat: {
            name: string;
            bot: string | null;
            points: number;
            place: number;
            mine: boolean;
        };
        /** @description The points of every seat at the end of a year, or the current points. */
        Points: {
            year: number;
            scores: number[];
        };
        /** @description A game and a number of players, for which separate ratings are kept. */
        Pool: {
            game: string;
            players: number;
        };
        /** @description What an answer will certainly change in the view of the seat that gives it. */
        Preview: {
            token: string;
            changes: components["schemas"]["Change"][];
        };
        /**
         * @description Which answer to preview, for which seat; without a token, all legal answers.
         *
         *     With a revision, a question that has been answered in the meantime has no previews and causes no error.
         */
        PreviewBody: {
            seat: number;
            revision?: number | null;
            token?: string | null;
        };
        Previews: {
            previews: components["schemas"]["Preview"][];
        };
        /** @description After how many days the server deletes something automatically; 0: never. */
        Privacy: {
            /** @description Finished tables, since their last change. */
            finished: number;
            /** @description Unfinished tables, since their last change. */
            idle: number;
            /** @description Everything about a browser, since its last visit. */
            browsers: number;
        };
        /** @description What a person has played. Only they see it, unless they publish it. */
        Profile: {
            /** @description The id under which the profile is published. */
            id: string | null;
            name: string;
            mine: boolean;
            /** @description For the person: whether their ratings are on the leaderboards. */
            listed: boolean;
            /** @description True if there is no server, so that nothing can be published. */
            alone: boolean;
            statistics: components["schemas"]["Statistics"][];
            /** @description The newest games, newest first. */
            games: components["schemas"]["PlayedGame"][];
        };
        /** @description What a person shows to everybody; omitted fields stay as they are. */
        ProfileBody: {
            published?: boolean | null;
            listed?: boolean | null;
        };
        /** @description A person's standing after a game. */
        Progress: {
            ended: string;
            points: number;
            /** @description 1 for a win, a fraction for a shared one. */
            won: number;
            rating: number | null;
            spread: number | null;
        };
        /** @description A puzzle on the board. */
        Puzzle: {
            id: string;
            game: string;
            players: number;
            /** @enum {string} */
            kind: "turn" | "win";
            /** @description From 1, the easiest, to 5. */
            level: number;
            year: number;
            /** @description Whether the reader's first attempt was right; null before it. */
            solved: boolean | null;
            seat: number;
            rating: number;
            next: string | null;
            /** @description Null until the reader has answered. */
            verdict: components["schemas"]["Verdict"] | null;
            state: components["schemas"]["State"];
        };
        /** @description An answer to a puzzle, in hindsight. */
        PuzzleAnswer: {
            token: string;
            message: components["schemas"]["Message"];
            /** @description How many victory points worse than the best answer it is. */
            loss: number;
        };
        /** @description A summary of a puzzle. */
        PuzzleLine: {
            id: string;
            game: string;
            players: number;
            /** @enum {string} */
            kind: "turn" | "win";
            /** @description From 1, the easiest, to 5. */
            level: number;
            year: number;
            /** @description Whether the reader's first attempt was right; null before it. */
            solved: boolean | null;
        };
        /** @description An answer of the best turn. */
        PuzzleStep: {
            /** @description For answers that mean nothing without it. */
            question: components["schemas"]["Message"] | null;
            message: components["schemas"]["Message"];
        };
        /** @description All puzzles, and how the reader has fared. */
        Puzzles: {
            rating: number;
            tries: number;
            right: number;
            puzzles: components["schemas"]["PuzzleLine"][];
            /** @description A puzzle that the reader has not attempted, about as hard as the reader is strong. */
            next: string | null;
        };
        /** @description What is asked. */
        Question: {
            key: string;
            args: {
                [key: string]: number | string | components["schemas"]["Ref"];
            };
            /** @description The rule that asks, in English, for developers. */
            rule: string;
        };
        /** @description A person's strength, as far as it is known. */
        Rating: {
            game: string;
            players: number;
            rating: number;
            /** @description Half the width of the interval around the rating, with about 95% certainty. */
            spread: number;
            games: number;
            /** @description True if too few games have been counted. */
            provisional: boolean;
        };
        /** @description A noun of a game: its kind and its id. The catalogues name it. */
        Ref: {
            ref: [
                string,
                string
            ];
        };
        /** @description An answer that is not possible now, and why. */
        Refusal: {
            token: string;
            /** @description The answer that is refused. */
            answer: components["schemas"]["Message"];
            /** @description Why it is not possible. */
            message: components["schemas"]["Message"];
            /** @description The rule, in English, for developers. */
            rule: string;
            /** @description The paragraphs of the rules reference: anchors of its `Book`. */
            rules: string[];
        };
        /** @description Where a game is played again: at a new table, or at the one that another player has opened. */
        Rematch: {
            table: string | null;
            /** @description The page of the other player's invitation. */
            link: string | null;
        };
        /** @description The smallest number of answers after which a refused one is possible; null if none are found. */
        Remedy: {
            answers: components["schemas"]["Answer"][] | null;
        };
        /** @description Whom the host removes: the author of a chat line, or a spectator by their key. */
        RemovalBody: {
            line?: number | null;
            key?: string | null;
        };
        /** @description Too much has changed in the list of offered tables: request it again. */
        Renewal: {
            mark: string;
        };
        /** @description The course of a game as far as the reader may see it. */
        Replay: {
            count: number;
            lines: components["schemas"]["ReplayLine"][];
            years: components["schemas"]["ReplayYear"][];
        };
        ReplayLine: {
            number: number;
            seat: number;
            token: string | null;
            /** @description Null if the reader may not know the answer. */
            message: components["schemas"]["Message"] | null;
            /** @description The question that was asked. */
            question: components["schemas"]["Message"] | null;
            /** @description The events until the next question, in order. */
            events: components["schemas"]["Happening"][];
            /** @description The year in which the answer was given. */
            year: number;
            /** @description True if an answer begins a turn of its seat. */
            turn: boolean;
            count: number;
        };
        ReplayYear: {
            year: number;
            /** @description How many lines the log has when the year begins. */
            count: number;
        };
        /** @description A chat line to report, and why. */
        ReportBody: {
            line: number;
            /** @default  */
            reason?: string;
        };
        /** @description A finished game in hindsight. While `ready` is false, `done` of `of` answers have been judged. */
        Review: {
            ready: boolean;
            done: number;
            of: number;
            /** @description Empty for a solo game that no network can judge. */
            chances: components["schemas"]["Chances"][];
            turning: components["schemas"]["TurningPoint"][];
            /** @description Empty if no network can judge the game; so is `reveals`. */
            balance: components["schemas"]["Balance"][];
            reveals: components["schemas"]["FatefulReveal"][];
        };
        /** @description The hash of the share that a seat contributes to the deal. */
        SealBody: {
            seat: number;
            seal: string;
        };
        Seat: {
            seat: number;
            /** @enum {string} */
            kind: "person" | "bot" | "open";
            name: string;
            /** @description The code of the bot that currently plays here, even if it stands in for an absent person. */
            bot: string | null;
            /** @description True for a person's seat that a bot plays until the person is back. */
            stand_in: boolean;
            /** @description True if a browser that holds this seat is connected. */
            online: boolean;
            /** @description True if this browser holds the seat. */
            mine: boolean;
            /** @description How many browsers hold the seat; several can see its hand. */
            holders: number;
        };
        SeatAction: {
            /** @enum {string} */
            action: "take" | "leave" | "stand-in" | "back" | "bot" | "only-here" | "agree" | "refuse";
            name?: string | null;
            bot?: string | null;
            invite?: string | null;
        };
        /** @description The games that a person has played from one seat. */
        SeatRecord: {
            seat: number;
            games: number;
            wins: number;
            points: number;
        };
        /** @description The secret in a link to an identity. */
        SecretBody: {
            secret: string;
        };
        /** @description A mail is on its way; the response never reveals whether the address is known here. */
        Sent: {
            /** @description How many minutes the link in it is valid. */
            minutes: number;
        };
        /** @description Why a request was refused. `message` is there when a rule refused an answer. */
        ServerProblem: {
            /** @enum {string} */
            error: "web-error-bad-request" | "web-error-not-yours" | "web-error-no-page" | "web-error-no-table" | "web-error-no-campaign" | "web-error-bad-link" | "web-error-stale" | "web-error-running" | "web-error-full" | "web-error-old-rules" | "web-error-too-large" | "web-error-illegal" | "web-error-not-asked" | "web-error-undo" | "web-error-bad-record" | "web-error-newer-record" | "web-error-too-many" | "web-error-quota" | "web-error-closed" | "web-error-banned" | "web-error-hand-known" | "web-error-others-play" | "web-error-many-open" | "web-error-daily-counts" | "web-error-daily-hidden" | "web-error-contest" | "web-error-sealed" | "web-error-few-entrants" | "web-error-many-games" | "web-error-entered" | "web-error-not-open" | "web-error-rated" | "web-error-unratable" | "web-error-damaged" | "web-error-unavailable" | "web-error-storage-full" | "web-error-storage-denied" | "web-error-alone" | "web-error-private-address" | "web-error-used-link" | "web-error-other-browser" | "web-error-passkey" | "web-error-last-device" | "web-error-too-late" | "web-error-days-off" | "web-error-turned-away" | "web-error-silenced" | "web-error-blocked-word" | "web-error-server";
            /** @description In English, for developers. */
            detail: string;
            message?: components["schemas"]["Message"];
            rule?: string;
            revision?: number;
            /** @description The id of a request that failed, as in the log. */
            request?: string;
        };
        /** @description The share that a seat has sealed. */
        ShareBody: {
            seat: number;
            share: string;
        };
        /** @description Where the game's seed comes from, and what proves it. */
        Shuffle: {
            /**
             * @description The server drew it; somebody named it or brought it in a record; the server and the seats made it.
             * @enum {string}
             */
            kind: "server" | "chosen" | "shared";
            /** @description The seed, if somebody may know it: then it is shown to everybody. */
            seed: string | null;
            /** @description The hash that commits the server to its seed, or its part; the finished game's record opens it. */
            commitment: string | null;
            /** @description A shared deal starts again if people change seats while shares are opened. */
            round: number;
            /** @description False while a shared deal waits. Until then the state shows a sample deal, and nobody is asked. */
            dealt: boolean;
            /** @description True if every seat is taken and every share is sealed: now the browsers open their shares. */
            opening: boolean;
            /** @description By seat, the hash that commits it to its share. */
            seals: {
                [key: string]: string;
            };
            /** @description The seats that have opened their shares. */
            opened: number[];
        };
        /** @description Points from one source: the person's average, and that of strong players. */
        SourceAverage: {
            source: string;
            average: number;
            strong: number | null;
        };
        /**
         * @description The table as one seat (or a spectator) sees it.
         *
         *     The event `state` has its `revision` as id. The revision grows by one with every change that this reader
         *     can notice: an answer with the forced answers after it, an undo, a confirmation. Each seat has its own
         *     revisions.
         */
        State: {
            revision: number;
            view: components["schemas"]["VinhosView"] | components["schemas"]["ViticultureView"];
            /** @description The paragraphs of the rules reference that the question rests on. */
            rules: string[];
            /** @description For the seat that must answer; empty for everybody else. */
            answers: components["schemas"]["Answer"][];
            /** @description For the seat that must answer; empty for everybody else. */
            refusals: components["schemas"]["Refusal"][];
            /** @description How many lines the reader's log has. */
            count: number;
            /** @description The seat's own answers in this turn that can still be taken back, oldest first. */
            trail: components["schemas"]["TrailEntry"][];
            undo_refused: components["schemas"]["UndoRefused"] | null;
            /** @description True if the seat has to confirm its turn (a setting of the table). */
            confirm: boolean;
            /** @description The seat whose turn waits for its confirmation: until then nobody else is asked. */
            held_by: number | null;
            /** @description The points after each year so far; the last entry has the current points. */
            points: components["schemas"]["Points"][];
            /** @description The outcome of a finished solo game: win, draw or loss. */
            result: string;
            /** @description The number of the first line in `log`. It replaces that line and all later ones that the client has. */
            log_from: number;
            log: components["schemas"]["LogLine"][];
        };
        /** @description A person's games of one game and number of players. */
        Statistics: {
            game: string;
            players: number;
            games: number;
            wins: number;
            points: number;
            best: number;
            /** @description The average points of strong players. */
            strong: number | null;
            rating: components["schemas"]["Rating"] | null;
            seats: components["schemas"]["SeatRecord"][];
            opponents: components["schemas"]["Opponent"][];
            sources: components["schemas"]["SourceAverage"][];
            /** @description Every game, oldest first. */
            progress: components["schemas"]["Progress"][];
        };
        /** @description A stop of an introduction's tour of the table. */
        Stop: {
            title: components["schemas"]["Message"];
            text: components["schemas"]["Message"];
            /** @description The spots that it is about; `*` at the end of a name stands for anything. Empty: the whole table. */
            spots: string[];
        };
        /** @description No more mails go to this address. */
        Stopped: {
            stopped: boolean;
        };
        /** @description A subscription to Web Push, as `PushSubscription.toJSON` writes it. */
        SubscriptionBody: {
            endpoint: string;
            public_key: string;
            auth: string;
        };
        /** @description Who sits at a table and how to reach it, as one browser may see it. Links are paths. */
        Table: {
            id: string;
            game: string;
            /** @description The chosen options, by name. Corrected data tables are not sent. */
            options: {
                [key: string]: boolean | number | string;
            };
            seats: components["schemas"]["Seat"][];
            /** @description True if this browser opened the table and may change seats. */
            host: boolean;
            /** @description True if the players share one screen: hands are hidden between turns. */
            hot_seat: boolean;
            /** @description True if the seat that must answer may ask for hints. */
            hints: boolean;
            /** @description True if a coach speaks to the seat that must answer. */
            coach: boolean;
            over: boolean;
            /** @description Why the bot that must answer cannot play now; the server keeps trying. */
            trouble: ("bot" | "storage") | null;
            /** @description A path that lets anybody watch. */
            watch_link: string;
            /** @description For each seat that this browser holds: the secret path that restores it on another device. */
            seat_links: {
                [key: string]: string;
            };
            /** @description For the host: the path that invites a person to an open seat. */
            invite_links: {
                [key: string]: string;
            };
            /** @description The campaign that this game belongs to. */
            campaign: string | null;
            shuffle: components["schemas"]["Shuffle"];
            /** @description True if the game was ended early, by its players or by an operator of the server. */
            closed: boolean;
            /** @description The request to take over a seat that another person has played. */
            takeover: components["schemas"]["Takeover"] | null;
            /** @description The attempt at a deal of the day that is played here. */
            daily: components["schemas"]["DailyTable"] | null;
            /** @description True if the game counts for its players' ratings: no undo, no advice, and leaving loses. */
            rated: boolean;
            /** @description The match of a tournament that is played here. */
            contest: components["schemas"]["ContestTable"] | null;
            /** @description Null: nobody has to hurry. */
            pace: components["schemas"]["Pace"] | null;
            clock: components["schemas"]["Clock"] | null;
            listing: components["schemas"]["Listing"];
            /** @description The request to end the game early. */
            ending: components["schemas"]["Ending"] | null;
        };
        /** @description A summary of one of the browser's tables, or of one to which a friend has invited its player. */
        TableLine: {
            id: string;
            game: string;
            seats: components["schemas"]["TableSeat"][];
            year: number;
            over: boolean;
            my_turn: boolean;
            /** @description The seat that has to act; null before the cards are dealt. */
            asked: number | null;
            /** @description True if the browser has a seat there; otherwise it watches. */
            playing: boolean;
            winners: number[];
            updated: string;
            pace: components["schemas"]["Pace"] | null;
            /** @description When the time of the player who must answer is over. */
            until: string | null;
            /** @description How many chat lines of others the browser's player has not seen. */
            unread: number;
            /** @description Who invites the player, who has no place there yet, and how to accept. */
            invited: components["schemas"]["Invited"] | null;
        };
        /** @description A person's notification preferences for one table. */
        TableNotices: {
            /** @enum {string} */
            mode: "usual" | "all" | "none";
            /** @description The channels that the person has turned on. */
            channels: ("browser" | "push" | "mail")[];
            /** @description True if the person may add webhooks to this table. */
            host: boolean;
            /** @description Their webhooks for this table. */
            hooks: components["schemas"]["Hook"][];
        };
        TableSeat: {
            name: string;
            /** @enum {string} */
            kind: "person" | "bot" | "open";
            bot: string | null;
        };
        /** @description A request to take over a seat, which needs the agreement of all other players. */
        Takeover: {
            seat: number;
            name: string;
            /** @description True if it is this browser's request. */
            mine: boolean;
            /** @description The seats whose players have agreed. */
            agreed: number[];
            /** @description The seats whose players have not answered. */
            waiting: number[];
        };
        Term: {
            term: string;
            gain: number;
        };
        /** @description A bot has begun to think. */
        Thinking: {
            seat: number;
        };
        /** @description What a link to an identity would do. */
        Ticket: {
            /**
             * @description It signs in, directly or from a mail; or it verifies the address that it was sent to.
             * @enum {string}
             */
            kind: "device" | "email" | "address";
            /** @description The person whose identity it is. */
            name: string;
            /** @description True if this browser is already signed in as that person. */
            mine: boolean;
            /** @description The address that would be kept; sent only to the person who asked for it. */
            address: string | null;
            /** @description How many tables of this browser would become the person's. */
            brings: number;
        };
        /** @description The server-sent events on the page of a tournament: by event name, the data of the event. */
        TournamentEvents: {
            tournament?: components["schemas"]["TournamentInfo"];
        };
        /** @description A tournament as a reader may see it. */
        TournamentInfo: {
            id: string;
            name: string;
            game: string;
            /** @enum {string} */
            format: "robin" | "swiss" | "duplicate";
            players: number;
            /** @description Rounds of a Swiss tournament, deals of a duplicate, or how often everybody meets in a round robin. */
            rounds: number;
            options: {
                [key: string]: unknown;
            };
            /** @description The bot that plays for absent people and at free seats. */
            house: string;
            listed: boolean;
            late: boolean;
            /** @description How much time people have at their tables; null: as much as they want. */
            pace: components["schemas"]["Pace"] | null;
            /** @description Games in which people play count for their ratings. */
            rated: boolean;
            /** @enum {string} */
            state: "open" | "running" | "over" | "cancelled";
            round: number;
            total: number;
            host: string;
            hosted: boolean;
            /** @description The reader's number as an entrant. */
            me: number | null;
            may_enter: boolean;
            /** @description The minimum number of entrants. */
            needed: number;
            /** @description The maximum number of entrants. */
            most: number;
            entrants: components["schemas"]["Contender"][];
            standings: components["schemas"]["Place"][];
            matches: components["schemas"]["Fixture"][];
            deals: components["schemas"]["Deal"][];
        };
        /** @description A tournament in the list. */
        TournamentLine: {
            id: string;
            name: string;
            game: string;
            /** @enum {string} */
            format: "robin" | "swiss" | "duplicate";
            players: number;
            /** @enum {string} */
            state: "open" | "running" | "over" | "cancelled";
            round: number;
            /** @description How many rounds it has; 0 as long as that depends on the number of entrants. */
            total: number;
            entrants: number;
            /** @description The name of its host. */
            host: string;
            /** @description True if the reader hosts it. */
            hosted: boolean;
            /** @description True if the reader plays in it. */
            entered: boolean;
            updated: string;
        };
        /** @description An answer that can be taken back. Undo to `count` lines removes it and everything after it. */
        TrailEntry: {
            count: number;
            message: components["schemas"]["Message"];
        };
        /** @description An answer that cost a person points compared with `best`, given after `count` lines. */
        TurningPoint: {
            seat: number;
            count: number;
            year: number;
            loss: number;
            given: components["schemas"]["Message"];
            best: components["schemas"]["Message"];
            /** @description What should have followed in the same turn. */
            then: components["schemas"]["Message"][];
        };
        /** @description The hours for each turn of a correspondence game. */
        TurnsPace: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "turns";
            hours: number;
            /** @default medium */
            bot?: string;
        };
        UndoBody: {
            seat: number;
            revision: number;
            key: string;
            count: number;
        };
        /** @description Why nothing can be taken back. */
        UndoRefused: {
            message: components["schemas"]["Message"];
            rule: string;
        };
        /** @description The verdict on an answer to a puzzle. */
        Verdict: {
            token: string;
            right: boolean;
            /** @description True if it was the reader's first attempt. */
            counted: boolean;
            /** @description How the rating has changed. */
            change: number;
            /** @description All answers, the best first. */
            answers: components["schemas"]["PuzzleAnswer"][];
            /** @description The best turn, answer by answer, as far as the search has followed it. */
            turn: components["schemas"]["PuzzleStep"][];
        };
        VinhosEstateView: {
            region: string | null;
            colour: ("red" | "white") | null;
            vineyards: string[];
            wineries: number;
            enologists: number;
            cellar: boolean;
            waiting_cubes: number;
            next_production: number;
            wines: (components["schemas"]["VinhosWineView"] | null)[];
        };
        VinhosExpertDeckView: {
            top: string | null;
            tiles: string[];
        };
        VinhosExportSlot: {
            id: string;
            column: number;
            value: number;
            points: number;
            seat: number | null;
        };
        VinhosExportView: {
            majorities: number[];
            slots: components["schemas"]["VinhosExportSlot"][];
        };
        /** @description What is printed on the board and the tiles. */
        VinhosFacts: {
            /** @description Points at the end of the game for each balance, from an empty account upwards. */
            account_points: number[];
            /** @description What each step up costs and each step down pays, from the lowest step upwards. */
            investment: components["schemas"]["VinhosInvestmentFacts"];
            /** @description Fair points by space of a feature's track. */
            track: number[];
            experts_by_value: number[];
            points_above: number;
            /** @description The value that a wine gains in each slot of a cellar. */
            ageing: number[];
            /** @description The experts that move their feature at the Fair. */
            arrows: string[];
            prices: components["schemas"]["VinhosPricesFacts"];
            managers: components["schemas"]["VinhosManagerFacts"][];
            /** @description The plots of an estate; each holds a vineyard or a winery. */
            plots: number;
            /** @description The slots of a cellar; a warehouse has only the first ones. */
            store: number;
        };
        VinhosFairSlot: {
            id: string;
            features: ("taste" | "aroma" | "look" | "alcohol")[];
            bonus: string;
            /** @description What its two features are worth now. */
            points: number;
            seat: number | null;
        };
        VinhosFeatureView: {
            space: number;
            points: number;
        };
        VinhosInvestmentFacts: {
            lowest: number;
            costs: number[];
            payouts: number[];
        };
        /** @description A manager's row of the court: the manager's own space, the bonus actions, the multipliers. */
        VinhosManagerFacts: {
            /** @enum {string} */
            manager: "alexandre" | "beatriz" | "constantino";
            bonuses: string[];
            multipliers: string[];
        };
        VinhosOptions: {
            /** @description Corrected data tables. */
            tables?: unknown;
            regions: string;
            turn_order_by_region: boolean;
            barrels_home_in_maintenance: boolean;
            cash_multiplier_cap: boolean;
            two_player_fair: boolean;
        };
        VinhosPricesFacts: {
            winery: number;
            cellar: number;
            enologist: number;
            expert: number;
        };
        VinhosRegionView: {
            id: string;
            in_play: boolean;
            cubes: number;
            room: number;
            top: components["schemas"]["VinhosTile"] | null;
            /** @description The tiles left in the deck, sorted. */
            tiles: string[];
            /** @description The order of the deck, for a seat that knows it; null for others. */
            order: string[] | null;
            /** @description The seats with an estate there, once for each estate. */
            discs: number[];
        };
        VinhosSaleSlot: {
            id: string;
            hangout: string;
            /** @enum {string} */
            colour: "red" | "white";
            value: number;
            seat: number | null;
        };
        VinhosSeatView: {
            /** @description Points so far. */
            score: number;
            /** @description Points by source if the game ended now. */
            breakdown: {
                [key: string]: number;
            };
            cash: number;
            account: number;
            investment: number;
            fair_points: number;
            /** @description How many experts the announced wine allows; null without an announcement. */
            fair_tile: number | null;
            barrels: number;
            /** @enum {string} */
            marker: "bank" | "cellars" | "enologists" | "export" | "pass_press_release" | "sales" | "vineyards" | "wine_experts" | "wineries";
            /** @description The price of moving to each space. */
            moves: {
                [key: string]: number;
            };
            experts_up: string[];
            experts_down: string[];
            /** @description The experts chosen for the Fair; null where the reader may not know them. */
            experts_chosen: string[] | null;
            porto: number;
            benefit_taken: boolean;
            court: {
                [key: string]: number;
            };
            estates: components["schemas"]["VinhosEstateView"][];
        };
        VinhosTile: {
            id: string;
            /** @enum {string} */
            colour: "red" | "white";
            cost: number;
        };
        /** @description What a seat may know of a position of Vinhos. */
        VinhosView: {
            players: number;
            /** @description The reader's seat; null for a spectator. */
            seat: number | null;
            over: boolean;
            winners: number[];
            /** @description The seat that answers now; -1 when the game is over. */
            to_answer: number;
            /** @description What that seat is asked; null where the reader may not know it. */
            question: components["schemas"]["Question"] | null;
            /** @description The tokens of the legal answers, for the seat that is asked. */
            legal: string[];
            /** @constant */
            game: "vinhos";
            options: components["schemas"]["VinhosOptions"];
            year: number;
            phase: number;
            order: number[];
            lower_row: (number | null)[];
            /** @enum {string} */
            tax_space: "bank" | "cellars" | "enologists" | "export" | "pass_press_release" | "sales" | "vineyards" | "wine_experts" | "wineries";
            years: components["schemas"]["VinhosYearView"][];
            vintage: components["schemas"]["VinhosVintageView"];
            features: components["schemas"]["VinhosViewFeatures"];
            regions: components["schemas"]["VinhosRegionView"][];
            experts: components["schemas"]["VinhosViewExperts"];
            supply: components["schemas"]["VinhosViewSupply"];
            sales: components["schemas"]["VinhosSaleSlot"][];
            export: components["schemas"]["VinhosExportView"];
            multipliers: {
                [key: string]: (number | null)[];
            };
            multiplier_points: {
                [key: string]: number[];
            };
            cash_per_point: number[];
            fair_slots: components["schemas"]["VinhosFairSlot"][];
            seats: components["schemas"]["VinhosSeatView"][];
        };
        VinhosViewExperts: {
            taste: components["schemas"]["VinhosExpertDeckView"];
            aroma: components["schemas"]["VinhosExpertDeckView"];
            look: components["schemas"]["VinhosExpertDeckView"];
            alcohol: components["schemas"]["VinhosExpertDeckView"];
        };
        VinhosViewFeatures: {
            taste: components["schemas"]["VinhosFeatureView"];
            aroma: components["schemas"]["VinhosFeatureView"];
            look: components["schemas"]["VinhosFeatureView"];
            alcohol: components["schemas"]["VinhosFeatureView"];
        };
        VinhosViewSupply: {
            cubes: number;
            wineries: number;
            cellars: number;
            enologists: number;
            porto: number;
        };
        VinhosVintageView: {
            id: string;
            weather: number;
            alexandre: ("red" | "white") | null;
            beatriz: number | null;
            constantino: string[];
            to_come: string[];
        };
        VinhosWineView: {
            production: number;
            value: number;
            /** @enum {string} */
            colour: "red" | "white";
            region: string;
        };
        VinhosYearView: {
            year: number;
            /** @enum {string} */
            tax_space: "bank" | "cellars" | "enologists" | "export" | "pass_press_release" | "sales" | "vineyards" | "wine_experts" | "wineries";
            /** @description The points for each place at the Fair that ends the year; null in a year without a Fair. */
            prizes: number[] | null;
        };
        /** @description An action of the board. */
        ViticultureActionFacts: {
            /** @enum {string} */
            season: "summer" | "winter";
            amount: number;
            cost: number;
            bonus: components["schemas"]["ViticultureGainFacts"];
        };
        ViticultureActionView: {
            id: string;
            spaces: components["schemas"]["ViticultureSpaces"];
            /** @description The seats whose grande worker stands beside the action. */
            beside: number[];
        };
        ViticultureAutomaView: {
            points: number;
            years: number;
            /** @description The player's bonus action tokens. */
            tokens: number;
            rows_with_token: ("row-1" | "row-2" | "row-3" | "row-4" | "row-5" | "row-6" | "row-7")[];
            cards_left: string[];
            lost: boolean;
        };
        /** @description A cellar, the values of its spots, and the structure that it needs. */
        ViticultureCellarFacts: {
            id: string;
            least: number;
            most: number;
            structure: ("trellis" | "irrigation" | "yoke" | "windmill" | "cottage" | "tasting-room" | "medium-cellar" | "large-cellar") | null;
        };
        ViticultureDeckView: {
            count: number;
            /** @description All discards; the last one is on top. */
            discards: string[];
        };
        /** @description A wine that an order asks for. */
        ViticultureDemandFacts: {
            /** @enum {string} */
            wine: "red" | "white" | "blush" | "sparkling";
            least: number;
        };
        /** @description Cards by their ids, places by their names. */
        ViticultureFacts: {
            vines: {
                [key: string]: components["schemas"]["ViticultureVineFacts"];
            };
            orders: {
                [key: string]: components["schemas"]["ViticultureOrderFacts"];
            };
            /** @description By season: the visitors in printed order. */
            visitors: components["schemas"]["ViticultureFactsVisitors"];
            /** @description By visitor: the numbers printed on it, by the names that its text uses. */
            numbers: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            /** @description By card and season: the actions that it blocks. */
            automa: {
                [key: string]: components["schemas"]["ViticultureFactsAutoma"];
            };
            mamas: {
                [key: string]: components["schemas"]["ViticultureMamaFacts"];
            };
            papas: {
                [key: string]: components["schemas"]["ViticulturePapaFacts"];
            };
            structures: components["schemas"]["ViticultureFactsStructures"];
            fields: {
                [key: string]: components["schemas"]["ViticultureFieldFacts"];
            };
            actions: {
                [key: string]: components["schemas"]["ViticultureActionFacts"];
            };
            rows: components["schemas"]["ViticultureFactsRows"];
            /** @description By value of the grape. */
            grapePrice: number[];
            /** @description By wine: the first cellar that holds it. */
            cellarOf: components["schemas"]["ViticultureFactsCellarof"];
            mostWorkers: number;
            /** @description From the smallest to the largest. */
            cellars: components["schemas"]["ViticultureCellarFacts"][];
            track: components["schemas"]["ViticultureTrackFacts"];
            mostResidual: number;
        };
        ViticultureFactsAutoma: {
            summer: string[];
            winter: string[];
        };
        ViticultureFactsCellarof: {
            red: number;
            white: number;
            blush: number;
            sparkling: number;
        };
        ViticultureFactsRows: {
            "row-1": components["schemas"]["ViticultureGainFacts"];
            "row-2": components["schemas"]["ViticultureGainFacts"];
            "row-3": components["schemas"]["ViticultureGainFacts"];
            "row-4": components["schemas"]["ViticultureGainFacts"];
            "row-5": components["schemas"]["ViticultureGainFacts"];
            "row-6": components["schemas"]["ViticultureGainFacts"];
            "row-7": components["schemas"]["ViticultureGainFacts"];
        };
        ViticultureFactsStructures: {
            trellis: components["schemas"]["ViticultureStructureFacts"];
            irrigation: components["schemas"]["ViticultureStructureFacts"];
            yoke: components["schemas"]["ViticultureStructureFacts"];
            windmill: components["schemas"]["ViticultureStructureFacts"];
            cottage: components["schemas"]["ViticultureStructureFacts"];
            "tasting-room": components["schemas"]["ViticultureStructureFacts"];
            "medium-cellar": components["schemas"]["ViticultureStructureFacts"];
            "large-cellar": components["schemas"]["ViticultureStructureFacts"];
        };
        ViticultureFactsVisitors: {
            summer: string[];
            winter: string[];
        };
        /** @description A field of the mat. */
        ViticultureFieldFacts: {
            price: number;
        };
        ViticultureFieldView: {
            /** @enum {string} */
            id: "field-5" | "field-6" | "field-7";
            owned: boolean;
            vines: string[];
            value: number;
            limit: number;
            harvested: boolean;
        };
        /** @description What a bonus or a wake-up row gives, and how much of it. */
        ViticultureGainFacts: {
            gain: string;
            amount: number;
        };
        /** @description A Mama: how many cards of each kind, lira and regular workers she gives. */
        ViticultureMamaFacts: {
            vine: number;
            order: number;
            summer: number;
            winter: number;
            lira: number;
            workers: number;
        };
        ViticultureOptions: {
            /** @description Corrected data tables. */
            tables?: unknown;
            /** @enum {string} */
            parents: "dealt" | "chosen";
            friendly: boolean;
            free_devalue: boolean;
            level: string;
            aggressive: boolean;
            challenge: string;
            tokens: number;
            fewer_visitors: boolean;
        };
        /** @description An order card. */
        ViticultureOrderFacts: {
            wines: components["schemas"]["ViticultureDemandFacts"][];
            vp: number;
            residual: number;
        };
        /** @description A Papa: the lira he always gives, and his gift or `more` lira. */
        ViticulturePapaFacts: {
            lira: number;
            gift: string;
            more: number;
        };
        /** @description The Mamas and Papas that a seat still has to choose from. */
        ViticultureParents: {
            seat: number;
            mamas: string[];
            papas: string[];
        };
        /** @description A worker placed for a later season. */
        ViticulturePlan: {
            seat: number;
            place: string;
        };
        ViticultureSeatView: {
            /** @description Points so far. */
            score: number;
            /** @description Points by source if the game ended now. */
            breakdown: {
                [key: string]: number;
            };
            lira: number;
            residual: number;
            row: ("row-1" | "row-2" | "row-3" | "row-4" | "row-5" | "row-6" | "row-7") | null;
            passed: boolean;
            /** @description Regular workers, without the grande worker and those trained this year. */
            workers: number;
            trained: number;
            /** @description Regular workers that are not placed yet, including the temporary one. */
            idle: number;
            /** @description The grande worker is not placed yet. */
            grande: boolean;
            yoke: components["schemas"]["ViticultureWorker"] | null;
            at_gain_lira: number;
            structures: ("trellis" | "irrigation" | "yoke" | "windmill" | "cottage" | "tasting-room" | "medium-cellar" | "large-cellar")[];
            windmill_used: boolean;
            tasting_room_used: boolean;
            fields: components["schemas"]["ViticultureFieldView"][];
            grapes: components["schemas"]["ViticultureSeatViewGrapes"];
            wines: components["schemas"]["ViticultureSeatViewWines"];
            /** @description How many cards of each kind the seat holds. */
            cards: components["schemas"]["ViticultureSeatViewCards"];
            /** @description The seat's cards; null where the reader may not know them. */
            hand: components["schemas"]["ViticultureSeatViewHand"] | null;
            /** @description For each order in hand and each wine it asks for: the value of the wine that would serve it, or 0. */
            served: {
                [key: string]: number[];
            } | null;
        };
        ViticultureSeatViewCards: {
            vine: number;
            order: number;
            summer: number;
            winter: number;
        };
        ViticultureSeatViewGrapes: {
            red: number[];
            white: number[];
        };
        ViticultureSeatViewHand: {
            vine: string[];
            order: string[];
            summer: string[];
            winter: string[];
        };
        ViticultureSeatViewWines: {
            red: number[];
            white: number[];
            blush: number[];
            sparkling: number[];
        };
        /** @description The spaces of an action that are open with this many players. */
        ViticultureSpaces: {
            left?: components["schemas"]["ViticultureWorker"] | null;
            middle?: components["schemas"]["ViticultureWorker"] | null;
            right?: components["schemas"]["ViticultureWorker"] | null;
        };
        /** @description A structure of the mat: its price, and what it scores, at most once a year. */
        ViticultureStructureFacts: {
            cost: number;
            vp: number;
        };
        /** @description The scoring track: its first and last number, and the number that ends the game. */
        ViticultureTrackFacts: {
            first: number;
            last: number;
            goal: number;
        };
        /** @description What a seat may know of a position of Viticulture. */
        ViticultureView: {
            players: number;
            /** @description The reader's seat; null for a spectator. */
            seat: number | null;
            over: boolean;
            winners: number[];
            /** @description The seat that answers now; -1 when the game is over. */
            to_answer: number;
            /** @description What that seat is asked; null where the reader may not know it. */
            question: components["schemas"]["Question"] | null;
            /** @description The tokens of the legal answers, for the seat that is asked. */
            legal: string[];
            /** @constant */
            game: "viticulture";
            options: components["schemas"]["ViticultureOptions"];
            result: string;
            year: number;
            /** @enum {string} */
            season: "spring" | "summer" | "fall" | "winter";
            last_year: boolean;
            first: number;
            order: number[];
            decks: components["schemas"]["ViticultureViewDecks"];
            /** @description The cards that lie face up for a choice. */
            shown: string[];
            actions: components["schemas"]["ViticultureActionView"][];
            plans: components["schemas"]["ViticulturePlan"][];
            /** @description The seat that has the temporary worker this year. */
            temporary: number | null;
            parents: components["schemas"]["ViticultureParents"][];
            automa: components["schemas"]["ViticultureAutomaView"] | null;
            seats: components["schemas"]["ViticultureSeatView"][];
        };
        ViticultureViewDecks: {
            vine: components["schemas"]["ViticultureDeckView"];
            order: components["schemas"]["ViticultureDeckView"];
            summer: components["schemas"]["ViticultureDeckView"];
            winter: components["schemas"]["ViticultureDeckView"];
        };
        /** @description A kind of vine and the structures that it needs. */
        ViticultureVineFacts: {
            red: number;
            white: number;
            requires: ("trellis" | "irrigation" | "yoke" | "windmill" | "cottage" | "tasting-room" | "medium-cellar" | "large-cellar")[];
        };
        /** @description A worker on a space; the Automa's worker has no seat. */
        ViticultureWorker: {
            seat: number | null;
            /** @enum {string} */
            worker: "regular" | "grande" | "temporary" | "automa";
        };
        /** @description The games that wait for a person, longest waiting first. */
        Waiting: {
            tables: components["schemas"]["WaitingTable"][];
        };
        /** @description A table at which the person has to answer. */
        WaitingTable: {
            id: string;
            game: string;
            /** @description True if a page that is not visible should show a notification. */
            tell: boolean;
            /** @description The tag of this notification, which Web Push uses too, so that only one of them is shown. */
            tag: string;
        };
        /** @description A spectator of a table, as its host sees them. */
        Watcher: {
            /** @description Identifies the spectator at this table, and nowhere else. */
            key: string;
            name: string;
        };
        /** @description Which notifications a person wants, and how. */
        WishesBody: {
            channels: ("browser" | "push" | "mail")[];
            events: ("turn" | "began" | "over" | "invited" | "chat" | "clock")[];
            quiet?: string | null;
            zone: string;
            /** @enum {integer} */
            digest: 15 | 60 | 1440;
        };
        /** @description A table was deleted for its host. */
        vindima__server__http__schema__Removed__1: {
            /** @description True if other people who played there keep it. */
            kept: boolean;
        };
        /** @description A person whom the host has removed from a table. */
        vindima__server__http__schema__Removed__2: {
            id: number;
            name: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AddressBody = components['schemas']['AddressBody'];
export type Alive = components['schemas']['Alive'];
export type Answer = components['schemas']['Answer'];
export type AnswerBody = components['schemas']['AnswerBody'];
export type Archive = components['schemas']['Archive'];
export type ArchiveLine = components['schemas']['ArchiveLine'];
export type Audience = components['schemas']['Audience'];
export type Balance = components['schemas']['Balance'];
export type BlockBody = components['schemas']['BlockBody'];
export type Blocked = components['schemas']['Blocked'];
export type Bond = components['schemas']['Bond'];
export type Book = components['schemas']['Book'];
export type BotBody = components['schemas']['BotBody'];
export type CampaignInfo = components['schemas']['CampaignInfo'];
export type Chances = components['schemas']['Chances'];
export type Change = components['schemas']['Change'];
export type Chat = components['schemas']['Chat'];
export type ChatBody = components['schemas']['ChatBody'];
export type Check = components['schemas']['Check'];
export type CheckBody = components['schemas']['CheckBody'];
export type CheckField = components['schemas']['CheckField'];
export type CheckItem = components['schemas']['CheckItem'];
export type CheckPart = components['schemas']['CheckPart'];
export type CheckReport = components['schemas']['CheckReport'];
export type CheckTrouble = components['schemas']['CheckTrouble'];
export type Checked = components['schemas']['Checked'];
export type Clock = components['schemas']['Clock'];
export type Coaching = components['schemas']['Coaching'];
export type Company = components['schemas']['Company'];
export type Comparison = components['schemas']['Comparison'];
export type ConfirmBody = components['schemas']['ConfirmBody'];
export type ConfirmedPlace = components['schemas']['ConfirmedPlace'];
export type Contender = components['schemas']['Contender'];
export type ContestTable = components['schemas']['ContestTable'];
export type CorrectedPlace = components['schemas']['CorrectedPlace'];
export type Cost = components['schemas']['Cost'];
export type Costs = components['schemas']['Costs'];
export type Course = components['schemas']['Course'];
export type CredentialBody = components['schemas']['CredentialBody'];
export type Daily = components['schemas']['Daily'];
export type DailyAttempt = components['schemas']['DailyAttempt'];
export type DailyDeal = components['schemas']['DailyDeal'];
export type DailyEntry = components['schemas']['DailyEntry'];
export type DailyTable = components['schemas']['DailyTable'];
export type DaysOff = components['schemas']['DaysOff'];
export type DaysOffBody = components['schemas']['DaysOffBody'];
export type Deal = components['schemas']['Deal'];
export type DecisionBody = components['schemas']['DecisionBody'];
export type Deleted = components['schemas']['Deleted'];
export type Device = components['schemas']['Device'];
export type DeviceBody = components['schemas']['DeviceBody'];
export type Done = components['schemas']['Done'];
export type EndBody = components['schemas']['EndBody'];
export type Ending = components['schemas']['Ending'];
export type Events = components['schemas']['Events'];
export type Example = components['schemas']['Example'];
export type ExampleFact = components['schemas']['ExampleFact'];
export type ExampleState = components['schemas']['ExampleState'];
export type FatefulReveal = components['schemas']['FatefulReveal'];
export type Fixture = components['schemas']['Fixture'];
export type Followed = components['schemas']['Followed'];
export type Forecast = components['schemas']['Forecast'];
export type Founded = components['schemas']['Founded'];
export type Friend = components['schemas']['Friend'];
export type FriendBody = components['schemas']['FriendBody'];
export type FriendTable = components['schemas']['FriendTable'];
export type From = components['schemas']['From'];
export type GameInfo = components['schemas']['GameInfo'];
export type Guest = components['schemas']['Guest'];
export type Happening = components['schemas']['Happening'];
export type Health = components['schemas']['Health'];
export type Heard = components['schemas']['Heard'];
export type HeardBody = components['schemas']['HeardBody'];
export type Hidden = components['schemas']['Hidden'];
export type HiddenBody = components['schemas']['HiddenBody'];
export type HideBody = components['schemas']['HideBody'];
export type Hint = components['schemas']['Hint'];
export type Hints = components['schemas']['Hints'];
export type HintsBody = components['schemas']['HintsBody'];
export type Hook = components['schemas']['Hook'];
export type HookBody = components['schemas']['HookBody'];
export type Identity = components['schemas']['Identity'];
export type Introduction = components['schemas']['Introduction'];
export type IntroductionLine = components['schemas']['IntroductionLine'];
export type Invitation = components['schemas']['Invitation'];
export type Invited = components['schemas']['Invited'];
export type Leader = components['schemas']['Leader'];
export type Leaderboard = components['schemas']['Leaderboard'];
export type Lesson = components['schemas']['Lesson'];
export type LessonAnswerBody = components['schemas']['LessonAnswerBody'];
export type LessonLine = components['schemas']['LessonLine'];
export type LessonPreviewBody = components['schemas']['LessonPreviewBody'];
export type LessonReply = components['schemas']['LessonReply'];
export type LinkBody = components['schemas']['LinkBody'];
export type Listing = components['schemas']['Listing'];
export type ListingBody = components['schemas']['ListingBody'];
export type LivePace = components['schemas']['LivePace'];
export type LobbyEvents = components['schemas']['LobbyEvents'];
export type LogLine = components['schemas']['LogLine'];
export type Looking = components['schemas']['Looking'];
export type LookingBody = components['schemas']['LookingBody'];
export type MatchBody = components['schemas']['MatchBody'];
export type Matched = components['schemas']['Matched'];
export type Me = components['schemas']['Me'];
export type MeBody = components['schemas']['MeBody'];
export type Message = components['schemas']['Message'];
export type Met = components['schemas']['Met'];
export type ModeBody = components['schemas']['ModeBody'];
export type NewCampaign = components['schemas']['NewCampaign'];
export type NewSeat = components['schemas']['NewSeat'];
export type NewTable = components['schemas']['NewTable'];
export type NewTournament = components['schemas']['NewTournament'];
export type Notices = components['schemas']['Notices'];
export type Offer = components['schemas']['Offer'];
export type OfferChanges = components['schemas']['OfferChanges'];
export type OfferList = components['schemas']['OfferList'];
export type OfferSeat = components['schemas']['OfferSeat'];
export type Offers = components['schemas']['Offers'];
export type Opened = components['schemas']['Opened'];
export type Opponent = components['schemas']['Opponent'];
export type OptionInfo = components['schemas']['OptionInfo'];
export type Pace = components['schemas']['Pace'];
export type Paragraph = components['schemas']['Paragraph'];
export type Passkey = components['schemas']['Passkey'];
export type People = components['schemas']['People'];
export type PersonBody = components['schemas']['PersonBody'];
export type PersonalLink = components['schemas']['PersonalLink'];
export type Place = components['schemas']['Place'];
export type Plan = components['schemas']['Plan'];
export type PlanAnswer = components['schemas']['PlanAnswer'];
export type PlanBody = components['schemas']['PlanBody'];
export type PlanStep = components['schemas']['PlanStep'];
export type PlayLog = components['schemas']['PlayLog'];
export type PlayLogPlayer = components['schemas']['PlayLogPlayer'];
export type PlayedGame = components['schemas']['PlayedGame'];
export type PlayedSeat = components['schemas']['PlayedSeat'];
export type Points = components['schemas']['Points'];
export type Pool = components['schemas']['Pool'];
export type Preview = components['schemas']['Preview'];
export type PreviewBody = components['schemas']['PreviewBody'];
export type Previews = components['schemas']['Previews'];
export type Privacy = components['schemas']['Privacy'];
export type Profile = components['schemas']['Profile'];
export type ProfileBody = components['schemas']['ProfileBody'];
export type Progress = components['schemas']['Progress'];
export type Puzzle = components['schemas']['Puzzle'];
export type PuzzleAnswer = components['schemas']['PuzzleAnswer'];
export type PuzzleLine = components['schemas']['PuzzleLine'];
export type PuzzleStep = components['schemas']['PuzzleStep'];
export type Puzzles = components['schemas']['Puzzles'];
export type Question = components['schemas']['Question'];
export type Rating = components['schemas']['Rating'];
export type Ref = components['schemas']['Ref'];
export type Refusal = components['schemas']['Refusal'];
export type Rematch = components['schemas']['Rematch'];
export type Remedy = components['schemas']['Remedy'];
export type RemovalBody = components['schemas']['RemovalBody'];
export type Renewal = components['schemas']['Renewal'];
export type Replay = components['schemas']['Replay'];
export type ReplayLine = components['schemas']['ReplayLine'];
export type ReplayYear = components['schemas']['ReplayYear'];
export type ReportBody = components['schemas']['ReportBody'];
export type Review = components['schemas']['Review'];
export type SealBody = components['schemas']['SealBody'];
export type Seat = components['schemas']['Seat'];
export type SeatAction = components['schemas']['SeatAction'];
export type SeatRecord = components['schemas']['SeatRecord'];
export type SecretBody = components['schemas']['SecretBody'];
export type Sent = components['schemas']['Sent'];
export type ServerProblem = components['schemas']['ServerProblem'];
export type ShareBody = components['schemas']['ShareBody'];
export type Shuffle = components['schemas']['Shuffle'];
export type SourceAverage = components['schemas']['SourceAverage'];
export type State = components['schemas']['State'];
export type Statistics = components['schemas']['Statistics'];
export type Stop = components['schemas']['Stop'];
export type Stopped = components['schemas']['Stopped'];
export type SubscriptionBody = components['schemas']['SubscriptionBody'];
export type Table = components['schemas']['Table'];
export type TableLine = components['schemas']['TableLine'];
export type TableNotices = components['schemas']['TableNotices'];
export type TableSeat = components['schemas']['TableSeat'];
export type Takeover = components['schemas']['Takeover'];
export type Term = components['schemas']['Term'];
export type Thinking = components['schemas']['Thinking'];
export type Ticket = components['schemas']['Ticket'];
export type TournamentEvents = components['schemas']['TournamentEvents'];
export type TournamentInfo = components['schemas']['TournamentInfo'];
export type TournamentLine = components['schemas']['TournamentLine'];
export type TrailEntry = components['schemas']['TrailEntry'];
export type TurningPoint = components['schemas']['TurningPoint'];
export type TurnsPace = components['schemas']['TurnsPace'];
export type UndoBody = components['schemas']['UndoBody'];
export type UndoRefused = components['schemas']['UndoRefused'];
export type Verdict = components['schemas']['Verdict'];
export type VinhosEstateView = components['schemas']['VinhosEstateView'];
export type VinhosExpertDeckView = components['schemas']['VinhosExpertDeckView'];
export type VinhosExportSlot = components['schemas']['VinhosExportSlot'];
export type VinhosExportView = components['schemas']['VinhosExportView'];
export type VinhosFacts = components['schemas']['VinhosFacts'];
export type VinhosFairSlot = components['schemas']['VinhosFairSlot'];
export type VinhosFeatureView = components['schemas']['VinhosFeatureView'];
export type VinhosInvestmentFacts = components['schemas']['VinhosInvestmentFacts'];
export type VinhosManagerFacts = components['schemas']['VinhosManagerFacts'];
export type VinhosOptions = components['schemas']['VinhosOptions'];
export type VinhosPricesFacts = components['schemas']['VinhosPricesFacts'];
export type VinhosRegionView = components['schemas']['VinhosRegionView'];
export type VinhosSaleSlot = components['schemas']['VinhosSaleSlot'];
export type VinhosSeatView = components['schemas']['VinhosSeatView'];
export type VinhosTile = components['schemas']['VinhosTile'];
export type VinhosView = components['schemas']['VinhosView'];
export type VinhosViewExperts = components['schemas']['VinhosViewExperts'];
export type VinhosViewFeatures = components['schemas']['VinhosViewFeatures'];
export type VinhosViewSupply = components['schemas']['VinhosViewSupply'];
export type VinhosVintageView = components['schemas']['VinhosVintageView'];
export type VinhosWineView = components['schemas']['VinhosWineView'];
export type VinhosYearView = components['schemas']['VinhosYearView'];
export type ViticultureActionFacts = components['schemas']['ViticultureActionFacts'];
export type ViticultureActionView = components['schemas']['ViticultureActionView'];
export type ViticultureAutomaView = components['schemas']['ViticultureAutomaView'];
export type ViticultureCellarFacts = components['schemas']['ViticultureCellarFacts'];
export type ViticultureDeckView = components['schemas']['ViticultureDeckView'];
export type ViticultureDemandFacts = components['schemas']['ViticultureDemandFacts'];
export type ViticultureFacts = components['schemas']['ViticultureFacts'];
export type ViticultureFactsAutoma = components['schemas']['ViticultureFactsAutoma'];
export type ViticultureFactsCellarof = components['schemas']['ViticultureFactsCellarof'];
export type ViticultureFactsRows = components['schemas']['ViticultureFactsRows'];
export type ViticultureFactsStructures = components['schemas']['ViticultureFactsStructures'];
export type ViticultureFactsVisitors = components['schemas']['ViticultureFactsVisitors'];
export type ViticultureFieldFacts = components['schemas']['ViticultureFieldFacts'];
export type ViticultureFieldView = components['schemas']['ViticultureFieldView'];
export type ViticultureGainFacts = components['schemas']['ViticultureGainFacts'];
export type ViticultureMamaFacts = components['schemas']['ViticultureMamaFacts'];
export type ViticultureOptions = components['schemas']['ViticultureOptions'];
export type ViticultureOrderFacts = components['schemas']['ViticultureOrderFacts'];
export type ViticulturePapaFacts = components['schemas']['ViticulturePapaFacts'];
export type ViticultureParents = components['schemas']['ViticultureParents'];
export type ViticulturePlan = components['schemas']['ViticulturePlan'];
export type ViticultureSeatView = components['schemas']['ViticultureSeatView'];
export type ViticultureSeatViewCards = components['schemas']['ViticultureSeatViewCards'];
export type ViticultureSeatViewGrapes = components['schemas']['ViticultureSeatViewGrapes'];
export type ViticultureSeatViewHand = components['schemas']['ViticultureSeatViewHand'];
export type ViticultureSeatViewWines = components['schemas']['ViticultureSeatViewWines'];
export type ViticultureSpaces = components['schemas']['ViticultureSpaces'];
export type ViticultureStructureFacts = components['schemas']['ViticultureStructureFacts'];
export type ViticultureTrackFacts = components['schemas']['ViticultureTrackFacts'];
export type ViticultureView = components['schemas']['ViticultureView'];
export type ViticultureViewDecks = components['schemas']['ViticultureViewDecks'];
export type ViticultureVineFacts = components['schemas']['ViticultureVineFacts'];
export type ViticultureWorker = components['schemas']['ViticultureWorker'];
export type Waiting = components['schemas']['Waiting'];
export type WaitingTable = components['schemas']['WaitingTable'];
export type Watcher = components['schemas']['Watcher'];
export type WishesBody = components['schemas']['WishesBody'];
export type VindimaServerHttpSchemaRemoved_1 = components['schemas']['vindima__server__http__schema__Removed__1'];
export type VindimaServerHttpSchemaRemoved_2 = components['schemas']['vindima__server__http__schema__Removed__2'];

/** What a seat may know of a position: `game` tells which. */
export type View = VinhosView | ViticultureView;
export type SeatView = VinhosSeatView | ViticultureSeatView;
/** What is printed on the boards and cards of a game. */
export type Facts = VinhosFacts | ViticultureFacts;
export type SeatKind = Seat["kind"];
export type Arg = Message["args"][string];
export type Depth = "quick" | "good" | "deep";
/** Every error that the server reports, and the one that the pages report when there is no answer. */
export type ErrorKey = ServerProblem["error"] | "web-error-offline";
export type Problem = Omit<ServerProblem, "error"> & { error: ErrorKey };
