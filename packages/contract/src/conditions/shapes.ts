// Owns the tree of conditions: who may, as AND, OR and NOT over kinds that later rows know how to judge.
import { MAX_TOKEN_CAP } from '@stagepass/base/token-limits.ts';
import { z } from 'zod';
import { id } from '../shapes.ts';

/** Every kind has exactly one owner, registered at boot; a kind without one does not compile. */
export const conditionKinds = [
  'tier',
  'level',
  'xp',
  'item',
  'mission',
  'badge',
  'subscription',
  'token',
] as const;
export type ConditionKind = (typeof conditionKinds)[number];

/** How deep a tree may go, counting the leaf, and how many leaves it may have: what a person can still read. */
export const conditionBounds = { depth: 4, leaves: 20 } as const;

/** What stands beside the kind. */
export interface ConditionArgs {
  /** The person's best tier ranks as high as this one. */
  tier: { tier_id: string };
  level: { at_least: number };
  xp: { at_least: number };
  /**
   * The person has a copy of this design, handed in or not. `held_since` is never written by a creator: whoever asks on the server puts it
   * there, and then a copy that somebody else held before counts only if it was got before that moment.
   */
  item: { design_id: string; held_since?: string };
  /** The person completed this mission at least once. */
  mission: { mission_id: string };
  /** The person has this badge, at any stage. */
  badge: { badge_id: string };
  /** The person subscribes to one of these plans; to any plan of the club where none is named. */
  subscription: { plan_ids: readonly string[] };
  /** The person holds so many of the club’s fan tokens. */
  token: { at_least: number };
}

const leafSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('tier'), tier_id: id }),
  z.strictObject({ kind: z.literal('level'), at_least: z.int().min(1).max(1000) }),
  z.strictObject({ kind: z.literal('xp'), at_least: z.int().min(1).max(1_000_000_000) }),
  z.strictObject({ kind: z.literal('item'), design_id: id }),
  z.strictObject({ kind: z.literal('mission'), mission_id: id }),
  z.strictObject({ kind: z.literal('badge'), badge_id: id }),
  z.strictObject({ kind: z.literal('subscription'), plan_ids: z.array(id).max(20) }),
  z.strictObject({ kind: z.literal('token'), at_least: z.int().min(1).max(MAX_TOKEN_CAP) }),
]);
/** What a described leaf has besides. */
const described = {
  label: z.string().nullable(),
  met: z.boolean().nullable(),
  have: z.int().optional(),
};
const describedLeafSchema = z.discriminatedUnion('kind', [
  leafSchema.options[0].extend(described),
  leafSchema.options[1].extend(described),
  leafSchema.options[2].extend(described),
  leafSchema.options[3].extend(described),
  leafSchema.options[4].extend(described),
  leafSchema.options[5].extend(described),
  leafSchema.options[6].extend(described),
  leafSchema.options[7].extend(described),
]);

export type ConditionLeaf = { [Kind in ConditionKind]: { kind: Kind } & ConditionArgs[Kind] }[ConditionKind];
type Tree<Leaf> =
  | Leaf
  | { all: readonly Tree<Leaf>[] }
  | { any: readonly Tree<Leaf>[] }
  | { not: Tree<Leaf> };
export type ConditionTree = Tree<ConditionLeaf>;

/**
 * `label` is the name of what the leaf points at: null where that is gone, empty where the numbers say it all. `met`
 * tells whether this viewer meets it, null where nobody was asked about. `have`, of a kind that counts, is how much this viewer has.
 */
export type DescribedLeaf = ConditionLeaf & { label: string | null; met: boolean | null; have?: number };
export type DescribedCondition = Tree<DescribedLeaf>;

/** Looks no deeper than allowed: a schema that recursed freely would run out of stack on a body nested on purpose. */
function fits(value: unknown, leaf: z.ZodType): boolean {
  let leaves = 0;
  function within(node: unknown, depth: number): boolean {
    if (depth > conditionBounds.depth || typeof node !== 'object' || node === null) return false;
    if ('kind' in node) {
      leaves += 1;
      return leaves <= conditionBounds.leaves && leaf.safeParse(node).success;
    }
    const [branch, ...others] = Object.entries(node) as [string, unknown][];
    if (branch === undefined || others.length > 0) return false;
    const [word, inside] = branch;
    if (word === 'not') return within(inside, depth + 1);
    if ((word !== 'all' && word !== 'any') || !Array.isArray(inside)) return false;
    if (inside.length === 0 || inside.length > conditionBounds.leaves) return false;
    return inside.every((entry) => within(entry, depth + 1));
  }
  return within(value, 1);
}

const example = {
  any: [
    { kind: 'tier', tier_id: 'an id' },
    { kind: 'xp', at_least: 500 },
  ],
};

/** As a creator sets it. */
export const conditionTree = z
  .custom<ConditionTree>((value) => fits(value, leafSchema), 'is not a condition')
  .meta({
    description: `{all: […]}, {any: […]}, {not: …} or a leaf: ${conditionKinds.join(', ')}; at most ${conditionBounds.depth} deep, ${conditionBounds.leaves} leaves.`,
    examples: [example],
  });

/** As it is told: the same tree, with a label at each leaf. */
export const describedCondition = z
  .custom<DescribedCondition>((value) => fits(value, describedLeafSchema), 'is not a described condition')
  .meta({
    description: 'A condition whose leaves carry a label, and whether this viewer meets them.',
    examples: [{ kind: 'tier', tier_id: 'an id', label: 'Front Row', met: false }],
  });
