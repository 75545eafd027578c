// Owns the destroying of an own copy: its number is never given again.
import type { Tx } from '#platform/db/db.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { lockOwnFreeItem } from '../access.ts';
import { moveItem } from '../public/move-item.ts';

export async function burnItem(platform: Platform, tx: Tx, actor: Actor, id: string): Promise<true> {
  const { user_id } = signedIn(actor);
  await lockOwnFreeItem(tx, actor, id);
  await moveItem(tx, {
    item_id: id,
    from: { holder_id: user_id, state: 'held' },
    to: { holder_id: null, state: 'burned' },
    event: 'burned',
    at: platform.clock.now(),
  });
  return true;
}
