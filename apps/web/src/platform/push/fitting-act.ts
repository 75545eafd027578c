// Owns the word that somebody just did what notifications are good for. Whoever asks for the permission listens; without them nothing
// happens, so that saying it costs a screen nothing.

export type FittingAct = 'joined' | 'bid' | 'reminder' | 'message';

let listener: ((act: FittingAct) => void) | null = null;

export function onFittingAct(listens: ((act: FittingAct) => void) | null): void {
  listener = listens;
}

/** Called after the act succeeded. */
export function didFittingAct(act: FittingAct): void {
  listener?.(act);
}
