// Tests the places on a page of a board: equal XP shares a place, whoever comes next stands behind all of them.
import { expect, test } from 'vitest';
import { withPlaces } from './ladder.rules.ts';

type After = Parameters<typeof withPlaces>[1];
const placed = (amounts: number[], after?: After) =>
  withPlaces(
    amounts.map((xp, at) => ({ user_id: `fan-${at}`, xp })),
    after,
  );
const places = (amounts: number[], after?: After) => placed(amounts, after).map(({ place }) => place);

test('from the top', () => {
  expect(places([900, 700, 700, 650, 10])).toEqual([1, 2, 2, 4, 5]);
});

test('on a page that begins among equals, of whom some were on the page before', () => {
  const after = { xp: 50, place: 121, sharing: 9 };
  expect(places([50, 50, 40, 40, 40, 30], after)).toEqual([121, 121, 132, 132, 132, 135]);
});

test('on a page that begins below all equals', () => {
  expect(places([40, 30], { xp: 50, place: 121, sharing: 11 })).toEqual([132, 133]);
});

test('cut anywhere, it counts on', () => {
  const amounts = [90, 80, 80, 80, 70, 60, 60, 10];
  for (let at = 1; at < amounts.length; at += 1) {
    const first = placed(amounts.slice(0, at));
    expect([...first.map(({ place }) => place), ...places(amounts.slice(at), first.at(-1))]).toEqual(
      places(amounts),
    );
  }
});

test('all equal, and nobody at all', () => {
  expect(places([25, 25, 25])).toEqual([1, 1, 1]);
  expect(places([])).toEqual([]);
});
