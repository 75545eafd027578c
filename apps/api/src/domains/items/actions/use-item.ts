// Owns the showing of an item on the own profile and pass, six at most.
import { itemNotFound, tooManyInUse } from '@stagepass/contract/items/errors.ts';
import type { ItemView } from '@stagepass/contract/items/shapes.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { lockOwnFreeItem } from '../access.ts';
import { countInUse, listItemRows, setInUse } from '../copies.store.ts';
import { lockShelf } from '../people.store.ts';
import { presentItems } from '../public/present-items.ts';

const MOST_IN_USE = 6;

export async function useItem(
  platform: Platform,
  actor: Actor,
  { id, in_use }: { id: string; in_use: boolean },
): Promise<ItemView> {
  const { user_id } = signedIn(actor);
  return platform.db.transaction(async (tx) => {
    // Two phones that each put up a sixth take turns.
    await lockShelf(tx, user_id);
    const { item } = await lockOwnFreeItem(tx, actor, id);
    const before = item.used_at !== null;
    if (in_use && !before && (await countInUse(tx, user_id)) >= MOST_IN_USE) fail(tooManyInUse);
    if (in_use !== before) await setInUse(tx, id, in_use ? platform.clock.now() : null);
    const [view] = await presentItems(platform, tx, actor, await listItemRows(tx, [id]));
    return view ?? fail(itemNotFound);
  });
}
