// Owns the question which top-ups of a fan's are not spent yet, and can go back to their card.
import type { Executor } from '#platform/db/executor.ts';
import { findBalance } from '../accounts.store.ts';
import { type UnspentTopUp, unspentOf } from '../origin.rules.ts';
import { listReceived } from '../origin.store.ts';
import { userAccount } from './account-ref.ts';

const inOneStep = 200;

/** Of those made at or after `since`, the newest first. To act on it, lock the account before (`lockSpenders`). */
export async function unspentTopUps(
  db: Executor,
  of: { user_id: string; since: Date },
): Promise<UnspentTopUp[]> {
  const account = await findBalance(db, userAccount(of.user_id), 'credits');
  let free = account === undefined ? 0 : account.balance - account.held;
  let before_seq = Number.MAX_SAFE_INTEGER;
  const found: UnspentTopUp[] = [];
  // Older credits than all that is free are spent: this ends long before the beginning of a long account.
  while (free > 0) {
    const received = await listReceived(db, { user_id: of.user_id, before_seq, limit: inOneStep });
    const step = unspentOf(free, received);
    found.push(...step.top_ups);
    free = step.free;
    const last = received.at(-1);
    if (last === undefined || received.length < inOneStep || last.at < of.since) break;
    before_seq = last.seq;
  }
  return found.filter((top_up) => top_up.at >= of.since);
}
