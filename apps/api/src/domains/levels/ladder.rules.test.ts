// Tests the places on a page of a board: equal XP shares a place, whoever comes next stands behind all of them.
import { expect, test } from 'vitest';
import { withPlaces } from './ladder.rules.ts';

const rows = (...of: [number, number | null][]) =>
  of.map(([xp, ahead], at) => ({ user_id: `fan-${at}`, xp, ahead }));
const places = (given: ReturnType<typeof rows>) => withPlaces(given).map(({ place }) => place);

test('from the top', () => {
  expect(places(rows([900, 0], [700, 1], [700, 1], [650, null], [10, null]))).toEqual([1, 2, 2, 4, 5]);
});

test('on a page that begins among equals, of whom some were on the page before', () => {
  expect(places(rows([50, 120], [50, 120], [40, 131], [40, 131], [40, 131], [30, null]))).toEqual([
    121, 121, 132, 132, 132, 135,
  ]);
});

test('all equal, and nobody at all', () => {
  expect(places(rows([25, 0], [25, 0], [25, 0]))).toEqual([1, 1, 1]);
  expect(withPlaces([])).toEqual([]);
});
