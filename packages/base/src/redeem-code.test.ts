// Proves that a code counts for what it says, for a minute and a half, and only by the key that signed it.
import { expect, test } from 'vitest';
import {
  importPhoneKey,
  isSignedBy,
  makePhoneKey,
  parseRedeemCode,
  readTypedCode,
  showTypedCode,
  signRedeemCode,
  slotAt,
  slotCounts,
  slotEndsAt,
  typedCodeOf,
} from './redeem-code.ts';

const at = Date.UTC(2026, 10, 14, 19, 30, 10);
const claim = {
  kind: 'item',
  subject_id: '0198a000-1234-7abc-8def-0123456789ab',
  key_id: '0198a000-ffff-7000-8000-00000000000f',
  slot: slotAt(at),
} as const;

async function signed(over: Partial<typeof claim> | { kind: 'pass' } = {}) {
  const { private_key, public_jwk } = await makePhoneKey();
  const code = await signRedeemCode({ ...claim, ...over }, private_key);
  return { code, key: (await importPhoneKey(public_jwk)) as CryptoKey };
}

test('says what it is of, and is short enough for a coarse QR code', async () => {
  const { code, key } = await signed();
  const parsed = parseRedeemCode(code);
  expect(parsed).toMatchObject(claim);
  expect(code.length).toBeLessThan(160);
  expect(parsed && (await isSignedBy(parsed, key))).toBe(true);
});

test('is read out of an address too', async () => {
  const { code } = await signed({ kind: 'pass' });
  expect(parseRedeemCode(`https://fans.example/item-qr?code=${code}`)).toMatchObject({ kind: 'pass' });
  expect(parseRedeemCode(`https://fans.example/item-qr?id=${code}`)).toBeUndefined();
});

test('a private key cannot be taken out of the phone', async () => {
  const { private_key } = await makePhoneKey();
  expect(private_key.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('jwk', private_key)).rejects.toThrow();
});

test('no part of it can be changed', async () => {
  const { code, key } = await signed();
  const parts = code.split('.');
  const other = await signed();
  const changes = [
    parts.with(1, 'p'),
    parts.with(2, parts[3] ?? ''),
    parts.with(3, parts[2] ?? ''),
    parts.with(4, (claim.slot + 1).toString(36)),
    parts.with(5, other.code.split('.')[5] ?? ''),
  ];
  for (const changed of changes) {
    const parsed = parseRedeemCode(changed.join('.'));
    expect(parsed !== undefined && (await isSignedBy(parsed, key)), changed.join('.')).toBe(false);
  }
  const parsed = parseRedeemCode(code);
  expect(parsed && (await isSignedBy(parsed, other.key))).toBe(false);
});

test.each([
  '',
  'SP1',
  'SP2.i.a.b.c.d',
  '../../etc',
  'https://',
  `SP1.i.${'A'.repeat(500)}`,
  'SP1.constructor.a.b.c.d',
])('reads nothing into %j', (text) => expect(parseRedeemCode(text)).toBeUndefined());

test('has one spelling', async () => {
  const { code } = await signed();
  const parts = code.split('.');
  expect(parseRedeemCode(parts.with(4, `0${parts[4]}`).join('.'))).toBeUndefined();
  expect(parseRedeemCode(`${code}.`)).toBeUndefined();
});

test('counts in its own half minute and in the ones beside it', () => {
  const slot = slotAt(at);
  expect(slotEndsAt(slot) - at).toBe(20_000);
  expect([-39_000, -10_000, 0, 25_000, 45_000].map((off) => slotCounts(slot, at + off))).toEqual(
    Array(5).fill(true),
  );
  expect([-41_000, 51_000].map((off) => slotCounts(slot, at + off))).toEqual([false, false]);
});

test('what is no key is none', async () => {
  const { public_jwk } = await makePhoneKey();
  expect(await importPhoneKey({ ...public_jwk, x: public_jwk.y })).toBeUndefined();
});

test('a code that is read out bears small letters and gaps, and no others', () => {
  const code = typedCodeOf(Uint8Array.from({ length: 24 }, (_, n) => n * 10));
  expect(code).toHaveLength(8);
  expect(readTypedCode(showTypedCode(code ?? '').toLowerCase())).toBe(code);
  expect(readTypedCode('K7QM-2P4O')).toBeUndefined();
  expect(readTypedCode('K7QM2P4')).toBeUndefined();
  expect(typedCodeOf(new Uint8Array(4))).toBeUndefined();
});
