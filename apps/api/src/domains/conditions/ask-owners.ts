// Owns the asking of the owners about many leaves at once: one call a kind, each distinct leaf once.

import { assert } from '@stagepass/base/assert.ts';
import {
  type ConditionKind,
  type ConditionLeaf,
  conditionKinds,
} from '@stagepass/contract/conditions/shapes.ts';
import { leafKey } from './leaves.rules.ts';
import { type ConditionOwner, type ConditionOwners, conditionOwners } from './public/condition-owners.ts';

type AnyOwner = ConditionOwner<never>;

/** What the owners answered, by leaf. */
export async function askOwners<Answer>(
  leaves: readonly ConditionLeaf[],
  ask: (owner: AnyOwner, args: readonly never[]) => Promise<Answer[]>,
): Promise<(leaf: ConditionLeaf) => Answer | undefined> {
  const owners: ConditionOwners = conditionOwners.read();
  const answers = new Map<string, Answer>();
  for (const kind of conditionKinds) {
    const distinct = [...new Map(leaves.filter(isOf(kind)).map((leaf) => [leafKey(leaf), leaf])).values()];
    if (distinct.length === 0) continue;
    // The leaves are of this owner's kind: the union of owners cannot say so by type.
    const given = await ask(owners[kind] as AnyOwner, distinct as unknown as never[]);
    assert(
      given.length === distinct.length,
      `the owner of ${kind} answered for ${given.length} of ${distinct.length}`,
    );
    distinct.forEach((leaf, at) => {
      answers.set(leafKey(leaf), given[at] as Answer);
    });
  }
  return (leaf) => answers.get(leafKey(leaf));
}

function isOf(kind: ConditionKind): (leaf: ConditionLeaf) => boolean {
  return (leaf) => leaf.kind === kind;
}
