// Owns what somebody shares of a set: seen where they show their collection, have any of it, and whoever looks may see the club's inside.
import { setNotFound, setNotShown } from '@stagepass/contract/sets/errors.ts';
import type { UserSet } from '@stagepass/contract/sets/shapes.ts';
import { userNotFound } from '@stagepass/contract/users/errors.ts';
import { listHeldCopies } from '#domains/items/public/held-copies.ts';
import { presentDesigns } from '#domains/items/public/present-items.ts';
import { loadCollector } from '#domains/users/public/list-collections-shown.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadSet } from '../access.ts';
import { listDesignIds } from '../sets.store.ts';
import { presentCards } from './read-sets.ts';

export async function getUserSet(
  platform: Platform,
  viewer: Actor,
  { id, user }: { id: string; user: string },
): Promise<UserSet> {
  const { db } = platform;
  const { id: userId, shown, to_others } = await loadCollector(db, viewer, user);
  const { set } = await loadSet(platform, db, viewer, id);
  const ids = (await listDesignIds(db, [id])).get(id) ?? [];
  const held = shown ? await listHeldCopies(db, userId, ids) : [];
  if (held.length === 0) return fail(setNotShown);
  const owned = new Set(held.map(({ design_id }) => design_id));
  const [card] = await presentCards(platform, db, [set], userId);
  const designs = await presentDesigns(platform, db, ids);
  const person = (await loadUserCards(platform, db, [userId])).get(userId) ?? fail(userNotFound);
  return {
    set: card ?? fail(setNotFound),
    user: person,
    shown: to_others,
    entries: ids.flatMap((designId) => {
      const design = designs.get(designId);
      return design === undefined ? [] : [{ design, owned: owned.has(designId) }];
    }),
  };
}
