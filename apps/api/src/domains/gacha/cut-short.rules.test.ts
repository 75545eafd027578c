// Owns: where a ten ends when copies run out.
import { expect, test } from 'vitest';
import { drawsBeforeTheEnd } from './cut-short.rules.ts';

const of = (designs: string) => [...designs].map((design_id) => ({ design_id }));

test.each([
  ['abababcbac', {}, 10],
  ['abababcbac', { a: 10, b: 10, c: null }, 10],
  ['abababcbac', { a: 4 }, 10],
  ['abababcbac', { a: 3 }, 8],
  ['abababcbac', { a: 3, b: 2 }, 5],
  ['abababcbac', { c: 1 }, 9],
  ['aaaaaaaaaa', { a: 1 }, 1],
  ['aaaaaaaaaa', { a: 0 }, 0],
])('of %s with %o left, %i are made', (designs, left, made) => {
  expect(drawsBeforeTheEnd(of(designs), new Map(Object.entries(left)))).toBe(made);
});
