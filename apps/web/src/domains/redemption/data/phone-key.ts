// Owns this phone's own key for one person: made here, kept here, never taken out; the server knows the public half.
import { makePhoneKey, type PublicJwk } from '@stagepass/base/redeem-code.ts';
import { call } from '#platform/api/api.ts';
import { dropPhone, readPhone, writePhone } from './phone-db.ts';

export interface PhoneKey {
  key_id: string;
  private_key: CryptoKey;
}

interface Made {
  private_key: CryptoKey;
  public_jwk: PublicJwk;
  /** Null until the server has taken note. */
  key_id: string | null;
}

/** Not on plain http: the browser lends no keys there. */
export function canSign(): boolean {
  return window.isSecureContext && typeof window.crypto?.subtle?.generateKey === 'function';
}

function isMade(value: unknown): value is Made {
  return typeof value === 'object' && value !== null && 'private_key' in value && 'public_jwk' in value;
}

const underWay = new Map<string, Promise<PhoneKey>>();

async function find(userId: string, name: string): Promise<PhoneKey> {
  const kept = await readPhone('keys', userId);
  const made: Made = isMade(kept) ? kept : { ...(await makePhoneKey()), key_id: null };
  // Kept before it is told: the same key told twice is the same phone, a lost one would be a second.
  if (!isMade(kept)) await writePhone('keys', userId, made);
  if (made.key_id !== null) return { key_id: made.key_id, private_key: made.private_key };
  const { data } = await call('POST /device-keys', { body: { public_jwk: made.public_jwk, name } });
  await writePhone('keys', userId, { ...made, key_id: data.id });
  return { key_id: data.id, private_key: made.private_key };
}

/** Two who ask at once get the same. */
export function phoneKey(userId: string, name: string): Promise<PhoneKey> {
  const known = underWay.get(userId);
  if (known) return known;
  const asked = find(userId, name).finally(() => underWay.delete(userId));
  underWay.set(userId, asked);
  return asked;
}

/** Of a phone that was revoked: the next one asked for is new. */
export async function forgetPhoneKey(userId: string): Promise<void> {
  await dropPhone('keys', userId);
}

/** Whether the key is this phone's, without making one. */
export async function knownPhoneKey(userId: string): Promise<PhoneKey | null> {
  const kept = await readPhone('keys', userId);
  return isMade(kept) && kept.key_id !== null ? { key_id: kept.key_id, private_key: kept.private_key } : null;
}
