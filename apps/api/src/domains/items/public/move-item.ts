// Owns the moving of a copy from one place to another: only from where it is, with a step of where it has been.
import { notThere } from '@stagepass/contract/items/errors.ts';
import { itemMoved } from '@stagepass/contract/items/events.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { updatePlace } from '../copies.store.ts';
import type { Item, Step } from './item.ts';

/**
 * Fails with `items.not-there` where the copy is not where `from` says: of many who try, one moves it. Which step may
 * follow which state is the database's to refuse. Answers the copy as it is then.
 */
export async function moveItem(tx: Tx, step: Step): Promise<Item> {
  const moved = await updatePlace(tx, step);
  if (moved === undefined) return fail(notThere);
  await tx.emit(itemMoved, {
    item_id: moved.id,
    design_id: moved.design_id,
    club_id: moved.club_id,
    event: step.event,
    from_user_id: step.from.holder_id,
    to_user_id: step.to.holder_id,
  });
  return moved;
}
