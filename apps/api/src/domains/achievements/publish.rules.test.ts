// Tests what keeps an achievement from being published.
import { expect, test } from 'vitest';
import { type Publishing, publishProblems } from './publish.rules.ts';

const edition = { state: 'live', hidden_at: null, edition_size: 10, issued: 4, held_back: 1 } as const;
const fine: Publishing = {
  achievement: { hidden: false },
  stages: [{ design_id: null, total: null }],
  designs: new Map(),
  live: 0,
  hidden: 0,
};
const withItem = (design: object, ...totals: (number | null)[]): Publishing => ({
  ...fine,
  designs: new Map([['d', { ...edition, ...design }]]),
  stages: totals.map((total) => ({ design_id: 'd', total })),
});

test.each<[string, Publishing, string[]]>([
  ['nothing', fine, []],
  ['the sixtieth', { ...fine, live: 59 }, []],
  ['the sixty-first', { ...fine, live: 60 }, ['too-many-live']],
  ['hidden as the ninth', { ...fine, achievement: { hidden: true }, live: 8 }, ['too-many-hidden']],
  ['hidden as the tenth', { ...fine, achievement: { hidden: true }, live: 9 }, []],
  [
    'a second hidden one of nineteen',
    { ...fine, achievement: { hidden: true }, live: 18, hidden: 1 },
    ['too-many-hidden'],
  ],
  ['a design that is gone', { ...fine, stages: [{ design_id: 'x', total: 1 }] }, ['item-not-live']],
  ['a retired design', withItem({ state: 'retired' }, 1), ['item-not-live']],
  ['a hidden design', withItem({ hidden_at: new Date() }, 1), ['item-not-live']],
  ['an edition without a total', withItem({}, null), ['item-total-missing']],
  ['all that is left of an edition', withItem({}, 5), []],
  ['one more than is left', withItem({}, 6), ['item-stock']],
  ['more than is left in two stages', withItem({}, 3, 3), ['item-stock']],
  ['an unlimited item', withItem({ edition_size: null }, null), []],
])('%s', (_, given, problems) => {
  expect(publishProblems(given)).toEqual(problems);
});
