// Owns the moment when the first screen stands and listens; whoever waits for it is told once.

let waiting: (() => void) | null = null;

export function whenFirstScreenSettles(tell: () => void): void {
  waiting = tell;
}

export function firstScreenSettled(): void {
  waiting?.();
  waiting = null;
}

/** The app listens now: drawn-first-paint.js stops keeping what is pressed. */
export function releasePage(): void {
  delete document.documentElement.dataset.drawn;
  document.dispatchEvent(new Event('stagepass:settled'));
}
