// Owns the SQL that finds the case of a report.
import type { SubjectRef } from '@stagepass/contract/subjects/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { CaseRow } from './tables.ts';

export type CaseOfReport = Pick<CaseRow, 'state' | 'removed' | 'outcome' | 'decided_at'> & {
  report_id: string;
};

/** The case that each report went to: the first that was not decided before the report. */
export async function listCasesOfReports(
  tx: Executor,
  reports: readonly { id: string; subject: SubjectRef; created_at: Date }[],
): Promise<Map<string, CaseOfReport>> {
  const { rows } = await tx.query<CaseOfReport>({
    text: `select r.id as report_id, c.state, c.removed, c.outcome, c.decided_at
      from unnest($1::uuid[], $2::text[], $3::uuid[], $4::timestamptz[]) r (id, kind, subject_id, created_at)
      cross join lateral (
        select * from moderation_cases c
        where c.subject_kind = r.kind and c.subject_id = r.subject_id and c.reports > 0
          and (c.decided_at is null or c.decided_at >= r.created_at)
        order by c.opened_at, c.id limit 1) c`,
    values: [
      reports.map(({ id }) => id),
      reports.map(({ subject }) => subject.kind),
      reports.map(({ subject }) => subject.id),
      reports.map(({ created_at }) => created_at),
    ],
  });
  return new Map(rows.map((row) => [row.report_id, row]));
}
