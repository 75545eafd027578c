// Owns what the app does once the phone is idle; one file, so that it is fetched at once.
import { followLocale } from '#platform/i18n/follow-locale.ts';
import { startPwa } from '#platform/pwa/pwa.ts';
import { startRealtime } from '#platform/realtime/realtime.ts';
import { getSession, subscribeSession } from '#platform/session/session.ts';
import { forgetKept } from '#platform/storage/kept-answers.ts';
import { allReactions } from './registries/realtime.ts';

async function fetchKeeper(): Promise<void> {
  const { keepForDoors } = await import('./keep-for-doors.ts');
  keepForDoors();
}

/** What is kept for doors is fetched for whoever is somebody; a visitor has nothing to show there. */
function keepOnceSignedIn(): void {
  const stop = subscribeSession(look);
  function look(): void {
    if (getSession() === null) return;
    stop();
    // Without a network it does not come; the next start asks again.
    void fetchKeeper().catch(() => undefined);
  }
  // The session may have ended where nobody who keeps such things was there to hear of it.
  if (getSession() === null) forgetKept();
  look();
}

export function startIdle(): void {
  followLocale();
  startRealtime(allReactions);
  void startPwa(keepOnceSignedIn);
}
