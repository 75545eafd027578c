// Tests a station while it is written: what is wrong with it, and what the server gets.
import { expect, test } from 'vitest';
import { anEditor } from '../testing/stations.ts';
import { changeable, emptyForm, fieldsOf, formOf, troublesOf } from './draft.ts';

const form = { ...emptyForm, title: 'Prop room', design_id: 'd1' };

test.each([
  ['nothing', form, []],
  ['no name and no thing', emptyForm, ['title', 'thing']],
  ['a tier without one', { ...form, kind: 'MEMBERTIER' as const }, ['thing']],
  ['days that are none', { ...form, kind: 'MEMBERTIER' as const, tier_id: 'x', days: '0' }, ['days']],
  ['a price that is none', { ...form, price: 'four' }, ['price']],
  ['a number below one', { ...form, total: '0' }, ['total']],
  ['too many for each', { ...form, per_fan: '11' }, ['per_fan']],
  [
    'a badge, of which there is one each',
    { ...form, kind: 'BADGE' as const, badge_id: 'b', per_fan: '' },
    [],
  ],
  [
    'an end before the beginning',
    { ...form, opens: '2026-11-18T10:00', closes: '2026-11-18T09:00' },
    ['closes'],
  ],
  ['an address that is none', { ...form, url: 'javascript:alert(1)' }, ['url']],
  ['a place without name and point', { ...form, where: 'real' as const }, ['place_name', 'point']],
])('%s is wrong with it: %o', (_, given, troubles) => {
  expect(troublesOf(given)).toEqual(troubles);
});

test('the server gets amounts in cents, times of the club’s zone and the place', () => {
  const sent = fieldsOf(
    {
      ...form,
      price: '4',
      total: '1,200',
      closes: '2026-06-20T18:00',
      where: 'real',
      place_name: 'Paper Hall',
      lat: 51.5,
      long: -0.1,
    },
    'Europe/London',
  );
  expect(sent).toMatchObject({
    thing: { kind: 'ITEM', design_id: 'd1' },
    price_cents: 400,
    total: 1200,
    closes_at: '2026-06-20T17:00:00.000Z',
    place: { kind: 'real', name: 'Paper Hall', address: '', point: { lat: 51.5, long: -0.1 } },
  });
});

test('what was saved is typed again as it was', () => {
  const station = anEditor({ price_cents: 400, total: 300 });
  const typed = formOf(station, 'UTC');
  expect(typed).toMatchObject({ kind: 'ITEM', design_id: 'd1', price: '4.00', total: '300' });
  expect(fieldsOf(typed, 'UTC')).toMatchObject({ price_cents: 400, total: 300, place: { kind: 'virtual' } });
});

test.each([
  [null, { words: true, terms: true, thing: true }],
  [
    { state: 'open' as const, given: 0 },
    { words: true, terms: false, thing: false },
  ],
  [
    { state: 'closed' as const, given: 2 },
    { words: true, terms: true, thing: false },
  ],
  [
    { state: 'archived' as const, given: 0 },
    { words: false, terms: false, thing: false },
  ],
])('of %o can change: %o', (station, may) => {
  expect(changeable(station)).toEqual(may);
});
