// Owns copies that are kept for one thing, such as the winners of a mission: made for it, given out one by one, the rest released.
import type { ItemOrigin, ItemPlace } from '@stagepass/contract/items/shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import { prepared } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { mintToEscrow } from './mint-items.ts';
import { moveItem } from './move-item.ts';

/** Fails as a mint does where the edition has not so many left. */
export async function keepCopies(
  platform: Platform,
  tx: Tx,
  kept: { design_id: string; count: number; place: ItemPlace; origin: ItemOrigin; at: Date },
): Promise<void> {
  const { count, ...mint } = kept;
  for (let made = 0; made < count; made += 1) await mintToEscrow(platform, tx, mint);
}

const oneInPlace = prepared<{ id: string; number: number }>(
  'items-one-in-place',
  `select id, number from items where place_kind = $1 and place_id = $2 and design_id = $3 and state = 'escrowed'
   order by number limit 1 for update skip locked`,
);

interface Given {
  place: ItemPlace;
  design_id: string;
  user_id: string;
  /** Where it is paid for. */
  sale?: { transfer_id: string; price: number } | undefined;
  at: Date;
}

/** The lowest number that is left, or undefined. Of many at once, each gets another one. */
export async function giveKept(
  tx: Tx,
  given: Given,
): Promise<{ item_id: string; number: number } | undefined> {
  const { place, design_id, user_id, sale, at } = given;
  const [found] = await oneInPlace(tx, [place.kind, place.id, design_id]);
  if (found === undefined) return undefined;
  await moveItem(tx, {
    item_id: found.id,
    from: { holder_id: null, state: 'escrowed', place },
    to: { holder_id: user_id, state: 'held' },
    event: sale === undefined ? 'won' : 'sold',
    cause: place,
    ...sale,
    at,
  });
  return { item_id: found.id, number: found.number };
}

const someInPlace = prepared<{ id: string }>(
  'items-some-in-place',
  `select id from items where place_kind = $1 and place_id = $2 and design_id = $3 and state = 'escrowed'
   order by number desc limit $4 for update`,
);

/** Back into the club's hand, the highest numbers first, at most so many. */
export async function releaseKept(
  tx: Tx,
  { place, design_id, limit, at }: { place: ItemPlace; design_id: string; limit: number; at: Date },
): Promise<void> {
  for (const { id } of await someInPlace(tx, [place.kind, place.id, design_id, limit]))
    await moveItem(tx, {
      item_id: id,
      from: { holder_id: null, state: 'escrowed', place },
      to: { holder_id: null, state: 'held' },
      event: 'released',
      at,
    });
}
