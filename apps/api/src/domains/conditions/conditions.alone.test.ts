// Owns: what a tree of conditions means, what it costs, and what may be kept as one.
import { conditionTree, describedCondition } from '@stagepass/contract/conditions/shapes.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Executor } from '#platform/db/executor.ts';
import { checkTree } from './public/check-tree.ts';
import { type ConditionOwners, conditionOwners } from './public/condition-owners.ts';
import { describeTrees, describe as tell } from './public/describe.ts';
import { evaluate, evaluateTrees } from './public/evaluate.ts';

const tx: Executor = { query: () => Promise.reject(new Error('no query is made here')) };
const asker = { user_id: 'ana', club_id: 'club' };
const tier = (tier_id: string) => ({ kind: 'tier', tier_id }) as const;
const xp = (at_least: number) => ({ kind: 'xp', at_least }) as const;
const level = (at_least: number) => ({ kind: 'level', at_least }) as const;

/** Somebody in the Front Row with 300 XP on level 4. */
const asked: string[] = [];
const standIns: ConditionOwners = {
  tier: {
    evaluateMany: async (_tx, _viewer, args) => {
      asked.push(`tier ${args.length}`);
      return args.map(({ tier_id }) => tier_id === 'front-row');
    },
    labelMany: async (_tx, _club, args) =>
      args.map(({ tier_id }) =>
        tier_id === 'front-row' ? 'Front Row' : tier_id === 'backstage' ? 'Backstage' : null,
      ),
  },
  subscription: {
    evaluateMany: async (_tx, _viewer, args) => args.map(() => false),
    labelMany: async (_tx, _club, args) => args.map(() => ''),
  },
  xp: {
    evaluateMany: async (_tx, _viewer, args) => {
      asked.push(`xp ${args.length}`);
      return args.map(({ at_least }) => at_least <= 300);
    },
    labelMany: async (_tx, _club, args) => args.map(() => ''),
  },
  level: {
    evaluateMany: async (_tx, _viewer, args) => args.map(({ at_least }) => at_least <= 4),
    labelMany: async (_tx, _club, args) => args.map(() => ''),
  },
  mission: {
    evaluateMany: async (_tx, _viewer, args) => args.map(() => false),
    labelMany: async (_tx, _club, args) => args.map(() => ''),
  },
  token: {
    evaluateMany: async (_tx, _viewer, args) => args.map(() => false),
    labelMany: async (_tx, _club, args) => args.map(() => ''),
  },
  badge: {
    evaluateMany: async (_tx, _viewer, args) => args.map(() => false),
    labelMany: async (_tx, _club, args) => args.map(() => ''),
  },
  item: {
    evaluateMany: async (_tx, _viewer, args) => args.map(({ design_id }) => design_id === 'scarf'),
    labelMany: async (_tx, _club, args) =>
      args.map(({ design_id }) => (design_id === 'scarf' ? 'Scarf' : null)),
  },
};
conditionOwners.fill(standIns);
beforeEach(() => asked.splice(0));
afterEach(() => asked.splice(0));

describe('a condition', () => {
  test.each([
    [tier('front-row'), true],
    [tier('backstage'), false],
    [tier('gone'), false],
    [xp(300), true],
    [xp(301), false],
    [level(4), true],
    [{ all: [tier('front-row'), xp(200)] }, true],
    [{ all: [tier('front-row'), xp(500)] }, false],
    [{ any: [tier('backstage'), xp(200)] }, true],
    [{ any: [tier('backstage'), xp(500)] }, false],
    [{ not: xp(500) }, true],
    [{ not: { any: [xp(500), level(2)] } }, false],
    [{ all: [{ any: [tier('backstage'), level(3)] }, { not: tier('backstage') }] }, true],
  ] as const)('%j is %s for her', async (tree, expected) => {
    expect(conditionTree.safeParse(tree).success).toBe(true);
    expect(await evaluate(tx, tree, asker)).toBe(expected);
  });

  test('that is none lets everybody in; a visitor meets no other', async () => {
    const visitor = { user_id: null, club_id: 'club' };
    expect(await evaluate(tx, null, visitor)).toBe(true);
    expect(await evaluate(tx, xp(1), visitor)).toBe(false);
    expect(await evaluate(tx, { not: xp(500) }, visitor)).toBe(false);
  });

  test('of a kind that nobody knows is met by nobody, nor is its opposite', async () => {
    const unknown = { kind: 'moon-phase', at_least: 1 } as never;
    expect(await evaluate(tx, unknown, asker)).toBe(false);
    expect(await evaluate(tx, { not: unknown }, asker)).toBe(false);
    expect(await evaluate(tx, { any: [unknown, xp(1)] }, asker)).toBe(true);
    expect(await evaluate(tx, { all: [unknown, xp(1)] }, asker)).toBe(false);
  });

  test('asks each owner once, and about the same thing once, however many trees there are', async () => {
    const trees = [null, xp(1), { any: [xp(1), xp(2), tier('front-row')] }, { not: tier('front-row') }];
    expect(await evaluateTrees(tx, trees, asker)).toEqual([true, true, true, false]);
    expect(asked).toEqual(['tier 1', 'xp 2']);
  });
});

test('is told with names, and with what she meets where somebody asks', async () => {
  const tree = { any: [tier('front-row'), xp(500)] };
  const told = await tell(tx, tree, 'club');
  expect(told).toEqual({
    any: [
      { kind: 'tier', tier_id: 'front-row', label: 'Front Row', met: null },
      { kind: 'xp', at_least: 500, label: '', met: null },
    ],
  });
  expect(describedCondition.safeParse(told).success).toBe(true);
  expect(asked).toEqual([]);
  const [hers] = await describeTrees(tx, [{ not: tier('gone') }], 'club', 'ana');
  expect(hers).toEqual({ not: { kind: 'tier', tier_id: 'gone', label: null, met: false } });
});

describe('a tree to keep', () => {
  test('must not point at what is not there', async () => {
    await expect(
      checkTree(tx, { all: [tier('front-row'), { not: tier('gone') }] }, 'club'),
    ).rejects.toMatchObject({
      reason: { code: 'conditions.unknown-part' },
    });
    await checkTree(tx, { all: [tier('front-row'), xp(1)] }, 'club');
    await checkTree(tx, null, 'club');
  });

  const deep = (levels: number): unknown => (levels === 0 ? xp(1) : { not: deep(levels - 1) });
  const wide = (leaves: number) => ({ any: Array.from({ length: leaves }, (_, at) => xp(at + 1)) });

  test.each([
    ['four deep', deep(3), true],
    ['five deep', deep(4), false],
    ['twenty wide', wide(20), true],
    ['twenty-one wide', wide(21), false],
    ['twenty-one in two groups', { all: [wide(11), wide(10)] }, false],
    ['an empty group', { all: [] }, false],
    ['two words at once', { all: [xp(1)], any: [xp(1)] }, false],
    ['a leaf with more than it needs', { ...xp(1), label: 'x' }, false],
    ['an unknown kind', { kind: 'planet', planet_id: 'x' }, false],
    ['a number too small', xp(0), false],
    ['no object', 'xp', false],
    ['nothing', null, false],
  ])('%s: %#', (_name, tree, fits) => expect(conditionTree.safeParse(tree).success).toBe(fits));

  test('nested on purpose is refused without running out of stack', () => {
    let tree: unknown = xp(1);
    for (let at = 0; at < 200_000; at += 1) tree = { not: tree };
    expect(conditionTree.safeParse(tree).success).toBe(false);
  });
});
