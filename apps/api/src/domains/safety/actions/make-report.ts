// Owns the making of a report: of something that the reporter may see and that is not their own, once.
import { reportOwnSubject } from '@stagepass/contract/safety/errors.ts';
import { reportMade } from '@stagepass/contract/safety/events.ts';
import type { ReportReason } from '@stagepass/contract/safety/shapes.ts';
import { subjectNotFound } from '@stagepass/contract/subjects/errors.ts';
import type { SubjectRef } from '@stagepass/contract/subjects/shapes.ts';
import { findSubjectFacts } from '#domains/subjects/public/find-subject-facts.ts';
import { loadSubjectCards } from '#domains/subjects/public/load-subject-cards.ts';
import { subjectOwners } from '#domains/subjects/public/subject-owners.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { findReportBy, insertEvidence, insertReport } from '../reports.store.ts';
import type { ReportRow } from '../tables.ts';

export interface MadeReport {
  report: ReportRow;
  again: boolean;
}

export async function makeReport(
  platform: Platform,
  actor: Actor,
  { subject, reason, note }: { subject: SubjectRef; reason: ReportReason; note: string },
): Promise<MadeReport> {
  const { user_id: reporterId } = signedIn(actor);
  return platform.db.transaction(async (tx) => {
    const [card] = await loadSubjectCards(platform, tx, actor, [subject]);
    const facts = await findSubjectFacts(tx, subject);
    if (card === null || card === undefined || card.state === 'gone' || facts === undefined)
      return fail(subjectNotFound);
    const isOwn = subject.kind === 'user' ? subject.id === reporterId : facts.author_id === reporterId;
    if (isOwn) return fail(reportOwnSubject);
    const report: ReportRow = {
      id: newId(platform),
      subject_kind: subject.kind,
      subject_id: subject.id,
      club_id: facts.club_id,
      author_id: facts.author_id,
      reporter_id: reporterId,
      reason,
      note,
      created_at: platform.clock.now(),
    };
    if (!(await insertReport(tx, report))) {
      const before = await findReportBy(tx, { subject, reporter_id: reporterId });
      return { report: before ?? report, again: true };
    }
    const evidence = await subjectOwners.read()[subject.kind].evidence?.(tx, subject.id);
    if (evidence !== undefined) await insertEvidence(tx, { subject, evidence, at: report.created_at });
    await tx.emit(reportMade, {
      report_id: report.id,
      subject,
      reason,
      reporter_id: reporterId,
      author_id: facts.author_id,
      club_id: facts.club_id,
    });
    return { report, again: false };
  });
}
