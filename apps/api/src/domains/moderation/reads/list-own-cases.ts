// Owns what the person concerned reads: decisions about their own, the latest first.
import type { OwnCase } from '@stagepass/contract/moderation/shapes.ts';
import { loadClubCards } from '#domains/clubs/public/load-club-cards.ts';
import { loadSubjectCards } from '#domains/subjects/public/load-subject-cards.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { listOfAuthor } from '../cases.store.ts';
import { readCaseKey, writeCaseKey } from '../cursors.rules.ts';
import type { CaseRow } from '../tables.ts';
import { presentOwnCase } from '../views.ts';

const pageSize = 20;

export async function listOwnCases(
  platform: Platform,
  actor: Actor,
  cursor: string | undefined,
): Promise<{ data: OwnCase[]; next_cursor: string | null }> {
  const found = await listOfAuthor(platform.db, signedIn(actor).user_id, {
    after: readCaseKey(cursor),
    limit: pageSize + 1,
  });
  const rows = found.slice(0, pageSize);
  const last = found.length > pageSize ? rows.at(-1) : undefined;
  const at = last?.decided_at ?? null;
  return {
    data: await presentOwn(platform, actor, rows),
    next_cursor: last === undefined || at === null ? null : writeCaseKey({ at, id: last.id }),
  };
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
