// Owns whose collection a viewer may see, of many people at once: by each person's privacy, and by who is apart.
import type { Executor } from '#platform/db/executor.ts';
import { type Actor, visitor } from '#platform/http/actor.ts';
import { loadProfileFor } from '../access.ts';
import { listRelations } from '../follows.store.ts';
import { canSeeProfile, isAmong } from '../policy.ts';
import { listProfiles } from '../users.store.ts';

/** Those of these people whose items this viewer may see. Oneself costs no query. */
export async function listCollectionsShown(
  tx: Executor,
  viewer: Actor,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const own = viewer.kind === 'user' ? viewer.user_id : undefined;
  const others = ids.filter((id) => id !== own);
  const shown = new Set(ids.filter((id) => id === own));
  if (others.length === 0) return shown;
  const relations = own === undefined ? new Map() : await listRelations(tx, own, others);
  for (const person of await listProfiles(tx, others)) {
    const standing = relations.get(person.id) ?? null;
    if (!canSeeProfile(viewer, person, standing)) continue;
    if (isAmong(viewer, person.collection_for, person.id, standing)) shown.add(person.id);
  }
  return shown;
}

/**
 * One person by id or user name, as this viewer may see them; fails where they may not. `to_others`: somebody besides them sees their
 * collection, so that a link to a part of it leads somewhere.
 */
export async function loadCollector(
  tx: Executor,
  viewer: Actor,
  idOrName: string,
): Promise<{ id: string; shown: boolean; to_others: boolean }> {
  const { profile, standing } = await loadProfileFor(viewer, tx, idOrName);
  return {
    id: profile.id,
    shown: isAmong(viewer, profile.collection_for, profile.id, standing),
    to_others: profile.collection_for !== 'nobody' && canSeeProfile(visitor, profile, null),
  };
}
