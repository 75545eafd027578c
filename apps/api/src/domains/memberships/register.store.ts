// Owns the SQL of the register: members of one club, searched and filtered, by key; and what is counted of it.
import type { MemberRole } from '@stagepass/contract/memberships/shapes.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import { id, time, whole } from '#platform/paging/key-columns.ts';
import { type KeyPage, type Keyset, keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { MembershipRow } from './tables.ts';

export interface RegisterRow extends MembershipRow {
  tier_id: string | null;
  tier_rank: number | null;
  tier_name: string | null;
  tier_hue: number | null;
  hand_tier_id: string | null;
  /** For the export and the search; cards come from users. */
  user_name: string;
  display_name: string;
}

export interface RegisterFilter {
  /** Part of a name, or a number. */
  q?: string | undefined;
  role?: MemberRole | undefined;
  staff?: boolean | undefined;
  tier_id?: string | undefined;
  muted?: boolean | undefined;
  banned?: boolean | undefined;
  left?: boolean | undefined;
  joined_since?: string | undefined;
}

/** Where a row stands: by number, those who are banned by the moment, the last one first. */
export interface RegisterKey {
  key: Date | number;
  user_id: string;
}

const byBan: Keyset<RegisterKey> = keyset({ key: time, user_id: id });
const byNumber: Keyset<RegisterKey> = keyset({ key: whole(), user_id: id });

export function registerOrder({ banned }: RegisterFilter): Keyset<RegisterKey> {
  return banned === true ? byBan : byNumber;
}

export function keyOf(row: RegisterRow, { banned }: RegisterFilter): RegisterKey {
  return { key: (banned === true ? row.banned_at : row.number) ?? 0, user_id: row.user_id };
}

const bestTier = `select t.id, t.rank, t.name, t.hue from tier_grants g join tiers t on t.id = g.tier_id
  where g.club_id = m.club_id and g.user_id = m.user_id order by t.rank desc limit 1`;

const columns = `m.*, u.user_name, u.display_name, h.tier_id as hand_tier_id,
  t.id as tier_id, t.rank as tier_rank, t.name as tier_name, t.hue as tier_hue`;

const joins = `join user_standing u on u.user_id = m.user_id left join lateral (${bestTier}) t on true
  left join tier_grants h on h.club_id = m.club_id and h.user_id = m.user_id and h.source = 'hand'`;

/** The page is picked first, by index, and only then joined: a club of 10,000 costs what a club of 50 does. */
export async function listRegister(
  tx: Executor,
  clubId: string,
  filter: RegisterFilter & { now: Date },
  { after, limit }: KeyPage<RegisterKey>,
): Promise<RegisterRow[]> {
  const { where, values } = conditions(clubId, filter);
  const [column, direction, type] =
    filter.banned === true ? ['banned_at', 'desc', 'timestamptz'] : ['number', 'asc', 'int'];
  if (after !== undefined) {
    const sign = direction === 'asc' ? '>' : '<';
    const key = `$${values.push(after.key)}::${type}`;
    where.push(`(m.${column}, m.user_id) ${sign} (${key}, $${values.push(after.user_id)}::uuid)`);
  }
  const order = `order by m.${column} ${direction}, m.user_id ${direction}`;
  const named =
    filter.q === undefined || filter.q === '' ? '' : 'join user_standing u on u.user_id = m.user_id';
  const { rows } = await tx.query<RegisterRow>({
    text: `select ${columns} from (
        select m.* from memberships m ${named} where ${where.join(' and ')} ${order} limit $${values.push(limit)}
      ) m ${joins} ${order}`,
    values,
  });
  return rows;
}

function conditions(
  clubId: string,
  page: RegisterFilter & { now: Date },
): { where: string[]; values: unknown[] } {
  const values: unknown[] = [clubId];
  const where = ['m.club_id = $1', stateOf(page)];
  if (page.q !== undefined && page.q !== '') where.push(matching(page.q, values));
  if (page.role !== undefined) where.push(`m.role = $${values.push(page.role)}`);
  if (page.staff === true) where.push(`m.role <> 'member'`);
  if (page.muted === true) where.push(`m.muted_until > $${values.push(page.now)}`);
  if (page.tier_id !== undefined) where.push(havingBest(`$${values.push(page.tier_id)}::uuid`));
  if (page.joined_since !== undefined) where.push(`m.joined_at >= $${values.push(page.joined_since)}`);
  return { where, values };
}

/** Read once as two sets: asking every member for their best would take ten thousand look-ups in a club of ten thousand. */
function havingBest(tier: string): string {
  return `m.user_id in (select g.user_id from tier_grants g where g.tier_id = ${tier})
    and m.user_id not in (select g.user_id from tiers t join tiers b on b.club_id = t.club_id and b.rank > t.rank
      join tier_grants g on g.tier_id = b.id where t.id = ${tier})`;
}

/** Somebody who was banned without ever having joined, and then let off, has left nothing. */
function stateOf({ banned, left }: RegisterFilter): string {
  if (banned === true) return 'm.banned_at is not null';
  if (left === true) return `m.state <> 'active' and m.banned_at is null and m.number is not null`;
  return `m.state = 'active'`;
}

/** 'Nº 0217', '#217' and '217' are a number; anything else is part of a name. */
function matching(q: string, values: unknown[]): string {
  const number = /^(?:n[º°o]?\.?\s*|#)?0*(\d{1,9})$/i.exec(q)?.[1];
  const part = `%${q.replace(/^@/, '').replace(/[\\%_]/g, '\\$&')}%`;
  const named = `(u.user_name ilike $${values.push(part)} or u.display_name ilike $${values.length})`;
  return number === undefined ? named : `(m.number = $${values.push(Number(number))} or ${named})`;
}

export async function findRegisterRow(
  tx: Executor,
  clubId: string,
  userId: string,
): Promise<RegisterRow | undefined> {
  const { rows } = await tx.query<RegisterRow>({
    text: `select ${columns} from memberships m ${joins} where m.club_id = $1 and m.user_id = $2`,
    values: [clubId, userId],
  });
  return rows[0];
}

export interface RegisterCounts {
  active: number;
  staff: number;
  muted: number;
  banned: number;
  left: number;
  joined_this_week: number;
}

const counts = prepared<RegisterCounts>(
  'memberships-counts',
  `select count(*) filter (where state = 'active')::int as active,
     count(*) filter (where role <> 'member')::int as staff,
     count(*) filter (where state = 'active' and muted_until > $2)::int as muted,
     count(*) filter (where banned_at is not null)::int as banned,
     count(*) filter (where state <> 'active' and banned_at is null and number is not null)::int as "left",
     count(*) filter (where state = 'active' and joined_at > $2::timestamptz - interval '7 days')::int as joined_this_week
   from memberships where club_id = $1`,
);

export async function countRegister(tx: Executor, clubId: string, now: Date): Promise<RegisterCounts> {
  const [row] = await counts(tx, [clubId, now]);
  return row ?? { active: 0, staff: 0, muted: 0, banned: 0, left: 0, joined_this_week: 0 };
}

export interface OwnRow extends Omit<RegisterRow, 'user_name' | 'display_name' | 'hand_tier_id'> {
  place: number;
  /** Of a member it is always there. */
  joined_at: Date;
  suspended: boolean;
}

export const byPlace = keyset({ place: whole(2), joined_at: time, club_id: id });

/**
 * A person's clubs: those they own, those they administer, the others; within each the one joined last first. One that is
 * suspended stays in sight of its staff.
 */
export async function listOwnRows(
  tx: Executor,
  userId: string,
  { after, limit }: PageOf<typeof byPlace>,
): Promise<OwnRow[]> {
  const place = `case m.role when 'owner' then 0 when 'admin' then 1 else 2 end`;
  const values: unknown[] = [userId];
  let behind = '';
  if (after !== undefined) {
    const joined = values.push(after.joined_at);
    behind = `and (${place}, -extract(epoch from m.joined_at), m.club_id)
      > ($${values.push(after.place)}, -extract(epoch from $${joined}::timestamptz), $${values.push(after.club_id)}::uuid)`;
  }
  const { rows } = await tx.query<OwnRow>({
    text: `select m.*, ${place} as place, c.suspended_at is not null as suspended, t.id as tier_id, t.rank as tier_rank, t.name as tier_name, t.hue as tier_hue
      from memberships m join club_facts c on c.id = m.club_id and c.closed_at is null
      left join lateral (
        select t.id, t.rank, t.name, t.hue from tier_grants g join tiers t on t.id = g.tier_id
        where g.club_id = m.club_id and g.user_id = m.user_id order by t.rank desc limit 1
      ) t on true
      where m.user_id = $1 and m.state = 'active' and (c.suspended_at is null or m.role <> 'member') ${behind}
      order by ${place}, -extract(epoch from m.joined_at), m.club_id limit $${values.push(limit)}`,
    values,
  });
  return rows;
}
