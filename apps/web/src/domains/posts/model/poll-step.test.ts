// Tests what a tap in a poll changes at once: the own choice, the counts, and nothing that is hidden.
import { expect, test } from 'vitest';
import { chosenAfter, withChoice } from './poll-step.ts';

const poll = (several: boolean, mine: string[], votes: (number | null)[] = [3, 1]) => ({
  ...{ id: 'p', several, mine, voters: 4, closed: false, closes_at: '2026-11-20T12:00:00Z' },
  options: votes.map((count, at) => ({ id: `o${at + 1}`, label: `Option ${at + 1}`, votes: count })),
});

test('of one choice another tap is another choice; of several it adds and removes, down to one', () => {
  expect(chosenAfter(poll(false, ['o1']), 'o2')).toEqual(['o2']);
  expect(chosenAfter(poll(true, ['o1']), 'o2')).toEqual(['o1', 'o2']);
  expect(chosenAfter(poll(true, ['o1', 'o2']), 'o1')).toEqual(['o2']);
  expect(chosenAfter(poll(true, ['o1']), 'o1')).toEqual(['o1']);
});

test('counts move by what changed, and a first vote is one more voter', () => {
  const first = withChoice(poll(true, []), ['o1', 'o2']);
  expect(first).toMatchObject({ voters: 5, mine: ['o1', 'o2'], options: [{ votes: 4 }, { votes: 2 }] });
  expect(withChoice(first, ['o2'])).toMatchObject({ voters: 5, options: [{ votes: 3 }, { votes: 2 }] });
});

test('hidden counts stay hidden', () => {
  expect(withChoice(poll(false, [], [null, null]), ['o1']).options.map(({ votes }) => votes)).toEqual([
    null,
    null,
  ]);
});
