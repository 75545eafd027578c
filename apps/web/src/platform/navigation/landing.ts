// Owns who brings a reader back to their place: the app, by how far the page was scrolled, unless the screen knows better.

/** Names a visit of a screen. The first one of every page load has the same key: its path tells one from another. */
export function visitOf({ key, pathname }: { key: string; pathname: string }): string {
  return key === 'default' ? pathname : key;
}

let taken: string | null = null;

/** From now on the screen lands by itself. */
export function takeLanding(visit: string): void {
  taken = visit;
}

export function isLandingTaken(visit: string): boolean {
  return taken === visit;
}

/** Another visit begins: the app lands again. */
export function beginLanding(visit: string): void {
  if (taken !== visit) taken = null;
}
