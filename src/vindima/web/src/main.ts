import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { greet } from "./lib/server/me.svelte";
import { OFFLINE } from "./lib/server/place";
import { followLinks } from "./lib/browser/route.svelte";
import { followSettings } from "./lib/browser/settings.svelte";

followSettings();
followLinks();
if (OFFLINE) await (await import("./offline")).stayHere();
await greet();
mount(App, { target: document.body });
// The engine takes a second to start: meanwhile, the browser fetches what comes next.
if (OFFLINE) void import("./table/ahead").then(({ loadAhead }) => loadAhead());
