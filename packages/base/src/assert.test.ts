import { expect, test } from 'vitest';
import { AssertionError, assert, unreachable } from './assert.ts';

test('a true condition passes and narrows', () => {
  const value = (): string | undefined => 'x';
  const held = value();
  assert(held !== undefined, 'value is there');
  expect(held.length).toBe(1);
});

test('a false condition stops with its message', () => {
  expect(() => assert(false, 'stock is never negative')).toThrow(AssertionError);
  expect(() => assert(0, 'stock is never negative')).toThrow('stock is never negative');
});

test('an unreachable value is named', () => {
  expect(() => unreachable('gone' as never)).toThrow('unreachable: gone');
  expect(() => unreachable({ kind: 'x' } as never)).toThrow('{"kind":"x"}');
});
