// Owns what the app does once the phone is idle; one file, so that it is fetched at once.
import { keepUnreadBadge } from '#domains/chat/public/unread-badge.ts';
import { doCheckinsWait } from '#domains/checkins/public/waiting-key.ts';
import { keepPush } from '#domains/notifications/public/keep-push.ts';
import { keepUnread } from '#domains/notifications/public/keep-unread.ts';
import { callData } from '#platform/api/api.ts';
import { followLocale } from '#platform/i18n/follow-locale.ts';
import { startPwa } from '#platform/pwa/pwa.ts';
import { startRealtime } from '#platform/realtime/realtime.ts';
import { getSession, subscribeSession } from '#platform/session/session.ts';
import { forgetKept } from '#platform/storage/kept-answers.ts';
import { readLocal } from '#platform/storage/local.ts';
import { announce } from './announced.ts';
import { CLOSED_ANNOUNCEMENT } from './closed-announcement.ts';
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

/** Mostly nothing waits: the code that shows it is fetched only where something does. */
async function showTaken(): Promise<void> {
  const changes = await callData('POST /level-changes/take', {});
  if (changes.length === 0) return;
  const { showChanges } = await import('#domains/levels/public/show-waiting-changes.ts');
  await showChanges(changes);
}

/** What changed while this person was away is shown once they are here. */
function showChangesOnceSignedIn(): void {
  let shownTo: string | undefined;
  function look(): void {
    const userId = getSession()?.user_id;
    if (userId === shownTo) return;
    shownTo = userId;
    if (userId === undefined) return;
    // Without a connection nothing was taken: the next start or event asks again.
    void showTaken().catch(() => undefined);
  }
  subscribeSession(look);
  look();
}

/** Check-ins made without a connection count for 48 hours: they are sent wherever the person is once there is one. */
function sendCheckinsOnceOnline(): void {
  const look = () => {
    const userId = getSession()?.user_id;
    if (userId === undefined || !navigator.onLine || !doCheckinsWait(userId)) return;
    void import('#domains/checkins/public/send-waiting.ts')
      .then(({ sendWaiting }) => sendWaiting())
      .catch(() => undefined);
  };
  subscribeSession(look);
  addEventListener('online', look);
  look();
}

/** Visitors have no messages. */
function countUnreadOnceSignedIn(): void {
  const stop = subscribeSession(look);
  function look(): void {
    if (getSession() === null) return;
    stop();
    void keepUnreadBadge().catch(() => undefined);
  }
  look();
}

/** Mostly nothing is announced. What somebody closed stays closed on this phone; the inbox goes on showing it. */
async function showAnnounced(): Promise<void> {
  const [latest] = await callData('GET /announcements', {});
  if (latest !== undefined && readLocal(CLOSED_ANNOUNCEMENT) !== latest.id) announce(latest);
}

export function startIdle(): void {
  followLocale();
  void showAnnounced().catch(() => undefined);
  startRealtime(allReactions);
  showChangesOnceSignedIn();
  sendCheckinsOnceOnline();
  countUnreadOnceSignedIn();
  keepUnread();
  keepPush();
  void startPwa(keepOnceSignedIn);
}
