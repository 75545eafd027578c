// Owns: the code that a phone shows at a door: what it says, how it is signed by the phone's own key, and when it counts.
import { decodeBase64Url, encodeBase64Url } from './base64url.ts';

/** A new code every so often, by the server's clock. */
export const SLOT_S = 30;
/** Slots beside the present one that still count: for the time between showing and scanning, and for clocks a little off. */
const SLOTS_BESIDE = 1;

/** What a code is of. It says so itself, so that none serves for another. */
export type RedeemKind = 'item' | 'pass';
const LETTER = { item: 'i', pass: 'p' } as const satisfies Record<RedeemKind, string>;
const KIND: Readonly<Record<string, RedeemKind>> = { i: 'item', p: 'pass' };

export interface RedeemClaim {
  kind: RedeemKind;
  /** The item, or for a pass the person. */
  subject_id: string;
  key_id: string;
  slot: number;
}

export interface RedeemCode extends RedeemClaim {
  /** What was signed, as it was signed. */
  signed: string;
  signature: Uint8Array<ArrayBuffer>;
}

/** The half of a phone's key that everybody may know. */
export interface PublicJwk {
  kty: 'EC';
  crv: 'P-256';
  x: string;
  y: string;
}

/** Letters of whatever was read at a door, a code or not. */
export const LONGEST_READ = 600;

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' } as const;
const SIGNATURE_BYTES = 64;
const MARK = 'SP1';

export function slotAt(time_ms: number): number {
  return Math.floor(time_ms / (SLOT_S * 1000));
}

export function slotEndsAt(slot: number): number {
  return (slot + 1) * SLOT_S * 1000;
}

/** Whether a code of that slot counts at that time. */
export function slotCounts(slot: number, time_ms: number): boolean {
  return Math.abs(slot - slotAt(time_ms)) <= SLOTS_BESIDE;
}

/** Sixteen bytes are twenty-two signs here instead of thirty-six: a coarser QR code is read from further away. */
function shortId(id: string): string {
  const hex = id.replaceAll('-', '');
  const bytes = Uint8Array.from({ length: 16 }, (_, at) =>
    Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16),
  );
  return encodeBase64Url(bytes);
}

function longId(text: string): string | undefined {
  const bytes = decodeBase64Url(text);
  if (bytes?.length !== 16) return undefined;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

function claimText({ kind, subject_id, key_id, slot }: RedeemClaim): string {
  return [MARK, LETTER[kind], shortId(subject_id), shortId(key_id), slot.toString(36)].join('.');
}

/** `key` never leaves the phone: it is made there, and cannot be taken out. */
export async function signRedeemCode(claim: RedeemClaim, key: CryptoKey): Promise<string> {
  const text = claimText(claim);
  const signature = await crypto.subtle.sign(SIGNING, key, new TextEncoder().encode(text));
  return `${text}.${encodeBase64Url(new Uint8Array(signature))}`;
}

/** As the camera read it: the code, or an address that carries it. Undefined for anything else. */
export function parseRedeemCode(scanned: string): RedeemCode | undefined {
  const text = codeIn(scanned.trim());
  const [mark, letter = '', subject = '', key = '', slot = '', sign = '', ...rest] = text.split('.');
  const kind = Object.hasOwn(KIND, letter) ? KIND[letter] : undefined;
  const [subject_id, key_id, signature] = [longId(subject), longId(key), decodeBase64Url(sign)];
  if (mark !== MARK || kind === undefined || rest.length > 0 || !/^[0-9a-z]{1,8}$/.test(slot))
    return undefined;
  if (subject_id === undefined || key_id === undefined || signature?.length !== SIGNATURE_BYTES)
    return undefined;
  const claim = { kind, subject_id, key_id, slot: Number.parseInt(slot, 36) };
  // One claim has one spelling: what was signed is what is read.
  return text.startsWith(`${claimText(claim)}.`)
    ? { ...claim, signed: claimText(claim), signature }
    : undefined;
}

/** Whichever server the address is of: only the code counts. */
function codeIn(scanned: string): string {
  if (!/^https?:/i.test(scanned)) return scanned;
  return URL.parse(scanned)?.searchParams.get('code') ?? '';
}

/** Undefined for what is no point of the curve. */
export async function importPhoneKey({ kty, crv, x, y }: PublicJwk): Promise<CryptoKey | undefined> {
  try {
    return await crypto.subtle.importKey('jwk', { kty, crv, x, y }, ALGORITHM, true, ['verify']);
  } catch {
    return undefined;
  }
}

export async function isSignedBy(code: RedeemCode, key: CryptoKey): Promise<boolean> {
  return crypto.subtle.verify(SIGNING, key, code.signature, new TextEncoder().encode(code.signed));
}

/** A key of this phone: the private half can sign and nothing else. */
export async function makePhoneKey(): Promise<{ private_key: CryptoKey; public_jwk: PublicJwk }> {
  const pair = await crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify']);
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  return { private_key: pair.privateKey, public_jwk: { kty: 'EC', crv: 'P-256', x, y } };
}

/** Without letters and digits that are taken for each other. */
export const TYPED_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const TYPED_LENGTH = 8;

/** `K7QM2P4X` as it is read out: `K7QM 2P4X`. Small letters and gaps do not matter; undefined for anything else. */
export function readTypedCode(typed: string): string | undefined {
  const text = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  const known = text.length === TYPED_LENGTH && [...text].every((sign) => TYPED_ALPHABET.includes(sign));
  return known ? text : undefined;
}

/** Of random bytes, each a sign; bytes that would favour one are left out. */
export function typedCodeOf(bytes: Uint8Array): string | undefined {
  const most = 256 - (256 % TYPED_ALPHABET.length);
  const signs = Array.from(bytes)
    .filter((byte) => byte < most)
    .slice(0, TYPED_LENGTH)
    .map((byte) => TYPED_ALPHABET.charAt(byte % TYPED_ALPHABET.length));
  return signs.length === TYPED_LENGTH ? signs.join('') : undefined;
}

export function showTypedCode(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4)}`;
}
