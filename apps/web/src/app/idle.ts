// Owns what the app does once the phone is idle; one file, so that it is fetched at once.
import { keepScreensAtHand, startPwa } from '#platform/pwa/pwa.ts';
import { startRealtime } from '#platform/realtime/realtime.ts';
import { getSession, subscribeSession } from '#platform/session/session.ts';

/** Whoever is signed in can show their pass without a network from now on. What did not come, the next start asks for. */
async function keepForDoors(): Promise<void> {
  if (getSession() === null) return;
  await keepScreensAtHand();
  const { keepCodes } = await import('#domains/redemption/public/keep-codes.ts');
  await keepCodes();
}

async function startOffline(): Promise<void> {
  if (!(await startPwa())) return;
  let userId: string | undefined;
  const keep = () => {
    const next = getSession()?.user_id;
    if (next === userId) return;
    userId = next;
    keepForDoors().catch(() => undefined);
  };
  keep();
  subscribeSession(keep);
}

export function startIdle(): void {
  startRealtime();
  void startOffline();
}
