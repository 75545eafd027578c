// Owns the moving of a place of the demo world to whoever wants to try its step out; nowhere else can a fan move one.
import { notMovable, requirementNotFound } from '@stagepass/contract/requirements/errors.ts';
import type { Point } from '@stagepass/contract/requirements/place.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadRequirementFor } from '../access.ts';
import { findRequirement, lockList, updateRequirement } from '../requirements.store.ts';
import { isDemoPlace } from '../types/location.ts';

/** What is open stays open: for those who are doing it, the step is still the same. */
export async function movePlace(
  platform: Platform,
  actor: Actor,
  id: string,
  { lat, long }: Point,
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { row: found } = await loadRequirementFor(platform, tx, actor, id, 'attempt');
    if (!(await isDemoPlace(platform, tx, found.club_id))) fail(notMovable);
    await lockList(tx, { kind: found.owner_kind, id: found.owner_id });
    const { config } = (await findRequirement(tx, id)) ?? fail(requirementNotFound);
    if (config.type !== 'LOCATION') return fail(notMovable);
    const moved = { ...config, place: { ...config.place, lat, long } };
    return updateRequirement(tx, id, { config: JSON.stringify(moved) });
  });
}
