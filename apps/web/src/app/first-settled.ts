// Owns the moment when the first screen stands and listens; whoever waits for it is told once.

let waiting: (() => void)[] = [];

export function whenFirstScreenSettles(act: () => void): void {
  waiting.push(act);
}

export function firstScreenSettled(): void {
  const due = waiting;
  waiting = [];
  // What a first load costs is counted up to here; see bench/lib/first-load.ts.
  if (due.length > 0) performance.mark('first-screen');
  for (const act of due) act();
}

/** The app listens now: drawn-first-paint.js stops keeping what is pressed. */
export function releasePage(): void {
  delete document.documentElement.dataset.drawn;
  document.dispatchEvent(new Event('stagepass:settled'));
}
