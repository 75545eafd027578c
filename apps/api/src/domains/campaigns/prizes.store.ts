// Owns the SQL of what was won: promised to somebody by name, handed over once.
import type { RewardWay } from '@stagepass/contract/campaigns/kinds.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { Asked } from '#platform/jobs/due-items.ts';
import { id as idColumn, whole } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { PrizeRow } from './tables.ts';

type NewPrize = Pick<PrizeRow, 'id' | 'campaign_id' | 'reward_id' | 'part_id' | 'place' | 'due_at'>;

const add = prepared<never>(
  'campaigns-add-prize',
  `insert into campaign_prizes (id, campaign_id, reward_id, part_id, place, due_at) values ($1, $2, $3, $4, $5, $6)`,
);

export async function insertPrize(tx: Executor, prize: NewPrize): Promise<void> {
  const { id, campaign_id, reward_id, part_id, place, due_at } = prize;
  await add(tx, [id, campaign_id, reward_id, part_id, place, due_at]);
}

const addMany = prepared<never>(
  'campaigns-add-prizes',
  `insert into campaign_prizes (id, campaign_id, reward_id, part_id, place, due_at)
   select * from json_to_recordset($1::json)
     as a (id uuid, campaign_id uuid, reward_id uuid, part_id uuid, place int, due_at timestamptz)`,
);

/** All winners of a reward at once: the campaign is locked meanwhile. */
export async function insertPrizes(tx: Executor, prizes: readonly NewPrize[]): Promise<void> {
  if (prizes.length > 0) await addMany(tx, [JSON.stringify(prizes)]);
}

const ofPart = prepared<PrizeRow>(
  'campaigns-prizes-of-part',
  'select * from campaign_prizes where part_id = $1 order by due_at, id',
);

export async function listPrizesOf(tx: Executor, partId: string): Promise<PrizeRow[]> {
  return ofPart(tx, [partId]);
}

const byId = prepared<PrizeRow>('campaigns-prize', 'select * from campaign_prizes where id = $1');

export async function findPrize(tx: Executor, prizeId: string): Promise<PrizeRow | undefined> {
  return (await byId(tx, [prizeId]))[0];
}

const locked = prepared<PrizeRow>(
  'campaigns-lock-prize',
  'select * from campaign_prizes where id = $1 for update',
);

export async function lockPrize(tx: Executor, prizeId: string): Promise<PrizeRow | undefined> {
  return (await locked(tx, [prizeId]))[0];
}

const hand = prepared<never>(
  'campaigns-hand-prize',
  'update campaign_prizes set handed_at = $2, item_id = $3, transfer_id = $4, badge_given = $5 where id = $1',
);

export async function updateHanded(
  tx: Executor,
  prize: Pick<PrizeRow, 'id'> &
    Partial<Pick<PrizeRow, 'item_id' | 'transfer_id' | 'badge_given'>> & { at: Date },
): Promise<void> {
  await hand(tx, [
    prize.id,
    prize.at,
    prize.item_id ?? null,
    prize.transfer_id ?? null,
    prize.badge_given ?? false,
  ]);
}

const unpaid = prepared<{ id: string }>(
  'campaigns-unpaid',
  `select id from campaign_prizes where campaign_id = $1 and handed_at is null and not id = any($2::uuid[])
   order by id limit $3`,
);

/** Prizes of one campaign that nobody has yet; at most so many. */
export async function listUnpaid(
  tx: Executor,
  campaignId: string,
  { except, limit }: { except: readonly string[]; limit: number },
): Promise<string[]> {
  return (await unpaid(tx, [campaignId, except, limit])).map((row) => row.id);
}

/** Prizes that waited for an account's first day, of campaigns that run. */
export async function listPrizesDue(tx: Executor, { now, limit, except }: Asked): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    text: `select z.id from campaign_prizes z join campaigns c on c.id = z.campaign_id and c.state in ('funded', 'running')
      join campaign_parts p on p.id = z.part_id and p.left_out is null
      where z.handed_at is null and z.due_at <= $1 and not z.id = any ($3::uuid[]) order by z.due_at, z.id limit $2`,
    values: [now, limit, except],
  });
  return rows.map((row) => row.id);
}

export interface WinnerRow {
  id: string;
  reward_id: string;
  position: number;
  way: RewardWay;
  place: number;
  user_id: string | null;
  ticket: number | null;
}

export const byReward = keyset({ position: whole(), place: whole(), id: idColumn });

/** Waiting for their prize, or with something of it: one that lapsed was won by nobody. */
const STANDS = '(z.handed_at is null or z.item_id is not null or z.transfer_id is not null or z.badge_given)';

const winners = prepared<WinnerRow>(
  'campaigns-winners',
  `select z.id, z.reward_id, r.position, r.way, z.place, p.user_id, p.ticket
   from campaign_prizes z join campaign_rewards r on r.id = z.reward_id join campaign_parts p on p.id = z.part_id
   where z.campaign_id = $1 and ${STANDS} and ($2::int is null or (r.position, z.place, z.id) > ($2::int, $3::int, $4::uuid))
   order by r.position, z.place, z.id limit $5`,
);

/** By reward, then by place. */
export async function listWinners(
  tx: Executor,
  campaignId: string,
  { after, limit }: PageOf<typeof byReward>,
): Promise<WinnerRow[]> {
  return winners(tx, [campaignId, after?.position ?? null, after?.place ?? null, after?.id ?? null, limit]);
}

const winnersCounted = prepared<{ count: number }>(
  'campaigns-winners-counted',
  `select count(distinct z.part_id)::int as count from campaign_prizes z where z.campaign_id = $1 and ${STANDS}`,
);

/** How many people got or get something. */
export async function countWinners(tx: Executor, campaignId: string): Promise<number> {
  return (await winnersCounted(tx, [campaignId]))[0]?.count ?? 0;
}

const drawn = prepared<{ reward_id: string; ticket: number; user_id: string | null }>(
  'campaigns-drawn',
  `select z.reward_id, p.ticket, p.user_id from campaign_prizes z
   join campaign_rewards r on r.id = z.reward_id and r.way = 'raffle' join campaign_parts p on p.id = z.part_id
   where z.campaign_id = $1 order by r.position, z.place`,
);

/** Winning tickets in the order in which they were drawn. */
export async function listDrawn(
  tx: Executor,
  campaignId: string,
): Promise<{ reward_id: string; ticket: number; user_id: string | null }[]> {
  return drawn(tx, [campaignId]);
}
