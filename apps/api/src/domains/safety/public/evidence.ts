// Owns what a subject said when it was first reported: kept until its case is closed, whatever its author does meanwhile.
import type { SubjectKind, SubjectRef } from '@stagepass/contract/subjects/shapes.ts';
import type { SubjectEvidence } from '#domains/subjects/public/subject-owners.ts';
import type { Executor } from '#platform/db/executor.ts';

/** By id; what was never reported, or is decided for good, is left out. */
export async function findEvidence(
  tx: Executor,
  kind: SubjectKind,
  ids: readonly string[],
): Promise<Map<string, SubjectEvidence>> {
  const { rows } = await tx.query<SubjectEvidence & { subject_id: string }>({
    name: 'safety-evidence',
    text: 'select subject_id, text, media from report_evidence where subject_kind = $1 and subject_id = any ($2::uuid[])',
    values: [kind, ids],
  });
  return new Map(rows.map(({ subject_id, text, media }) => [subject_id, { text, media }]));
}

export async function removeEvidence(tx: Executor, { kind, id }: SubjectRef): Promise<void> {
  await tx.query({
    text: 'delete from report_evidence where subject_kind = $1 and subject_id = $2',
    values: [kind, id],
  });
}
