import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256, sha256Hex } from './sha256.ts';

// FIPS 180-4 examples.
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('vector %#', (message, digest) => {
  expect(sha256Hex(message)).toBe(digest);
});

test('agrees with the platform for every length around the block size and any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(Array.from(sha256(bytes))).toEqual(Array.from(createHash('sha256').update(bytes).digest()));
    }),
    { numRuns: 300 },
  );
  for (let length = 50; length < 140; length += 1) {
    const bytes = new Uint8Array(length).fill(length);
    expect(sha256Hex(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});

test('texts are hashed as UTF-8', () => {
  expect(sha256Hex('Zoë 🎫')).toBe(createHash('sha256').update('Zoë 🎫', 'utf8').digest('hex'));
});

test('a view into a larger buffer is hashed by itself', () => {
  const whole = new TextEncoder().encode('xxabcxx');
  expect(sha256Hex(whole.subarray(2, 5))).toBe(sha256Hex('abc'));
});
