// Owns what items read of people by the views of their domains: who receives, who is left out.
import { type Executor, prepared } from '#platform/db/executor.ts';
import { oneAtATime } from '#platform/db/one-at-a-time.ts';
import { id, text } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import { likeText } from './like-text.rules.ts';

export interface Receiver {
  id: string;
  user_name: string;
}

const byNames = prepared<Receiver>(
  'items-receivers',
  `select user_id as id, user_name from user_standing where user_name = any($1) and not out_of_sight`,
);

/** Whoever is suspended, hidden or going is not there. */
export async function listReceivers(tx: Executor, names: readonly string[]): Promise<Receiver[]> {
  return byNames(tx, [names]);
}

export async function findReceiver(tx: Executor, name: string): Promise<Receiver | undefined> {
  return (await listReceivers(tx, [name]))[0];
}

const displayName = prepared<{ display_name: string }>(
  'items-display-name',
  'select display_name from user_standing where user_id = $1',
);

export async function findDisplayName(tx: Executor, userId: string): Promise<string | null> {
  return (await displayName(tx, [userId]))[0]?.display_name ?? null;
}

const banned = prepared<{ user_id: string }>(
  'items-banned-among',
  'select user_id from member_bans where club_id = $1 and user_id = any($2::uuid[])',
);

export async function listBannedAmong(
  tx: Executor,
  { club_id, user_ids }: { club_id: string; user_ids: readonly string[] },
): Promise<ReadonlySet<string>> {
  return new Set((await banned(tx, [club_id, user_ids])).map((row) => row.user_id));
}

export interface ReceiverRow {
  user_id: string;
  folded_name: string;
  number: number;
  tier_name: string | null;
  tier_hue: number | null;
  tier_rank: number | null;
}

export const byName = keyset({ folded_name: text, user_id: id });

/** Members who are not staff, in the order of their names; the page is read off `memberships_by_folded_name`. */
export async function listReceiversOfClub(
  tx: Executor,
  { club_id, q }: { club_id: string; q: string },
  { after, limit }: PageOf<typeof byName>,
): Promise<ReceiverRow[]> {
  const { rows } = await tx.query<ReceiverRow>({
    text: `select m.user_id, m.folded_name, m.number, t.name as tier_name, t.hue as tier_hue, t.rank as tier_rank
      from member_standing m join user_standing u on u.user_id = m.user_id and not u.out_of_sight
      left join lateral (select name, hue, rank from member_tiers
        where club_id = m.club_id and user_id = m.user_id order by rank desc limit 1) t on true
      where m.club_id = $1 and m.role = 'member'
        and (m.folded_name like lower($2::text) or m.user_name like lower($2::text))
        and ($3::text is null or (m.folded_name, m.user_id) > ($3::text, $4::uuid))
      order by m.folded_name, m.user_id limit $5`,
    values: [club_id, likeText(q), after?.folded_name ?? null, after?.user_id ?? null, limit],
  });
  return rows;
}

/** Members who are not staff: all, or those whose best tier ranks at least so high; by id. */
export async function listMembersForGrant(
  tx: Executor,
  asked: { club_id: string; rank: number | null; after: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await tx.query<{ user_id: string }>({
    name: 'items-members-for-grant',
    text: `select m.user_id from member_standing m join user_standing u on u.user_id = m.user_id and not u.out_of_sight
      where m.club_id = $1 and m.role = 'member' and ($3::uuid is null or m.user_id > $3)
        and ($2::int is null or exists (
          select from member_tiers t where t.club_id = m.club_id and t.user_id = m.user_id and t.rank >= $2))
      order by m.user_id limit $4`,
    values: [asked.club_id, asked.rank, asked.after, asked.limit],
  });
  return rows.map((row) => row.user_id);
}

export async function countMembersForGrant(
  tx: Executor,
  asked: { club_id: string; rank: number | null },
): Promise<number> {
  const { rows } = await tx.query<{ n: number }>({
    text: `select count(*) as n from member_standing m join user_standing u on u.user_id = m.user_id and not u.out_of_sight
      where m.club_id = $1 and m.role = 'member'
        and ($2::int is null or exists (
          select from member_tiers t where t.club_id = m.club_id and t.user_id = m.user_id and t.rank >= $2))`,
    values: [asked.club_id, asked.rank],
  });
  return rows[0]?.n ?? 0;
}

/** Undefined where the club has no such tier. */
export async function findTierRank(
  tx: Executor,
  tier: { club_id: string; tier_id: string },
): Promise<number | undefined> {
  const { rows } = await tx.query<{ rank: number }>({
    text: 'select rank from tier_facts where id = $1 and club_id = $2',
    values: [tier.tier_id, tier.club_id],
  });
  return rows[0]?.rank;
}

/** One at a time for each person, until the transaction ends. */
export async function lockShelf(tx: Executor, userId: string): Promise<void> {
  await oneAtATime(tx, 'items-shelf', userId);
}
