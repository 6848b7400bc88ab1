/** The reader's settings in this browser. */

export type Theme = "system" | "light" | "dark";
/** How long ceremonies stay, if they are shown at all. */
export type Speed = "off" | "fast" | "relaxed";

interface Settings {
  theme: Theme;
  /** A soft tone when it is my turn. */
  sound: boolean;
  /** New tables ask for a click at the end of a turn. */
  confirm: boolean;
  /** Single keys are shortcuts, as in the keyboard map. */
  keys: boolean;
  /** Ceremonies for moments that the whole table stops to look at: a year, a fair, a visitor. */
  ceremonies: Speed;
}

const STORE = "vindima-settings";
const DEFAULTS: Settings = { theme: "system", sound: false, confirm: true, keys: true, ceremonies: "relaxed" };

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...DEFAULTS, ...stored() });

/** Adopt settings from another device, as far as this version knows them. */
export function adopt(found: Record<string, unknown>): void {
  const known = Object.entries(found).filter(
    ([key, value]) => key in DEFAULTS && typeof value === typeof DEFAULTS[key as keyof Settings],
  );
  Object.assign(settings, Object.fromEntries(known));
}

/** From now on, store every change of the settings and keep the page in its theme. */
export function followSettings(): void {
  $effect.root(() => {
    $effect(() => {
      const { theme } = settings;
      if (theme === "system") delete document.documentElement.dataset["theme"];
      else document.documentElement.dataset["theme"] = theme;
    });
    $effect(() => {
      try {
        localStorage.setItem(STORE, JSON.stringify(settings));
      } catch {
        // Without local storage, the settings last until the page is closed.
      }
    });
  });
}
