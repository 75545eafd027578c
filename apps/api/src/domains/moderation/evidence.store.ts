// Owns the SQL of evidence that nobody needs any more: nothing about its subject waits for a decision, an appeal or its answer.
import type { SubjectRef } from '@stagepass/contract/subjects/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';

/** A report becomes a case beside its request: what was reported this day is left alone. */
export async function listSpentEvidence(
  tx: Executor,
  asked: { now: Date; appealable_since: Date; limit: number; except: readonly string[] },
): Promise<SubjectRef[]> {
  const { rows } = await tx.query<SubjectRef>({
    text: `select e.subject_kind as kind, e.subject_id as id from report_evidence_facts e
      where e.created_at < $1::timestamptz - interval '1 day' and e.subject_id::text <> all ($4::text[])
        and not exists (select from moderation_cases c
          where c.subject_kind = e.subject_kind and c.subject_id = e.subject_id and (c.decided_at is null
            or (c.state <> 'dismissed' and c.answered_at is null and (c.appealed_at is not null or c.decided_at > $2))))
      order by e.created_at, e.subject_id limit $3`,
    values: [asked.now, asked.appealable_since, asked.limit, asked.except],
  });
  return rows;
}
