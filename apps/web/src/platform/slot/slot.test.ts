// Tests slots: what is filled in is read, in the stated order, and a name without a place is refused.
import { expect, test } from 'vitest';
import { inOrder, slot } from './slot.ts';

test('a slot is empty until it is filled, and takes the last filling', () => {
  const numbers = slot<readonly number[]>([]);
  expect(numbers.read()).toEqual([]);
  numbers.fill([1]);
  numbers.fill([2, 3]);
  expect(numbers.read()).toEqual([2, 3]);
});

test('entries stand in the stated order, whatever order they came in', () => {
  const entries = [{ name: 'posts' }, { name: 'auctions' }];
  expect(inOrder(['auctions', 'missions', 'posts'], entries)).toEqual([entries[1], entries[0]]);
});

test('an entry that the order does not name is refused by its name', () => {
  expect(() => inOrder(['posts'], [{ name: 'chat' }])).toThrow('chat');
});
