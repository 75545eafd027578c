// Tests how a card's title is set: as large as it fits, cut only where it never does.
import { expect, test } from 'vitest';
import { fitLines } from './card-text.rules.ts';

const on = { width: 600, sizes: [100, 60], most: 3 } as const;

test('a short title stands in the largest size', () => {
  expect(fitLines('Away day', on)).toEqual({ size: 100, lines: ['Away day'] });
});

test('a longer one breaks at its spaces, in a smaller size where it must', () => {
  expect(fitLines('Before the doors', on)).toEqual({ size: 100, lines: ['Before the', 'doors'] });
  const { size, lines } = fitLines('Learn the second verse by heart before Friday', on);
  expect(size).toBe(60);
  expect(lines.join(' ')).toBe('Learn the second verse by heart before Friday');
});

test('what never fits is cut with an ellipsis; one endless word is broken', () => {
  const { lines } = fitLines('x'.repeat(200), on);
  expect(lines).toHaveLength(3);
  expect(lines.at(-1)?.endsWith('…')).toBe(true);
});
