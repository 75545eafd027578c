// Owns slots: an early domain declares the shape of what it shows or calls, the app fills it at boot with what later domains bring.

export interface Slot<Value> {
  /** Called by the app, and by tests that bring their own. */
  fill(value: Value): void;
  read(): Value;
}

export function slot<Value>(empty: Value): Slot<Value> {
  let filled = empty;
  return {
    fill(value) {
      filled = value;
    },
    read: () => filled,
  };
}

/**
 * Entries in the order that `names` states. A name that stands in no order would be shown at a place that nobody chose: that is an
 * error, found at the first start. A name without an entry waits for its domain.
 */
export function inOrder<Entry extends { name: string }>(
  names: readonly string[],
  entries: readonly Entry[],
): readonly Entry[] {
  const unknown = entries.find(({ name }) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`the order of the screen does not name ${unknown.name}`);
  return entries.toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
}
