// Owns: ids that a client can make by itself: short ones of letters and digits, and UUIDs.
import { sha256 } from './sha256.ts';

export type RandomBytes = (count: number) => Uint8Array;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
// Bytes from here up are thrown away, or the first letters would come more often.
const UNBIASED = 256 - (256 % ALPHABET.length);
const DEFAULT_LENGTH = 22; // 62^22 is more than 2^128

/** Letters and digits, all equally likely. Not a secret where the fallback below had to serve. */
export function randomId(length: number = DEFAULT_LENGTH, bytes: RandomBytes = availableBytes): string {
  let id = '';
  while (id.length < length) {
    for (const byte of bytes(length - id.length + 8)) {
      if (byte < UNBIASED && id.length < length) id += ALPHABET.charAt(byte % ALPHABET.length);
    }
  }
  return id;
}

/** A random UUID, also on plain http, where a page has no `crypto.randomUUID`. */
export function randomUuid(): string {
  const bytes = availableBytes(16);
  // Version 4, variant 1, as RFC 9562 asks.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

type RandomSource = { getRandomValues(into: Uint8Array<ArrayBuffer>): unknown };

export function availableBytes(count: number): Uint8Array {
  const source: RandomSource | undefined = globalThis.crypto;
  if (typeof source?.getRandomValues !== 'function') return fallbackBytes(count);
  const bytes = new Uint8Array(count);
  source.getRandomValues(bytes);
  return bytes;
}

let calls = 0;

/** Where a page on plain http has no crypto: everything that differs between two phones, hashed with a counter. */
export function fallbackBytes(count: number): Uint8Array {
  const bytes = new Uint8Array(count);
  for (let at = 0; at < count; at += 32) {
    calls += 1;
    const moment = `${calls}|${Date.now()}|${globalThis.performance?.now() ?? 0}`;
    const chance = `${Math.random()}|${Math.random()}|${Math.random()}|${Math.random()}`;
    const block = sha256(new TextEncoder().encode(`${moment}|${chance}`));
    bytes.set(block.subarray(0, Math.min(32, count - at)), at);
  }
  return bytes;
}
