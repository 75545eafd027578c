// Owns how the demo world gets steps of missions and stations, and people who did them: by the same actions as everybody, at a moment of the past.
import { assert } from '@stagepass/base/assert.ts';
import type { RequirementOwnerKind } from '@stagepass/contract/requirements/kinds.ts';
import type { RequirementAnswer, RequirementConfig } from '@stagepass/contract/requirements/shapes.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { addRequirement } from '../actions/edit-requirements.ts';
import { finishRequirement } from '../actions/finish-requirement.ts';
import { openRequirement } from '../actions/open-requirement.ts';
import { type ListOwner, listRequirements } from '../requirements.store.ts';

export async function demoList(
  platform: Platform,
  owner: SignedIn,
  ownerId: string,
  step: { title: string; waits: boolean; config: RequirementConfig },
  owner_kind: RequirementOwnerKind = 'mission',
): Promise<void> {
  await addRequirement(platform, owner, { owner_kind, owner_id: ownerId }, step);
}

/** A minute each: nobody hurries there. */
const TAKES_MS = 60_000;

export async function demoDoes(
  platform: Platform,
  fan: SignedIn,
  { owner, at, answer }: { owner: ListOwner; at: number; answer: RequirementAnswer },
): Promise<void> {
  const step = (await listRequirements(platform.db, owner))[at];
  assert(step !== undefined, `the demo world's ${owner.kind} has no step ${at}`);
  const attempt = await openRequirement(platform, fan, step.id);
  const later = new Date(platform.clock.now().getTime() + TAKES_MS);
  const then: Platform = { ...platform, clock: { now: () => later } };
  await finishRequirement(then, fan, step.id, { attempt_id: attempt.id, answer, device: () => fan.user_id });
}
