// Owns the giving of a copy to somebody: for nothing, for good, and never across a block.
import { itemNotFound } from '@stagepass/contract/items/errors.ts';
import type { ItemView } from '@stagepass/contract/items/shapes.ts';
import { ownAccount, userNotFound } from '@stagepass/contract/users/errors.ts';
import { isBlocked } from '#domains/users/public/is-blocked.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { lockOwnFreeItem } from '../access.ts';
import { findDisplayName, findReceiver } from '../people.store.ts';
import { moveItem } from '../public/move-item.ts';
import { presentItems } from '../public/present-items.ts';
import { refuseStaff } from '../public/refuse-staff.ts';
import { requireChangeOfHands } from '../public/transfer.rules.ts';

export async function giftItem(
  platform: Platform,
  tx: Tx,
  actor: Actor,
  { id, user_name }: { id: string; user_name: string },
): Promise<ItemView> {
  const { user_id } = signedIn(actor);
  const { item, design } = await lockOwnFreeItem(tx, actor, id);
  requireChangeOfHands(design, platform.clock.now());
  const receiver = (await findReceiver(tx, user_name)) ?? fail(userNotFound);
  if (receiver.id === user_id) fail(ownAccount);
  // A block answers as nobody: whoever was blocked does not learn it here either.
  if (await isBlocked(tx, { user_id, other_id: receiver.id })) fail(userNotFound);
  await refuseStaff(tx, { club_id: item.club_id, user_id: receiver.id });
  const moved = await moveItem(tx, {
    item_id: id,
    from: { holder_id: user_id, state: 'held' },
    to: { holder_id: receiver.id, state: 'held' },
    event: 'gifted',
    at: platform.clock.now(),
  });
  const from_name = await findDisplayName(tx, user_id);
  tx.afterCommit(() =>
    platform.realtime.toUser(receiver.id, 'itemReceived', {
      item_id: id,
      name: design.name,
      quality: design.quality,
      from_name,
    }),
  );
  const [view] = await presentItems(platform, tx, actor, [moved]);
  return view ?? fail(itemNotFound);
}
