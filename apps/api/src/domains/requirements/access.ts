// Owns the doors to requirements: a list or one of its entries, for somebody who may do or edit it.

import { requirementNotFound } from '@stagepass/contract/requirements/errors.ts';
import type { RequirementOwnerKind } from '@stagepass/contract/requirements/kinds.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { type At, type RequirementOwnership, requirementOwners } from './public/requirement-owners.ts';
import { findRequirement } from './requirements.store.ts';
import type { RequirementRow } from './tables.ts';

/** `inspect`: as editors see it, without a change. `show`: its code, at a door or a counter. */
export type Deed = 'see' | 'attempt' | 'show' | 'inspect' | 'edit';

export interface ListAt {
  owner_kind: RequirementOwnerKind;
  owner_id: string;
}

export async function loadListFor(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  at: ListAt,
  deed: Deed,
  round?: At,
): Promise<RequirementOwnership> {
  const owner = requirementOwners.read()[at.owner_kind];
  const ownership = await owner.load(platform, tx, actor, at.owner_id, round);
  const edits = deed === 'edit' || deed === 'inspect';
  if (edits && ownership.edit_refusal !== null) fail(ownership.edit_refusal);
  if (deed === 'show' && ownership.show_refusal !== null) fail(ownership.show_refusal);
  if (deed === 'edit' && ownership.frozen !== null) fail(ownership.frozen);
  if (deed === 'attempt' && ownership.attempt_refusal !== null) fail(ownership.attempt_refusal);
  return ownership;
}

export async function loadRequirementFor(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  id: string,
  deed: Deed,
  round?: At,
): Promise<{ row: RequirementRow; period: string; title: string }> {
  const row = await findRequirement(tx, id);
  if (row === undefined) return fail(requirementNotFound);
  const { period, title } = await loadListFor(platform, tx, actor, row, deed, round);
  return { row, period, title };
}
