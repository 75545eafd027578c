// Tests what the endpoints of stations take: drafts with their defaults, places, and ids of ours.
import { expect, test } from 'vitest';
import { createStation, getStation, listClubStations } from './endpoints.ts';

const thing = { kind: 'ITEM', design_id: 'a-design' };

test('a draft needs a title and a thing; the rest has a default', () => {
  expect(createStation.body.parse({ title: ' Prop room ', thing })).toEqual({
    title: 'Prop room',
    story: '',
    thing,
    price_cents: 0,
    tokens: null,
    total: null,
    per_fan: 1,
    opens_at: null,
    closes_at: null,
    place: { kind: 'virtual', url: null },
    condition: null,
  });
});

const point = { lat: 51.5, long: -0.1 };
test.each([
  [{ thing: { kind: 'BADGE', design_id: 'a' } }, false],
  [{ thing: { kind: 'MEMBERTIER', tier_id: 'a', days: 0 } }, false],
  [{ thing: { kind: 'MEMBERTIER', tier_id: 'a', days: null } }, true],
  [{ price_cents: -1 }, false],
  [{ price_cents: 400 }, true],
  [{ total: 0 }, false],
  [{ per_fan: 11 }, false],
  [{ place: { kind: 'virtual', url: 'javascript:alert(1)' } }, false],
  [{ place: { kind: 'virtual', url: 'https://example.org/door' } }, true],
  [{ place: { kind: 'real', name: 'Paper Hall', address: '', point } }, true],
  [{ place: { kind: 'real', name: 'Paper Hall', address: '', point: { lat: 91, long: 0 } } }, false],
])('a draft with %o is taken: %s', (part, taken) => {
  expect(createStation.body.safeParse({ title: 'Prop room', thing, ...part }).success).toBe(taken);
});

test.each([
  [{}, true],
  [{ limit: '50', tab: 'over' }, true],
  [{ limit: '51' }, false],
  [{ tab: 'draft' }, false],
])('a list asked for with %o is taken: %s', (query, taken) => {
  expect(listClubStations.query.safeParse(query).success).toBe(taken);
});

test('a malformed id is answered as one that is not there', () => {
  const { error } = getStation.params.safeParse({ id: 'no id of ours' });
  expect(error?.issues).toMatchObject([
    { params: { not_found: { code: 'stations.not-found', status: 404 } } },
  ]);
});
