import { expect, test } from 'vitest';
import { firstLink } from './first-link.ts';

test.each([
  ['See https://a.example/x, and http://b.example.', 'https://a.example/x'],
  ['[words](https://a.example/x?y=1)', 'https://a.example/x?y=1'],
  ['**https://a.example**', 'https://a.example'],
  ['javascript:alert(1) ftp://a.example', undefined],
  ['https://', undefined],
  [`https://a.example/${'x'.repeat(600)}`, undefined],
])('%s', (text, link) => {
  expect(firstLink(text)).toBe(link);
});
