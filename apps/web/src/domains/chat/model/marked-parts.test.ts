// The words that were looked for, inside the text where they were found.
import { expect, it } from 'vitest';
import { markedParts } from './marked-parts.ts';

const marked = (text: string, q: string) =>
  markedParts(text, q)
    .map(({ text: part, isFound }) => (isFound ? `[${part}]` : part))
    .join('');

it('marks every word, in either case', () => {
  expect(marked('Row 3 sounds better than row 1', 'row')).toBe('[Row] 3 sounds better than [row] 1');
  expect(marked('Out of this lounge', 'lounge out')).toBe('[Out] of this [lounge]');
});

it('takes signs as they are, and no words as nothing', () => {
  expect(marked('Is it (really) open?', '(really)')).toBe('Is it [(really)] open?');
  expect(marked('Nothing here', '  ')).toBe('Nothing here');
  expect(marked('', 'row')).toBe('');
});
