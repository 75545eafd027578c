// Tests how a fan finds a station, what its condition asks for line by line, and what keeps one from opening.
import { expect, test } from 'vitest';
import { openProblems } from './open.rules.ts';
import { isFreeValue, partsOf, standOf } from './station.rules.ts';

const now = new Date('2026-11-17T12:00:00Z');
const before = new Date('2026-11-17T11:00:00Z');
const after = new Date('2026-11-17T13:00:00Z');

const station = {
  state: 'open' as const,
  closes_at: null as Date | null,
  hidden_at: null as Date | null,
  total: 2 as number | null,
  given: 0,
  kind: 'ITEM' as const,
  per_fan: 2,
};
const found = { station, there: true, had: false, claims: 0, missing: 0, now };

test.each([
  ['nothing is missing', found, 'open'],
  ['something is missing', { ...found, missing: 1 }, 'locked'],
  ['one of two is claimed', { ...found, claims: 1 }, 'open'],
  ['both are claimed', { ...found, claims: 2 }, 'claimed'],
  ['they have it by another way', { ...found, had: true }, 'claimed'],
  ['none is left', { ...found, station: { ...station, given: 2 } }, 'gone'],
  ['none is left, and one is theirs', { ...found, claims: 1, station: { ...station, given: 2 } }, 'claimed'],
  ['there is no end of them', { ...found, station: { ...station, total: null, given: 9 } }, 'open'],
  ['its window is over', { ...found, missing: 1, station: { ...station, closes_at: now } }, 'gone'],
  ['its window is not over', { ...found, station: { ...station, closes_at: after } }, 'open'],
  ['it is closed', { ...found, station: { ...station, state: 'closed' as const } }, 'gone'],
  ['it is out of sight', { ...found, station: { ...station, hidden_at: before } }, 'gone'],
  ['its thing is gone', { ...found, there: false }, 'gone'],
  [
    'a badge is claimed once',
    { ...found, claims: 1, station: { ...station, kind: 'BADGE' as const } },
    'claimed',
  ],
])('where %s', (_, given, stand) => {
  expect(standOf(given)).toBe(stand);
});

test('each part of the outermost AND is a line of its own', () => {
  const [xp, level] = [
    { kind: 'xp' as const, at_least: 5 },
    { kind: 'level' as const, at_least: 2 },
  ];
  expect(partsOf(null)).toEqual([]);
  expect(partsOf(xp)).toEqual([xp]);
  expect(partsOf({ all: [xp, { any: [level, xp] }] })).toEqual([xp, { any: [level, xp] }]);
  expect(partsOf({ any: [xp, level] })).toEqual([{ any: [xp, level] }]);
});

test.each([
  ['BADGE' as const, 0, false],
  ['MEMBERTIER' as const, 0, true],
  ['ITEM' as const, 0, true],
  ['ITEM' as const, 400, false],
])('%s for %i cents is free value: %s', (kind, price, is) => {
  expect(isFreeValue({ kind, price, token_amount: null })).toBe(is);
});

const opening = {
  station: {
    kind: 'ITEM' as const,
    opens_at: null as Date | null,
    closes_at: null as Date | null,
    total: 5,
    given: 0,
    price: 0,
    token_amount: null,
  },
  there: true,
  design: undefined,
  open: 0,
  unfinished: false,
  place_without_code: false,
  badge_only_condition: false,
  tokens_left: 100,
  now,
};
const edition = { edition_size: 10, issued: 4, held_back: 1, state: 'live' } as never;

test.each([
  ['nothing', opening, []],
  ['a thing that is gone', { ...opening, there: false }, ['no-thing']],
  ['a window that is over', { ...opening, station: { ...opening.station, closes_at: now } }, ['over']],
  [
    'a window the wrong way round',
    {
      ...opening,
      station: { ...opening.station, opens_at: new Date(after.getTime() + 1), closes_at: after },
    },
    ['closes-before-open'],
  ],
  ['fifty that are open', { ...opening, open: 50 }, ['too-many-open']],
  ['a step that nobody could do', { ...opening, unfinished: true }, ['step-unfinished']],
  ['a place without a code', { ...opening, place_without_code: true }, ['location-needs-code']],
  [
    'a place without a code for a badge, which is worth nothing',
    { ...opening, place_without_code: true, station: { ...opening.station, kind: 'BADGE' as const } },
    [],
  ],
  [
    'tokens that are sold',
    { ...opening, station: { ...opening.station, token_amount: 5, price: 100 } },
    ['tokens-not-sold'],
  ],
  ['a badge of opened packs', { ...opening, badge_only_condition: true }, ['badge-only-condition']],
  [
    'a badge of opened packs for what is sold',
    { ...opening, badge_only_condition: true, station: { ...opening.station, price: 100 } },
    [],
  ],
  ['all given', { ...opening, station: { ...opening.station, given: 5 } }, ['all-given']],
  ['an edition with room', { ...opening, design: edition }, []],
  [
    'an edition too small',
    { ...opening, design: edition, station: { ...opening.station, total: 6 } },
    ['stock'],
  ],
  [
    'an edition without a total',
    { ...opening, design: edition, station: { ...opening.station, total: null } },
    ['needs-total'],
  ],
])('%s keeps it from opening: %o', (_, given, problems) => {
  expect(openProblems(given)).toEqual(problems);
});
