// Tests how counts become shares.
import { expect, test } from 'vitest';
import { percentsOf } from '../public/percents.ts';
import { anOption, aVote } from '../testing/votes.ts';
import { ranked, sharesOf } from './shares.ts';

test.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [
    [46, 31, 15, 8],
    [46, 31, 15, 8],
  ],
  [
    [2, 1],
    [67, 33],
  ],
])('%j reads as %j', (weights, percents) => {
  expect(percentsOf(weights)).toEqual(percents);
});

test('the first one leads, and so does whoever is level with it', () => {
  const vote = aVote();
  const [first, second] = sharesOf(vote);
  expect([first?.leads, second?.leads]).toEqual([true, false]);
  const level = vote.options.map((option) => ({ ...option, weight: 2 }));
  expect(sharesOf({ ...vote, options: level }).every(({ leads }) => leads)).toBe(true);
  expect(ranked(sharesOf(vote)).map(({ option }) => option.label)[0]).toBe('Long String');
});

test('hidden results have no share', () => {
  const vote = aVote();
  const options = vote.options.map((option) => ({ ...option, ballots: null, weight: null }));
  expect(sharesOf({ ...vote, options }).map(({ percent, leads }) => [percent, leads])).toEqual([
    [null, false],
    [null, false],
    [null, false],
  ]);
});

test('of several options each is a share of the voters’ weight, not of all choices', () => {
  const options = [anOption(1, 'Long String', 8), anOption(2, 'Ferry at Six', 8), anOption(3, 'Moon', 2)];
  const vote = aVote({ options, choice: 'several', most_choices: 3, voters: 5, voters_weight: 9 });
  expect(sharesOf(vote).map(({ percent }) => percent)).toEqual([89, 89, 22]);
  // One option each: they add up to a hundred.
  expect(sharesOf({ ...vote, choice: 'single' }).map(({ percent }) => percent)).toEqual([45, 44, 11]);
  const none = options.map((option) => ({ ...option, weight: 0 }));
  expect(sharesOf({ ...vote, options: none, voters_weight: 0 }).map(({ percent }) => percent)).toEqual([
    0, 0, 0,
  ]);
});
