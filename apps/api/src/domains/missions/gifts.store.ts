// Owns the SQL of what fans receive: kept for them when they finish, handed over then or later.
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { PartRow } from './tables.ts';

const add = prepared<never>(
  'missions-add-gift',
  `insert into mission_gifts (part_id, reward_id, created_at) values ($1, $2, $3)`,
);

export async function insertGift(
  tx: Executor,
  gift: { part_id: string; reward_id: string; at: Date },
): Promise<void> {
  await add(tx, [gift.part_id, gift.reward_id, gift.at]);
}

const kept = prepared<{ reward_id: string }>(
  'missions-kept-gifts',
  'select reward_id from mission_gifts where part_id = $1 and handed_at is null for update',
);

/** Rewards that are kept for somebody and not handed over yet. */
export async function listKeptGifts(tx: Executor, partId: string): Promise<string[]> {
  return (await kept(tx, [partId])).map(({ reward_id }) => reward_id);
}

const remove = prepared<never>(
  'missions-remove-gift',
  'delete from mission_gifts where part_id = $1 and reward_id = $2 and handed_at is null',
);

export async function removeGift(tx: Executor, gift: { part_id: string; reward_id: string }): Promise<void> {
  await remove(tx, [gift.part_id, gift.reward_id]);
}

const handedItems = prepared<{ item_id: string; handed_at: Date }>(
  'missions-handed-items',
  'select item_id, handed_at from mission_gifts where part_id = $1 and item_id is not null and handed_at is not null',
);

/** Copies that a round gave, and when. */
export async function listHandedItems(
  tx: Executor,
  partId: string,
): Promise<{ item_id: string; handed_at: Date }[]> {
  return handedItems(tx, [partId]);
}

const handedTokens = prepared<{ amount: number }>(
  'missions-handed-tokens',
  `select coalesce(sum(r.token_amount), 0)::int as amount from mission_gifts g join mission_rewards r on r.id = g.reward_id
   where g.part_id = $1 and g.handed_at is not null`,
);

/** How many tokens a round gave. */
export async function sumHandedTokens(tx: Executor, partId: string): Promise<number> {
  return (await handedTokens(tx, [partId]))[0]?.amount ?? 0;
}

const hand = prepared<never>(
  'missions-hand-gift',
  `update mission_gifts set item_id = $3, transfer_id = $4, handed_at = $5 where part_id = $1 and reward_id = $2`,
);

export async function updateGiftHanded(
  tx: Executor,
  gift: {
    part_id: string;
    reward_id: string;
    item_id: string | null;
    transfer_id: string | null;
    at: Date;
  },
): Promise<void> {
  await hand(tx, [gift.part_id, gift.reward_id, gift.item_id, gift.transfer_id, gift.at]);
}

const withGifts = prepared<Pick<PartRow, 'id' | 'mission_id'>>(
  'missions-parts-with-gifts',
  `select id, mission_id from mission_parts p where user_id = $1
     and exists (select from mission_gifts g where g.part_id = p.id and g.handed_at is null)
   order by id`,
);

/** One person's parts for which something is kept that was not handed over yet. */
export async function listPartsWithGifts(
  tx: Executor,
  userId: string,
): Promise<Pick<PartRow, 'id' | 'mission_id'>[]> {
  return withGifts(tx, [userId]);
}

const withGiftsInClub = prepared<Pick<PartRow, 'id' | 'mission_id'>>(
  'missions-parts-with-gifts-in-club',
  `select id, mission_id from mission_parts p
   where id in (
     select g.part_id from missions m join mission_rewards r on r.mission_id = m.id
     join mission_gifts g on g.reward_id = r.id and g.handed_at is null where m.club_id = $1 limit $2)
   order by id`,
);

/** The same of everybody in a club; at most so many. */
export async function listPartsWithGiftsInClub(
  tx: Executor,
  clubId: string,
  limit: number,
): Promise<Pick<PartRow, 'id' | 'mission_id'>[]> {
  return withGiftsInClub(tx, [clubId, limit]);
}
