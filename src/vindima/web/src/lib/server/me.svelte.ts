/** The person at this browser: a name and a language, stored by the server, and settings that devices share. */

import { api, problemFrom } from "./api";
import { language } from "../words/language.svelte";
import { adopt, settings } from "../browser/settings.svelte";
import { languages, speak } from "../words/text";
import type { Me } from "../wire";

export const me = $state({ name: "" });

/** The first of the browser's languages that we support. */
function preferred(): string {
  const spoken = navigator.languages.map((code) => code.split("-")[0] ?? "");
  return spoken.find((code) => languages.includes(code)) ?? "en";
}

/** Fetch the player's settings. Without a server the page uses its defaults. */
export async function greet(): Promise<void> {
  try {
    const known = await api.get<Me>("/me");
    me.name = known.name;
    if (known.settings) {
      adopt(known.settings);
      followShared();
    }
    await speak(known.language || preferred());
  } catch {
    await speak(preferred());
  }
}

export async function rename(name: string): Promise<void> {
  me.name = (await api.put<Me>("/me", { name })).name;
}

export async function speakAs(code: string): Promise<void> {
  await speak(code);
  await api.put<Me>("/me", { language: language.code });
}

/** The settings as the server has them, once this person's devices share them. */
let shared = "";

/** From now on, send every change of the settings to the server. */
function followShared(): void {
  const following = shared !== "";
  shared = JSON.stringify(settings);
  if (following) return;
  $effect.root(() => {
    $effect(() => {
      const now = JSON.stringify(settings);
      if (now === shared) return;
      shared = now;
      void problemFrom(() => api.put("/me", { settings }));
    });
  });
}

/** Copy the settings of this browser to all devices of this person. */
export async function shareSettings(): Promise<void> {
  await api.put<Me>("/me", { settings });
  followShared();
}
