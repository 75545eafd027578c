// Owns HMAC-SHA-256 (RFC 2104) in plain code, which answers at once and needs no secure page.
import { sha256 } from './sha256.ts';

/** A keyed hash of a text; on the server node:crypto gives the same, quicker. */
export type Hmac = (key: Uint8Array, text: string) => Uint8Array;

const BLOCK = 64;

export const hmacSha256: Hmac = (key, text) => {
  const short = key.length > BLOCK ? sha256(key) : key;
  const message = new TextEncoder().encode(text);
  return sha256(joined(padded(short, 0x5c), sha256(joined(padded(short, 0x36), message))));
};

function padded(key: Uint8Array, mask: number): Uint8Array {
  const block = new Uint8Array(BLOCK).fill(mask);
  key.forEach((byte, i) => {
    block[i] = byte ^ mask;
  });
  return block;
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}
