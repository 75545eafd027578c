// Reads my fan pass and makes this phone ready to show it: the pass is kept here, and so is the key that signs its codes.
import type { FanPass } from '@stagepass/contract/redemption/shapes.ts';
import { call } from '#platform/api/api.ts';
import { writeLocal } from '#platform/storage/local.ts';
import { passKeptKey } from '#platform/storage/pass-kept.ts';
import { type ReadAt, readKept, writeKept } from './own-kept.ts';
import { canSign, forgetPhoneKey, knownPhoneKey, type PhoneKey, phoneKey } from './phone-key.ts';

export interface OwnPass extends ReadAt {
  pass: FanPass;
  /** Null where this phone cannot sign. */
  key: PhoneKey | null;
  /** The server's clock minus the phone's. */
  offset_ms: number;
  /** The server did not answer: this is what was kept. */
  isKept: boolean;
}

export type KeptPass = Pick<OwnPass, 'pass' | 'offset_ms' | 'read_at'>;
export const PASS_NAME = 'pass';

export interface PassAsked {
  user_id: string;
  phone_name: string;
}

/** Undefined where the phone may not become known by itself. */
type MayBecomeKnown = (pass: FanPass) => boolean;

async function signingKey(
  asked: PassAsked,
  pass: FanPass,
  mayBecomeKnown: MayBecomeKnown,
): Promise<PhoneKey | null> {
  // Without a club there is no door to open, and no phone to remember.
  if (!canSign() || pass.clubs.length === 0) return null;
  const known = await knownPhoneKey(asked.user_id);
  const isKnown = known !== null && pass.keys.some(({ id }) => id === known.key_id);
  if (isKnown) return known;
  if (!mayBecomeKnown(pass)) return null;
  // Revoked from another phone: this one becomes a new one.
  if (known !== null) await forgetPhoneKey(asked.user_id);
  return phoneKey(asked.user_id, asked.phone_name);
}

export async function readPass(
  asked: PassAsked,
  { signal, mayBecomeKnown = () => true }: { signal?: AbortSignal; mayBecomeKnown?: MayBecomeKnown } = {},
): Promise<OwnPass> {
  const { data: pass } = await call('GET /pass', {}, signal === undefined ? {} : { signal });
  const now_ms = Date.now();
  const read_at = new Date(now_ms).toISOString();
  const kept: KeptPass = { pass, offset_ms: Date.parse(pass.now) - now_ms, read_at };
  await writeKept(asked.user_id, PASS_NAME, kept);
  const key = await signingKey(asked, pass, mayBecomeKnown);
  if (key !== null) writeLocal(passKeptKey, asked.user_id);
  return { ...kept, key, isKept: false };
}

export async function readKeptPass({ user_id }: PassAsked): Promise<OwnPass | null> {
  const kept = await readKept<KeptPass>(user_id, PASS_NAME);
  if (kept === null) return null;
  return { ...kept, key: canSign() ? await knownPhoneKey(user_id) : null, isKept: true };
}
