// Owns what the person concerned reads: what is hidden and waits for a decision, then decisions about their own, the latest first.
import type { OwnCase } from '@stagepass/contract/moderation/shapes.ts';
import { loadClubCards } from '#domains/clubs/public/load-club-cards.ts';
import { loadSubjectCards } from '#domains/subjects/public/load-subject-cards.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Page } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { byDecision, listHiddenOfAuthor, listOfAuthor } from '../cases.store.ts';
import type { CaseRow } from '../tables.ts';
import { presentOwnCase } from '../views.ts';

const pageSize = 20;

export async function listOwnCases(
  platform: Platform,
  actor: Actor,
  cursor: string | undefined,
): Promise<Page<OwnCase>> {
  const { user_id } = signedIn(actor);
  const { rows, next_cursor } = await byDecision.page({ cursor, limit: pageSize }, (page) =>
    listOfAuthor(platform.db, user_id, page),
  );
  const hidden = cursor === undefined ? await listHiddenOfAuthor(platform.db, user_id, pageSize) : [];
  return { data: await presentOwn(platform, actor, [...hidden, ...rows]), next_cursor };
}

export async function presentOwn(
  platform: Platform,
  actor: Actor,
  rows: readonly CaseRow[],
): Promise<OwnCase[]> {
  const { db, clock } = platform;
  const refs = rows.map((row) => ({ kind: row.subject_kind, id: row.subject_id }));
  const cards = await loadSubjectCards(platform, db, actor, refs);
  const clubs = await loadClubCards(
    platform,
    db,
    rows.flatMap((row) => row.club_id ?? []),
  );
  return rows.map((row, at) =>
    presentOwnCase(row, {
      card: cards[at] ?? null,
      club_name: clubs.get(row.club_id ?? '')?.name ?? null,
      now: clock.now(),
    }),
  );
}
