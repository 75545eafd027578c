// Owns what starts only after the first paint, when the phone is idle: realtime and the service worker.

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: 4000 });
  else setTimeout(task, 1500);
}

export function startLater(): void {
  whenIdle(() => {
    // Without a network there is nothing to connect to; the next start tries again.
    import('./idle.ts').then(
      ({ startIdle }) => startIdle(),
      () => undefined,
    );
  });
}
