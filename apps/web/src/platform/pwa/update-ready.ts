// Owns the word that a new version waits; apart from the registration, so that the notice costs the first load nothing.

type UpdateListener = (apply: () => void) => void;

let listener: UpdateListener | null = null;
let waiting: (() => void) | null = null;

/** Who shows the notice; told at once if an update waits already. */
export function onUpdateReady(shows: UpdateListener): () => void {
  listener = shows;
  if (waiting) shows(waiting);
  return () => {
    listener = null;
  };
}

export function announceUpdate(apply: () => void): void {
  waiting = apply;
  listener?.(apply);
}
