// Owns the SQL of reports: one for each person and subject.
import type { SubjectRef } from '@stagepass/contract/subjects/shapes.ts';
import type { SubjectEvidence } from '#domains/subjects/public/subject-owners.ts';
import { tablesOf } from '#platform/db/builder.ts';
import { rowsById } from '#platform/db/common-statements.ts';
import { type Executor, many, maybeOne, run } from '#platform/db/executor.ts';
import { id, time } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { ReportRow, SafetyTables } from './tables.ts';

const db = tablesOf<SafetyTables>();
export const { find: findReportById } = rowsById(db, 'reports');

/** False, and nothing written, where that person had reported it before. */
export async function insertReport(tx: Executor, row: ReportRow): Promise<boolean> {
  const statement = db
    .insertInto('reports')
    .values(row)
    .onConflict((conflict) => conflict.columns(['subject_kind', 'subject_id', 'reporter_id']).doNothing());
  return (await run(tx, statement)) === 1;
}

/** What was kept with the first report stays. */
export async function insertEvidence(
  tx: Executor,
  { subject, evidence, at }: { subject: SubjectRef; evidence: SubjectEvidence; at: Date },
): Promise<void> {
  await tx.query({
    text: `insert into report_evidence (subject_kind, subject_id, text, media, created_at) values ($1, $2, $3, $4, $5)
      on conflict do nothing`,
    values: [subject.kind, subject.id, evidence.text, JSON.stringify(evidence.media), at],
  });
}

export async function findReportBy(
  tx: Executor,
  { subject, reporter_id }: { subject: SubjectRef; reporter_id: string },
): Promise<ReportRow | undefined> {
  return maybeOne(tx, onSubject(subject).where('reporter_id', '=', reporter_id));
}

/** Newest first. */
export async function listReportsOnSubject(
  tx: Executor,
  { subject, limit }: { subject: SubjectRef; limit: number },
): Promise<ReportRow[]> {
  return many(tx, onSubject(subject).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit));
}

function onSubject(subject: SubjectRef) {
  return db
    .selectFrom('reports')
    .selectAll()
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id);
}

export async function listReportsMadeBy(tx: Executor, userId: string): Promise<ReportRow[]> {
  return many(
    tx,
    db.selectFrom('reports').selectAll().where('reporter_id', '=', userId).orderBy('id').limit(10_000),
  );
}

export const byMaking = keyset({ created_at: time, id });

/** Newest first. */
export async function listReportsByReporter(
  tx: Executor,
  userId: string,
  page: PageOf<typeof byMaking>,
): Promise<ReportRow[]> {
  const query = db.selectFrom('reports').selectAll().where('reporter_id', '=', userId);
  return many(tx, byMaking.apply(query, page, 'desc'));
}

export async function forgetReporter(tx: Executor, userId: string): Promise<void> {
  await run(
    tx,
    db.updateTable('reports').set({ reporter_id: null, note: '' }).where('reporter_id', '=', userId),
  );
}
