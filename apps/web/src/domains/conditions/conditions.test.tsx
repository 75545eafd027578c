// @vitest-environment jsdom
// Conditions: the sentence a fan reads, the editor a creator sets them by, and the way in.
import type { ConditionTree } from '@stagepass/contract/conditions/shapes.ts';
import { conditionTree } from '@stagepass/contract/conditions/shapes.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, test } from 'vitest';
import { openScreen, strikeStage } from '#platform/testing/stage.tsx';
import { draftOf, treeOf } from './model/condition-draft.ts';
import { ConditionEditor } from './public/condition-editor.tsx';
import { conditionSentence } from './public/condition-sentence.ts';
import { ConditionWayIn } from './public/condition-way-in.tsx';
import { plainTree } from './public/plain-tree.ts';

afterEach(strikeStage);

const tier = (label: string | null, met: boolean | null = null) =>
  ({ kind: 'tier', tier_id: 't1', label, met }) as const;
const xp = (at_least: number, met: boolean | null = null) =>
  ({ kind: 'xp', at_least, label: '', met }) as const;
const level = (at_least: number) => ({ kind: 'level', at_least, label: '', met: null }) as const;
const token = (label: string | null) => ({ kind: 'token', at_least: 1200, label, met: null }) as const;

describe('the sentence', () => {
  test.each([
    [null, 'everyone'],
    [tier('Front Row'), 'Front Row tier'],
    [tier(null), 'a deleted tier'],
    [xp(1500), '1,500 XP'],
    [{ any: [tier('Front Row'), xp(500)] }, 'Front Row tier or 500 XP'],
    [{ all: [tier('Floor'), level(3), xp(500)] }, 'Floor tier, level 3, and 500 XP'],
    [{ not: tier('Floor') }, 'without Floor tier'],
    [{ all: [xp(100), { any: [level(3), tier('Floor')] }] }, '100 XP and (level 3 or Floor tier)'],
    [
      { all: [xp(100), { not: { any: [level(3), tier('Floor')] } }] },
      '100 XP and without (level 3 or Floor tier)',
    ],
    [{ any: [xp(7)] }, '7 XP'],
    [token('VELV'), '1,200 VELV'],
    [token(null), 'a fan token that this club doesn’t have'],
  ])('of %j', (condition, sentence) => expect(conditionSentence(condition)).toBe(sentence));
});

describe('the draft', () => {
  const leaf = (at_least: number): ConditionTree => ({ kind: 'xp', at_least });
  test.each<[ConditionTree | null]>([
    [null],
    [leaf(1)],
    [{ not: leaf(1) }],
    [{ any: [leaf(1), leaf(2)] }],
    [{ all: [leaf(1), { any: [leaf(2), leaf(3)] }, { not: { any: [leaf(4), leaf(5)] } }] }],
  ])('%j comes back as it was, and is one the server takes', (tree) => {
    const draft = draftOf(tree);
    expect(draft && treeOf(draft)).toEqual(tree);
    if (tree !== null) expect(conditionTree.safeParse(tree).success).toBe(true);
  });

  test('says where it cannot show a tree', () => {
    expect(draftOf({ any: [leaf(1), { all: [leaf(2), leaf(3)] }] })).toBeUndefined();
  });
});

const tiers = [
  { id: 't1', name: 'Floor' },
  { id: 't2', name: 'Front Row' },
];

function Editor({
  first,
  told,
}: {
  first: ConditionTree | null;
  told: (tree: ConditionTree | null) => void;
}) {
  const [value, setValue] = useState(first);
  return (
    <ConditionEditor
      value={value}
      tiers={tiers}
      onChange={(next) => {
        told(next);
        setValue(next);
      }}
    />
  );
}

describe('the editor', () => {
  function open(first: ConditionTree | null): () => ConditionTree | null {
    let last = first;
    openScreen(
      '/',
      <Editor
        first={first}
        told={(tree) => {
          last = tree;
        }}
      />,
    );
    return () => last;
  }

  it('builds a condition a fan understands', async () => {
    const last = open(null);
    await userEvent.click(screen.getByRole('radio', { name: 'Limited' }));
    expect(last()).toEqual({ kind: 'tier', tier_id: 't1' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Minimum tier' }), 'Front Row');
    await userEvent.click(screen.getByRole('button', { name: 'Add condition' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Any of' }));
    const number = screen.getByRole('textbox', { name: 'Minimum XP' });
    await userEvent.clear(number);
    await userEvent.type(number, '500');
    expect(last()).toEqual({
      any: [
        { kind: 'tier', tier_id: 't2' },
        { kind: 'xp', at_least: 500 },
      ],
    });
    expect(screen.getByText('Open to: Front Row tier or 500 XP')).toBeTruthy();
  });

  it('takes conditions out again, down to everyone', async () => {
    const last = open({
      any: [
        { kind: 'xp', at_least: 5 },
        { kind: 'level', at_least: 2 },
      ],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Remove condition 1' }));
    expect(last()).toEqual({ kind: 'level', at_least: 2 });
    await userEvent.click(screen.getByRole('button', { name: 'Remove condition 1' }));
    expect(last()).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('has groups that must all hold, and one of none', async () => {
    const last = open({ kind: 'tier', tier_id: 't1' });
    await userEvent.click(screen.getByRole('button', { name: 'Add group' }));
    const second = screen.getByRole('group', { name: 'Group 2' });
    await userEvent.click(within(second).getByRole('radio', { name: 'None of' }));
    expect(last()).toEqual({
      all: [{ kind: 'tier', tier_id: 't1' }, { not: { kind: 'xp', at_least: 100 } }],
    });
    expect(screen.getByText('Open to: Floor tier and without 100 XP')).toBeTruthy();
  });

  it('shows a tier that was deleted, and what it cannot edit', async () => {
    open({ kind: 'tier', tier_id: 'gone' });
    expect(screen.getByRole('option', { name: 'A deleted tier' })).toBeTruthy();
    strikeStage();
    const last = open({
      any: [
        { kind: 'xp', at_least: 1 },
        {
          all: [
            { kind: 'xp', at_least: 2 },
            { kind: 'level', at_least: 3 },
          ],
        },
      ],
    });
    expect(screen.getByText(/can’t be edited here: 1 XP or \(2 XP and level 3\)/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(last()).toEqual({ kind: 'tier', tier_id: 't1' });
  });
});

it('shows what is met and what is missing', () => {
  const condition = {
    all: [xp(100, true), { any: [tier('Front Row', false), level(9)] }, { not: xp(999, true) }],
  };
  openScreen('/', <ConditionWayIn condition={condition} />);
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toEqual(['100 XP, done', 'Front Row tier, still missing', 'level 9, still missing']);
  expect(screen.queryByText(/You qualify/)).toBeNull();
  strikeStage();
  openScreen('/', <ConditionWayIn condition={xp(100, true)} met />);
  expect(screen.getByText('For 100 XP. You qualify.')).toBeTruthy();
});

it('gives a told tree back as it is kept', () => {
  const told = { all: [xp(100, true), { not: { any: [tier('Floor', false), level(3)] } }] };
  const tree = plainTree(told);
  expect(tree).toEqual({
    all: [
      { kind: 'xp', at_least: 100 },
      {
        not: {
          any: [
            { kind: 'tier', tier_id: 't1' },
            { kind: 'level', at_least: 3 },
          ],
        },
      },
    ],
  });
  expect(conditionTree.safeParse(tree).success).toBe(true);
});
