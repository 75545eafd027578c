// Owns making this phone ready for doors without a network, once there is a service worker: whoever is signed in can show
// their pass from then on. What did not come, the next start asks for.
import { keepCodes } from '#domains/redemption/public/keep-codes.ts';
import { getSession, subscribeSession } from '#platform/session/session.ts';

async function keep(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage('keep-at-hand');
  await keepCodes();
}

export function keepForDoors(): void {
  let userId: string | undefined;
  const look = () => {
    const next = getSession()?.user_id;
    if (next === userId) return;
    userId = next;
    if (next !== undefined) keep().catch(() => undefined);
  };
  look();
  subscribeSession(look);
}
