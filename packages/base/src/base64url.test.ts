import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeBase64Url, encodeBase64Url } from './base64url.ts';

test('writes as the platform writes, and reads it back', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
      const text = encodeBase64Url(bytes);
      expect(text).toBe(Buffer.from(bytes).toString('base64url'));
      expect(Array.from(decodeBase64Url(text) ?? [])).toEqual(Array.from(bytes));
    }),
  );
});

test.each(['A', 'AAAAA', 'ab+c', 'ab/c', 'YQ==', 'a b', 'é', 'YR'])('%j is no base64url of ours', (text) => {
  expect(decodeBase64Url(text)).toBeUndefined();
});

test('one value has one spelling', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ABYZaz09-_'), maxLength: 12 }), (text) => {
      const bytes = decodeBase64Url(text);
      if (bytes) expect(encodeBase64Url(bytes)).toBe(text);
    }),
  );
});
