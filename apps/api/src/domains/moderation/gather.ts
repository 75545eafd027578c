// Owns the gathering of what comes in: a case is opened, and three members of standing put the subject out of sight.
import { subjectHidden } from '@stagepass/contract/moderation/events.ts';
import type { ReportReason } from '@stagepass/contract/safety/shapes.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import { listReportsOn } from '#domains/safety/public/reports.ts';
import { subjectOwners } from '#domains/subjects/public/subject-owners.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { hidesMeanwhile, standingSince } from './cases.rules.ts';
import { addReport, countOfStanding, findLastDecision, updateCase } from './cases.store.ts';
import { type Occasion, openCase } from './open-case.ts';
import type { CaseRow } from './tables.ts';

/** The id of the case it went to. */
export async function gatherReport(
  platform: Platform,
  tx: Tx,
  report: Occasion & { reason: ReportReason },
): Promise<string> {
  const opened = await openCase(platform, tx, report);
  await addReport(tx, opened.id, report.reason, platform.clock.now());
  if (!opened.hidden) await hideIfMany(platform, tx, opened);
  return opened.id;
}

/** The word filter held it back: it is out of sight already, and waits for somebody to look. */
export async function gatherHeld(platform: Platform, tx: Tx, held: Occasion): Promise<void> {
  const opened = await openCase(platform, tx, held);
  if (!opened.hidden) await updateCase(tx, opened.id, { hidden: true, updated_at: platform.clock.now() });
}

/** Reports from before the last decision are spent: what was looked at and kept must not vanish by one more. */
async function hideIfMany(platform: Platform, tx: Tx, row: CaseRow): Promise<void> {
  if (row.club_id === null) return;
  const subject = { kind: row.subject_kind, id: row.subject_id };
  const since = await findLastDecision(tx, subject);
  const reports = (await listReportsOn(tx, subject)).filter(
    (report) => since === null || report.created_at > since,
  );
  const now = platform.clock.now();
  const ofStanding = await countOfStanding(tx, {
    club_id: row.club_id,
    user_ids: reports.flatMap((report) => report.reporter_id ?? []),
    since: standingSince(now),
    now,
  });
  const owner = subjectOwners.read()[subject.kind];
  if (!hidesMeanwhile(row.subject_kind, ofStanding) || (await owner.staysMeanwhile?.(tx, subject.id))) return;
  await owner.hide(platform, tx, subject.id, { cause: `case ${row.id}`, reason: '' });
  await updateCase(tx, row.id, { hidden: true, updated_at: now });
  await recordDeed(platform, tx, {
    club_id: row.club_id,
    actor_id: null,
    deed: 'moderation.subject-hidden',
    subject,
    details: { reporters_of_standing: ofStanding },
  });
  await tx.emit(subjectHidden, { case_id: row.id, subject, club_id: row.club_id });
}
