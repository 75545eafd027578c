// Owns the reading of the register by the staff: a page of it, one member, the counts.

import { memberNotFound } from '@stagepass/contract/memberships/errors.ts';
import type { MemberView } from '@stagepass/contract/memberships/shapes.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
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
  type RegisterRow,
  registerOrder,
} from '../register.store.ts';
import { presentMember, type Seen } from '../views.ts';

/** Four queries, whatever the size of the page. */
export async function listMembers(
  platform: Platform,
  actor: Actor,
  id: string,
  { limit, cursor, ...filter }: RegisterFilter & PageAsked,
): Promise<Page<MemberView>> {
  const { db } = platform;
  const seen = await see(platform, actor, id);
  const { rows, next_cursor } = await registerOrder(filter).page(
    { cursor, limit },
    (page) => listRegister(db, seen.club.id, { ...filter, now: seen.now }, page),
    (row) => keyOf(row, filter),
  );
  return { data: await presentAll(platform, seen, rows), next_cursor };
}

export async function getMember(
  platform: Platform,
  actor: Actor,
  { id, user_id }: { id: string; user_id: string },
): Promise<MemberView> {
  const seen = await see(platform, actor, id);
  const row = await findRegisterRow(platform.db, seen.club.id, user_id);
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
