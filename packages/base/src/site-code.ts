// Owns: the form of a code that is found on site: ten signs, four that name the step and six that prove it.
import { TYPED_ALPHABET } from './redeem-code.ts';

export const SITE_TAG_LENGTH = 4;
export const SITE_PROOF_LENGTH = 6;
const LENGTH = SITE_TAG_LENGTH + SITE_PROOF_LENGTH;

/** As it was scanned or typed: the code, or an address that carries it. Small letters and gaps do not matter. */
export function readSiteCode(text: string): string | undefined {
  const given = /^https?:/i.test(text.trim())
    ? (URL.parse(text.trim())?.searchParams.get('code') ?? '')
    : text;
  const code = given.toUpperCase().replaceAll(/[\s-]/g, '');
  const known = code.length === LENGTH && [...code].every((sign) => TYPED_ALPHABET.includes(sign));
  return known ? code : undefined;
}

/** `K7QM2P4X9R` as it is read out: `K7QM2 P4X9R`. */
export function showSiteCode(code: string): string {
  return `${code.slice(0, LENGTH / 2)} ${code.slice(LENGTH / 2)}`;
}

/** Of random bytes, each a sign; bytes that would favour one are left out. Undefined where too few are left. */
export function siteSigns(bytes: Uint8Array, count: number): string | undefined {
  const most = 256 - (256 % TYPED_ALPHABET.length);
  const signs = Array.from(bytes)
    .filter((byte) => byte < most)
    .slice(0, count)
    .map((byte) => TYPED_ALPHABET.charAt(byte % TYPED_ALPHABET.length));
  return signs.length === count ? signs.join('') : undefined;
}
