// Owns the reading of cards of any mix of subjects: one call to each kind's owner, however many there are.
import { isId } from '@stagepass/contract/shapes.ts';
import {
  type SubjectCard,
  type SubjectKind,
  type SubjectRef,
  subjectKinds,
} from '@stagepass/contract/subjects/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { subjectOwners } from './subject-owners.ts';

/** In the order of the refs; null where there is nothing that this viewer may see. */
export async function loadSubjectCards(
  platform: Platform,
  tx: Executor,
  viewer: Actor,
  refs: readonly SubjectRef[],
): Promise<(SubjectCard | null)[]> {
  const owners = subjectOwners.read();
  const cards = new Map<SubjectKind, Map<string, SubjectCard>>();
  for (const kind of subjectKinds) {
    const ids = new Set(refs.filter((ref) => ref.kind === kind && isId(ref.id)).map((ref) => ref.id));
    if (ids.size > 0) cards.set(kind, await owners[kind].loadCards(platform, tx, viewer, [...ids]));
  }
  return refs.map((ref) => cards.get(ref.kind)?.get(ref.id) ?? null);
}
