// Owns what somebody reads who reported something: each report, and what came of it.
import type { OwnReport } from '@stagepass/contract/moderation/shapes.ts';
import { loadClubCards } from '#domains/clubs/public/load-club-cards.ts';
import { listReportsBy } from '#domains/safety/public/reports.ts';
import { loadSubjectCards } from '#domains/subjects/public/load-subject-cards.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Page } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { outcomeForReporter } from '../cases.rules.ts';
import { listCasesOfReports } from '../report-cases.store.ts';

const pageSize = 20;

/** Four queries, whatever the size of the page. */
export async function listOwnReports(
  platform: Platform,
  actor: Actor,
  cursor: string | undefined,
): Promise<Page<OwnReport>> {
  const { db } = platform;
  const { user_id } = signedIn(actor);
  const { reports, next_cursor } = await listReportsBy(db, user_id, { cursor, limit: pageSize });
  const cases = await listCasesOfReports(db, reports);
  const cards = await loadSubjectCards(
    platform,
    db,
    actor,
    reports.map(({ subject }) => subject),
  );
  const clubs = await loadClubCards(
    platform,
    db,
    reports.flatMap(({ club_id }) => club_id ?? []),
  );
  const data = reports.map(({ id, subject, club_id, reason, note, created_at }, at): OwnReport => {
    const found = cases.get(id);
    return {
      id,
      subject,
      card: cards[at] ?? null,
      club_name: clubs.get(club_id ?? '')?.name ?? null,
      reason,
      note,
      created_at: created_at.toISOString(),
      outcome: outcomeForReporter(found),
      decided_at: found?.decided_at?.toISOString() ?? null,
    };
  });
  return { data, next_cursor };
}
