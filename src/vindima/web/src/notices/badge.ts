/** The number of waiting games: on the tab, and on the icon of an installed app. */

const COUNTED = /^\(\d+\) /;
const ICONS = { some: "/icon-waiting.svg", none: "/icon.svg" };

/** A title with the number of other waiting games. */
export function counted(title: string, others: number): string {
  const bare = title.replace(COUNTED, "");
  return others ? `(${others}) ${bare}` : bare;
}

/** Shows numbers until `stop` is called; pages may change their titles at any time. */
export class Badge {
  #others = 0;
  readonly #watch = new MutationObserver(() => this.#entitle());

  constructor() {
    this.#watch.observe(document.head, { childList: true, subtree: true, characterData: true });
  }

  /** Show how many games wait, and how many of them are not on the screen. */
  show(all: number, others: number): void {
    this.#others = others;
    this.#entitle();
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const wanted = all ? ICONS.some : ICONS.none;
    if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
    // Only installed apps have an icon, and not every system shows a number on it.
    if ("setAppBadge" in navigator)
      void (all ? navigator.setAppBadge(all) : navigator.clearAppBadge()).catch(() => undefined);
  }

  stop(): void {
    this.#watch.disconnect();
  }

  #entitle(): void {
    const wanted = counted(document.title, this.#others);
    if (document.title !== wanted) document.title = wanted;
  }
}
