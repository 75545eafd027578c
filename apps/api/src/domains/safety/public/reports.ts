// Owns what those who keep order read of reports; what becomes of them is moderation's.

import type { ReportReason } from '@stagepass/contract/safety/shapes.ts';
import { isId } from '@stagepass/contract/shapes.ts';
import type { SubjectRef } from '@stagepass/contract/subjects/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { PageAsked } from '#platform/paging/keyset.ts';
import { byMaking, findReportById, listReportsByReporter, listReportsOnSubject } from '../reports.store.ts';
import type { ReportRow } from '../tables.ts';

export interface Report {
  id: string;
  subject: SubjectRef;
  club_id: string | null;
  author_id: string | null;
  reporter_id: string | null;
  reason: ReportReason;
  note: string;
  created_at: Date;
}

export async function findReport(tx: Executor, id: string): Promise<Report | undefined> {
  const row = isId(id) ? await findReportById(tx, id) : undefined;
  return row && asReport(row);
}

/** Newest first, at most 100: who reads them needs no more. */
export async function listReportsOn(tx: Executor, subject: SubjectRef): Promise<Report[]> {
  if (!isId(subject.id)) return [];
  return (await listReportsOnSubject(tx, { subject, limit: 100 })).map(asReport);
}

/** Of the person who made them, newest first. */
export async function listReportsBy(
  tx: Executor,
  userId: string,
  asked: PageAsked,
): Promise<{ reports: Report[]; next_cursor: string | null }> {
  const { rows, next_cursor } = await byMaking.page(asked, (page) => listReportsByReporter(tx, userId, page));
  return { reports: rows.map(asReport), next_cursor };
}

function asReport({ subject_kind, subject_id, ...row }: ReportRow): Report {
  return { ...row, subject: { kind: subject_kind, id: subject_id } };
}
