// Owns the reading of the register by the staff: a page of it, one member, the counts.
import { memberNotFound } from '@stagepass/contract/memberships/errors.ts';
import type { MemberView } from '@stagepass/contract/memberships/shapes.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import { isId } from '#platform/ids/new-id.ts';
import { refuseCursor, timeIn } from '#platform/paging/time-key.ts';
import type { Platform } from '#platform/platform.ts';
import { loadClubFor } from '../public/load-club-for.ts';
import { memberXp } from '../public/xp-slot.ts';
import {
  countRegister,
  findRegisterRow,
  keyOf,
  listRegister,
  type RegisterCounts,
  type RegisterFilter,
  type RegisterKey,
  type RegisterRow,
} from '../register.store.ts';
import { presentMember, type Seen } from '../views.ts';

export interface MembersQuery extends RegisterFilter {
  cursor?: string | undefined;
  limit: number;
}

/** Four queries, whatever the size of the page. */
export async function listMembers(
  platform: Platform,
  actor: Actor,
  id: string,
  query: MembersQuery,
): Promise<{ data: MemberView[]; next_cursor: string | null }> {
  const { db } = platform;
  const { limit, cursor, tier_id, ...filter } = query;
  const seen = await see(platform, actor, id);
  if (tier_id !== undefined && !isId(tier_id)) return { data: [], next_cursor: null };
  const rows = await listRegister(db, seen.club.id, {
    ...filter,
    tier_id,
    now: seen.now,
    after: afterOf(filter, cursor),
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: await presentAll(platform, seen, shown),
    next_cursor: rows.length > limit && last !== undefined ? cursorOf(last, filter) : null,
  };
}

export async function getMember(
  platform: Platform,
  actor: Actor,
  { id, user_id }: { id: string; user_id: string },
): Promise<MemberView> {
  const seen = await see(platform, actor, id);
  const row = isId(user_id) ? await findRegisterRow(platform.db, seen.club.id, user_id) : undefined;
  if (row === undefined) return fail(memberNotFound);
  const [member] = await presentAll(platform, seen, [row]);
  return member ?? fail(memberNotFound);
}

export async function countMembers(platform: Platform, actor: Actor, id: string): Promise<RegisterCounts> {
  const { club, now } = await see(platform, actor, id);
  return countRegister(platform.db, club.id, now);
}

async function see(platform: Platform, actor: Actor, id: string): Promise<Seen> {
  const { club, standing } = await loadClubFor(platform, platform.db, actor, id, 'manage-members');
  return { club, standing, now: platform.clock.now() };
}

async function presentAll(platform: Platform, seen: Seen, rows: RegisterRow[]): Promise<MemberView[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.user_id);
  const cards = await loadUserCards(platform, platform.db, ids);
  const xp = await memberXp.read().ofMembers(platform.db, seen.club.id, ids);
  return rows.flatMap((row) => {
    const card = cards.get(row.user_id);
    return card === undefined ? [] : [presentMember(seen, row, { card, xp: xp.get(row.user_id) ?? 0 })];
  });
}

function cursorOf(row: RegisterRow, filter: RegisterFilter): string {
  const { key, user_id } = keyOf(row, filter);
  return `${key}~${user_id}`;
}

function afterOf({ banned }: RegisterFilter, cursor: string | undefined): RegisterKey | undefined {
  if (cursor === undefined) return undefined;
  const [text = '', userId = '', ...rest] = cursor.split('~');
  const key = banned === true ? timeIn(text) : /^\d{1,9}$/.test(text) ? text : undefined;
  return key === undefined || !isId(userId) || rest.length > 0 ? refuseCursor() : { key, user_id: userId };
}
