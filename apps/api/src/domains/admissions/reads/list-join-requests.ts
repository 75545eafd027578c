// Owns the reading of the queue: requests that wait, with who asks and who invited them.
import type { JoinRequest } from '@stagepass/contract/admissions/shapes.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import type { Actor } from '#platform/http/actor.ts';
import { byCreation, type Page } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { listInviters } from '../invitations.store.ts';
import { countWaiting, listWaiting } from '../requests.store.ts';

const PAGE = 20;

export async function listJoinRequests(
  platform: Platform,
  actor: Actor,
  idOrHandle: string,
  cursor: string | undefined,
): Promise<Page<JoinRequest> & { waiting: number }> {
  const { db } = platform;
  const { club } = await loadClubFor(platform, db, actor, idOrHandle, 'manage-members');
  const { rows, next_cursor } = await byCreation.page({ cursor, limit: PAGE }, (page) =>
    listWaiting(db, club.id, page),
  );
  const inviters = await listInviters(
    db,
    rows.flatMap(({ code }) => code ?? []),
  );
  const people = await loadUserCards(platform, db, [...rows.map((row) => row.user_id), ...inviters.values()]);
  const data = rows.flatMap((row) => {
    const user = people.get(row.user_id);
    if (user === undefined) return [];
    const inviter = row.code === null ? undefined : inviters.get(row.code);
    return {
      id: row.id,
      user,
      note: row.note,
      asked_at: row.created_at.toISOString(),
      invited_by: inviter === undefined ? null : (people.get(inviter) ?? null),
    };
  });
  return { data, next_cursor, waiting: await countWaiting(db, club.id) };
}
