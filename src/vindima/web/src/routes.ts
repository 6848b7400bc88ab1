/** Which page stands at which address. The modules of a page are loaded when it is opened. */

import type { Component } from "svelte";

type Load<P extends object> = () => Promise<{ default: Component<P> }>;
/** What a page is given, from the segments of the path and the query. */
type Given<P> = (path: string[], query: URLSearchParams) => P;

export interface Page {
  load: Load<object>;
  props: object;
}

interface Route {
  /** The segments with which the path begins; `*` is any. */
  segments: string[];
  load: Load<object>;
  given: Given<object>;
}

function at<P extends object>(address: string, load: Load<P>, given: Given<P> = () => ({}) as P): Route {
  return { segments: address.split("/"), load: load as Load<object>, given };
}

const itsId = ([, id = ""]: string[]) => ({ id });
const itsGame = ([, game = ""]: string[]) => ({ game });
const itsLesson = ([, game = "", lesson = ""]: string[]) => ({ game, lesson });
const itsPool = ([, game = "vinhos", players = "2"]: string[]) => ({ game, players });
const itsComparison = ([, day = "", game = "", kind = "", other = ""]: string[]) => ({ day, game, kind, other });
const itsSecret = ([, secret = ""]: string[]) => ({ secret });
const like: Given<{ like: string | null }> = (_, query) => ({ like: query.get("like") });
const day: Given<{ day: string | null }> = (_, query) => ({ day: query.get("day") });

/** The first that fits is opened. */
const ROUTES = [
  at("new", () => import("./lobby/new/NewTablePage.svelte"), like),
  at("campaign", () => import("./lobby/CampaignPage.svelte")),
  at("open", () => import("./lobby/OpenPage.svelte")),
  at("learn/*/introduction", () => import("./learn/IntroductionPage.svelte"), itsGame),
  at("learn/*", () => import("./learn/LessonPage.svelte"), itsLesson),
  at("learn", () => import("./learn/LessonsPage.svelte")),
  at("rules", () => import("./rules/RulesPage.svelte"), itsGame),
  at("check", () => import("./check/CheckPage.svelte"), itsGame),
  at("daily/*", () => import("./daily/ComparePage.svelte"), itsComparison),
  at("daily", () => import("./daily/DailyPage.svelte"), day),
  at("puzzles/*", () => import("./puzzles/PuzzlePage.svelte"), itsId),
  at("puzzles", () => import("./puzzles/PuzzlesPage.svelte")),
  at("tournaments/new", () => import("./tournaments/NewTournamentPage.svelte")),
  at("tournaments/*", () => import("./tournaments/TournamentPage.svelte"), itsId),
  at("tournaments", () => import("./tournaments/TournamentsPage.svelte")),
  at("profile", () => import("./standing/ProfilePage.svelte"), itsId),
  at("leaderboards", () => import("./standing/LeaderboardPage.svelte"), itsPool),
  at("privacy", () => import("./people/PrivacyPage.svelte")),
  at("you", () => import("./people/YouPage.svelte")),
  at("unsubscribe", () => import("./notices/StopPage.svelte")),
  at("join", () => import("./meet/InvitationPage.svelte"), itsSecret),
  at("archive", () => import("./meet/ArchivePage.svelte")),
  at("table", () => import("./table/TablePage.svelte"), itsId),
  at("replay", () => import("./replay/ReplayPage.svelte"), itsId),
];

/** The page at an address; null if there is none. */
export function pageAt(path: string[], query: URLSearchParams): Page | null {
  const route = ROUTES.find(({ segments }) =>
    segments.every((segment, place) => (segment === "*" ? path[place] : path[place] === segment)),
  );
  return route ? { load: route.load, props: route.given(path, query) } : null;
}
