import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

it.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1000, '1 kB'],
  [12_345, '12.3 kB'],
  [4_200_000, '4.2 MB'],
  [7_500_000_000_000, '7,500 GB'],
])('%i bytes', (bytes, text) => {
  expect(fileSize(bytes, 'en-US')).toBe(text);
});
