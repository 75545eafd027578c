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
 * Called once after the first paint; there is no service worker in development or on plain http. Answers whether there is
 * one.
 */
export async function startPwa(): Promise<boolean> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return false;
  const registration = await navigator.serviceWorker.register('/service-worker.js').catch(() => null);
  if (!registration) return false;
  watch(registration);
  document.addEventListener('visibilitychange', () => {
    // An installed app stays open for days: coming back to it is the moment to look for a new version.
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  });
  return true;
}

/** Has the worker keep the files behind passes and tickets, as soon as there is one at work. */
export async function keepScreensAtHand(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage('keep-at-hand');
}
