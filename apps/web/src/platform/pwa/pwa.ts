// Owns the service worker's registration and the notice that a new version is ready.
import { announceUpdate } from './update-ready.ts';

function offer(worker: ServiceWorker): void {
  announceUpdate(() => {
    // The new worker takes over first; reloading before that would load the old version again.
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
      once: true,
    });
    worker.postMessage('take-over');
  });
}

function watch(registration: ServiceWorkerRegistration): void {
  // Without a controller this is the first install, and no update.
  if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(worker);
    });
  });
}

/**
 * Called once after the first paint; there is no service worker in development or on plain http. `onWorker` is told where there
 * is one, at work or about to be.
 */
export async function startPwa(onWorker: () => void): Promise<void> {
  if (import.meta.env.DEV) return;
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const registration = await workers?.register('/service-worker.js').catch(() => null);
  if (!registration) return;
  watch(registration);
  document.addEventListener('visibilitychange', () => {
    // An installed app stays open for days: coming back to it is the moment to look for a new version.
    if (!document.hidden) void registration.update().catch(() => undefined);
  });
  onWorker();
}
