// Owns the reactions of moderation: a report opens a case, three members of standing put its subject out of sight, and what
// a club's new owner cannot decide goes to the instance.
import { handedOver } from '@stagepass/contract/clubs/events.ts';
import { subjectHidden } from '@stagepass/contract/moderation/events.ts';
import { textHeld } from '@stagepass/contract/posts/events.ts';
import { reportMade } from '@stagepass/contract/safety/events.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import { listReportsOn } from '#domains/safety/public/reports.ts';
import { subjectOwners } from '#domains/subjects/public/subject-owners.ts';
import type { Tx } from '#platform/db/db.ts';
import { onEvent } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { hidesMeanwhile, standingSince } from './cases.rules.ts';
import { addReport, countOfStanding, findLastDecision, passOnCasesOf, updateCase } from './cases.store.ts';
import { openCase } from './open-case.ts';
import type { CaseRow } from './tables.ts';

export const handlers = [
  onEvent('moderation.gather-report', reportMade, async (platform, tx, report) => {
    const opened = await openCase(platform, tx, report);
    await addReport(tx, opened.id, report.reason, platform.clock.now());
    if (!opened.hidden) await hideIfMany(platform, tx, opened);
  }),
  // The word filter held it back: it is out of sight already, and waits for somebody to look.
  onEvent('moderation.gather-held', textHeld, async (platform, tx, held) => {
    const { subject_kind: kind, subject_id: id, club_id, author_id } = held;
    const opened = await openCase(platform, tx, { subject: { kind, id }, club_id, author_id });
    if (!opened.hidden) await updateCase(tx, opened.id, { hidden: true, updated_at: platform.clock.now() });
  }),
  onEvent('moderation.pass-on-cases', handedOver, (platform, tx, { club_id, to_id }) =>
    passOnCasesOf(tx, { club_id, owner_id: to_id, now: platform.clock.now() }),
  ),
];

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
  if (!hidesMeanwhile(row.subject_kind, ofStanding)) return;
  await subjectOwners.read()[subject.kind].hide(platform, tx, subject.id, `case ${row.id}`);
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
