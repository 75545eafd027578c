// Holds our HMAC to the published vectors and to the one of the platform.
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { seededDice } from './dice.ts';
import { fromHex, toHex } from './hex.ts';
import { hmacSha256 } from './hmac.ts';

// RFC 4231, test cases 2 and 6.
test.each([
  [
    new TextEncoder().encode('Jefe'),
    'what do ya want for nothing?',
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  [
    new Uint8Array(131).fill(0xaa),
    'Test Using Larger Than Block-Size Key - Hash Key First',
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  ],
])('answers as RFC 4231 says', (key, text, expected) => {
  expect(toHex(hmacSha256(key, text))).toBe(expected);
});

test('agrees with node on keys and texts of any length', () => {
  const dice = seededDice('hmac');
  for (let i = 0; i < 300; i += 1) {
    const key = dice.bytes(dice.int(130));
    const text = toHex(dice.bytes(dice.int(100)));
    expect(toHex(hmacSha256(key, text))).toBe(createHmac('sha256', key).update(text).digest('hex'));
  }
});

test('hex goes there and back, and takes nothing else', () => {
  const bytes = seededDice('hex').bytes(64);
  expect(fromHex(toHex(bytes))).toEqual(bytes);
  for (const text of ['0', 'zz', 'AB', '0x', ' 00']) expect(fromHex(text)).toBeUndefined();
});
