// Owns the operator's lists of people and clubs.
import { clubUnknown, personUnknown } from '@stagepass/contract/operations/errors.ts';
import type { OperatedClub, OperatedPerson } from '@stagepass/contract/operations/shapes.ts';
import { loadClubCards } from '#domains/clubs/public/load-club-cards.ts';
import { listOperatedClubs, type OperatedClubRow } from '#domains/clubs/public/operated-clubs.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import { findOperatedPerson, listOperatedPeople } from '#domains/users/public/operated-people.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Page } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';

export interface Wanted {
  q: string;
  show: 'all' | 'suspended';
  cursor?: string | undefined;
}

type PersonRow = Awaited<ReturnType<typeof listOperatedPeople>>['rows'][number];

export async function listPeople(
  platform: Platform,
  { q, show, cursor }: Wanted,
): Promise<Page<OperatedPerson>> {
  const wanted = { q, suspended: show === 'suspended', cursor };
  const { rows, next_cursor } = await listOperatedPeople(platform.db, wanted);
  return { data: await presentPeople(platform, rows), next_cursor };
}

export async function getPerson(platform: Platform, id: string): Promise<OperatedPerson> {
  const row = await findOperatedPerson(platform.db, id);
  const [person] = row === undefined ? [] : await presentPeople(platform, [row]);
  return person ?? fail(personUnknown);
}

async function presentPeople(platform: Platform, rows: readonly PersonRow[]): Promise<OperatedPerson[]> {
  const cards = await loadUserCards(
    platform,
    platform.db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, email, email_verified, operator, created_at, suspended_at }) => {
    const user = cards.get(id);
    if (user === undefined) return [];
    const times = { joined_at: created_at.toISOString(), suspended_at: suspended_at?.toISOString() ?? null };
    return [{ user, email, email_verified, operator, ...times }];
  });
}

export async function listClubs(
  platform: Platform,
  { q, show, cursor }: Wanted,
): Promise<Page<OperatedClub>> {
  const wanted = { q, suspended: show === 'suspended', cursor };
  const { rows, next_cursor } = await listOperatedClubs(platform.db, wanted);
  return { data: await presentClubs(platform, rows), next_cursor };
}

export async function getClub(platform: Platform, id: string): Promise<OperatedClub> {
  const { rows } = await listOperatedClubs(platform.db, { q: id, suspended: false, cursor: undefined });
  const [club] = await presentClubs(
    platform,
    rows.filter((row) => row.id === id),
  );
  return club ?? fail(clubUnknown);
}

async function presentClubs(platform: Platform, rows: readonly OperatedClubRow[]): Promise<OperatedClub[]> {
  const { db } = platform;
  const ids = rows.map(({ id }) => id);
  const cards = await loadClubCards(platform, db, ids, { suspended: true });
  const owners = await loadUserCards(
    platform,
    db,
    rows.map(({ owner_id }) => owner_id),
  );
  return rows.flatMap(({ id, owner_id, created_at, suspended_at }) => {
    const club = cards.get(id);
    if (club === undefined) return [];
    const times = { founded_at: created_at.toISOString(), suspended_at: suspended_at?.toISOString() ?? null };
    return [{ club, owner: owners.get(owner_id) ?? null, ...times }];
  });
}
