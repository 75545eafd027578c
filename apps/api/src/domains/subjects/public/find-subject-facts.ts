// Owns the question whose a subject is and in which club it stands.
import { isId } from '@stagepass/contract/shapes.ts';
import type { SubjectRef } from '@stagepass/contract/subjects/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { type SubjectFacts, subjectOwners } from './subject-owners.ts';

/** Undefined where there is no such thing. */
export async function findSubjectFacts(tx: Executor, ref: SubjectRef): Promise<SubjectFacts | undefined> {
  if (!isId(ref.id)) return undefined;
  return (await subjectOwners.read()[ref.kind].facts(tx, [ref.id])).get(ref.id);
}
