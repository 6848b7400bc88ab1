/** Who sits before this browser: a name and a language, kept by the server. */

import { api } from "./api";
import { language } from "./language.svelte";
import { languages, speak } from "./text";

interface Me {
  name: string;
  language: string;
}

export const me = $state({ name: "" });

/** The first language of the browser that we speak. */
function preferred(): string {
  const spoken = navigator.languages.map((code) => code.split("-")[0] ?? "");
  return spoken.find((code) => languages.includes(code)) ?? "en";
}

/** Fetch the player's settings. Without a server the page uses its defaults. */
export async function greet(): Promise<void> {
  try {
    const known = await api.get<Me>("/me");
    me.name = known.name;
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
