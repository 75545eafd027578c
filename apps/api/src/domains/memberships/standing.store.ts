// Owns the hottest SQL of clubs: what somebody is in one, alone or together with the club, in one prepared query.
import type { AdminScope, TextPolicy } from '@stagepass/contract/clubs/shapes.ts';
import type { MemberRole, MemberState } from '@stagepass/contract/memberships/shapes.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import { gatheredOn } from '#platform/db/gather.ts';

/** Nulls where there is no membership, or no tier. */
export interface StandingRow {
  role: MemberRole | null;
  scopes: AdminScope[] | null;
  state: MemberState | null;
  number: number | null;
  joined_at: Date | null;
  muted_until: Date | null;
  banned_at: Date | null;
  subscribed: boolean | null;
  tier_id: string | null;
  tier_rank: number | null;
  tier_name: string | null;
  tier_hue: number | null;
}

const columns = `m.role, m.scopes, m.state, m.number, m.joined_at, m.muted_until, m.banned_at, m.subscribed,
  t.id as tier_id, t.rank as tier_rank, t.name as tier_name, t.hue as tier_hue`;

/** The best tier of an active member. Grants that have ended are taken away by a job, not looked past here. */
const bestTier = `left join lateral (
    select t.id, t.rank, t.name, t.hue from tier_grants g join tiers t on t.id = g.tier_id
    where g.club_id = m.club_id and g.user_id = m.user_id and m.state = 'active'
    order by t.rank desc limit 1
  ) t on true`;

const standingOf = prepared<StandingRow>(
  'memberships-standing',
  `select ${columns} from memberships m ${bestTier} where m.club_id = $1 and m.user_id = $2`,
);

export async function findStandingRow(
  tx: Executor,
  clubId: string,
  userId: string,
): Promise<StandingRow | undefined> {
  return (await standingOf(tx, [clubId, userId]))[0];
}

/** For a read that takes both along: `c` is the club, $user the viewer. No name stands in both sets of columns. */
export const standingColumns = columns;
export const standingJoins = (user: string) =>
  `left join memberships m on m.club_id = c.id and m.user_id = ${user} ${bestTier}`;

const withClub = (key: 'id' | 'handle') =>
  prepared<Club & StandingRow>(
    `memberships-club-and-standing-by-${key}`,
    `select c.*, ${columns} from club_facts c ${standingJoins('$2')} where c.${key} = $1`,
  );
type ClubToWriteRow = Club & StandingRow & { text_policy: TextPolicy };
const columnsToWrite = `c.*, ${columns}, w.text_policy`;
const facts = 'club_facts c join club_text_policies w on w.club_id = c.id';
const toWriteByIds = prepared<ClubToWriteRow & { asked_by: string }>(
  'memberships-club-to-write-by-id',
  `select ${columnsToWrite}, asked.user_id as asked_by
   from unnest($1::uuid[], $2::uuid[]) asked (club_id, user_id) join ${facts} on c.id = asked.club_id
   ${standingJoins('asked.user_id')}`,
);
const toWriteByHandle = prepared<ClubToWriteRow>(
  'memberships-club-to-write-by-handle',
  `select ${columnsToWrite} from ${facts} ${standingJoins('$2')} where c.handle = $1`,
);

/** Of all who write at this moment, in one query. */
const findToWriteGathered = gatheredOn(async (db: Executor, keys) => {
  const asked = keys.map((key) => key.split(' '));
  const rows = await toWriteByIds(db, [asked.map(([club]) => club), asked.map(([, user]) => user)]);
  return new Map(rows.map((row) => [`${row.id} ${row.asked_by}`, row]));
});

/** With what may be written there. */
export async function findClubToWriteRow(
  tx: Executor,
  by: { id: string } | { handle: string },
  userId: string,
): Promise<ClubToWriteRow | undefined> {
  if ('id' in by) return findToWriteGathered(tx, `${by.id.toLowerCase()} ${userId}`);
  return (await toWriteByHandle(tx, [by.handle, userId]))[0];
}

const byId = withClub('id');
const byHandle = withClub('handle');

/** The columns of both in one row. */
export async function findClubAndStandingRow(
  tx: Executor,
  by: { id: string } | { handle: string },
  userId: string,
): Promise<(Club & StandingRow) | undefined> {
  return ('id' in by ? await byId(tx, [by.id, userId]) : await byHandle(tx, [by.handle, userId]))[0];
}

const pairs = prepared<Club & StandingRow & { asked_for: string | null }>(
  'memberships-clubs-and-standings',
  `select c.*, ${columns}, u.user_id as asked_for from unnest($1::uuid[], $2::uuid[]) u (club_id, user_id)
   join club_facts c on c.id = u.club_id ${standingJoins('u.user_id')}`,
);

/** For many at once, a visitor as null; a pair whose club does not exist is left out. */
export async function listClubAndStandingRows(
  tx: Executor,
  of: readonly { club_id: string; user_id: string | null }[],
): Promise<(Club & StandingRow & { asked_for: string | null })[]> {
  return pairs(tx, [of.map((pair) => pair.club_id), of.map((pair) => pair.user_id)]);
}
