// Tests the operator's own licenses: what is taken, and what is refused at start with a sentence.
import { usualLicenses } from '@stagepass/base/licenses.ts';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const read = (plans: unknown) => readConfig({ LICENSES: JSON.stringify(plans) }).LICENSES;
const [free, pro] = usualLicenses;

test('unset, there are Free, Pro and Stage', () => {
  expect(readConfig({}).LICENSES).toEqual(usualLicenses);
  expect(usualLicenses.map(({ price_cents, fee_bp }) => [price_cents, fee_bp])).toEqual([
    [0, 1000],
    [2900, 500],
    [19_900, 250],
  ]);
});

test('own plans take their place', () => {
  const own = [free, { ...pro, key: 'label', name: 'Label', price_cents: 4900, members: null }];
  expect(read(own)).toEqual(own);
});

test.each([
  ['no JSON', 'pro'],
  ['no free license first', [pro]],
  ['a free license that costs something', [{ ...free, price_cents: 100 }]],
  ['a key twice', [free, free]],
  ['a wrong order', [free, { ...pro, key: 'big', price_cents: 500 }, { ...pro, price_cents: 400 }]],
  ['a fee above 100 %', [{ ...free, fee_bp: 10_001 }]],
  ['a field too many', [{ ...free, colour: 'red' }]],
  ['no place for the owner', [{ ...free, members: 0 }]],
])('%s is refused', (_, plans) => {
  const LICENSES = typeof plans === 'string' ? plans : JSON.stringify(plans);
  expect(() => readConfig({ LICENSES })).toThrow('LICENSES');
});
