import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diceFrom, seededDice, systemDice } from './dice.ts';

test('same seed, same throws; another seed, others', () => {
  const throws = (seed: string) => {
    const dice = seededDice(seed);
    return Array.from({ length: 20 }, () => dice.int(1000));
  };
  expect(throws('a')).toEqual(throws('a'));
  expect(throws('a')).not.toEqual(throws('b'));
});

test('bytes do not depend on how they are asked for', () => {
  const whole = seededDice(7).bytes(100);
  const pieces = seededDice(7);
  expect([...pieces.bytes(1), ...pieces.bytes(40), ...pieces.bytes(59)]).toEqual([...whole]);
});

test('a number is always below its bound', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 48 }), (seed, bound) => {
      const thrown = seededDice(seed).int(bound);
      expect(Number.isInteger(thrown) && thrown >= 0 && thrown < bound).toBe(true);
    }),
  );
});

test('all sides are equally likely', () => {
  const dice = seededDice('fair');
  const sides = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 60_000; i += 1) {
    const side = dice.int(6);
    sides[side] = (sides[side] ?? 0) + 1;
  }
  const chi = sides.reduce((sum, seen) => sum + (seen - 10_000) ** 2 / 10_000, 0);
  expect(chi).toBeLessThan(20.5); // 5 degrees of freedom, p = .001
});

test('throws that would favour small numbers are thrown again', () => {
  const queue = [255, 252, 7];
  const dice = diceFrom((count) => Uint8Array.from({ length: count }, () => queue.shift() ?? 0));
  expect(dice.int(6)).toBe(1);
});

test('a die without sides, or with too many, is refused', () => {
  for (const bound of [0, -1, 1.5, Number.NaN, 2 ** 48 + 1])
    expect(() => systemDice.int(bound)).toThrow('no die');
});

test('the system dice fill any number of bytes', () => {
  expect(systemDice.bytes(70_000)).toHaveLength(70_000);
  expect(systemDice.bytes(32)).not.toEqual(systemDice.bytes(32));
  expect(systemDice.int(1)).toBe(0);
});
