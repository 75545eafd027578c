// Owns the reading of a scanned text: whose it is and what of, proved by the phone's signature or by a typed code of ours.
import { createHash } from 'node:crypto';
import {
  importPhoneKey,
  isSignedBy,
  parseRedeemCode,
  readTypedCode,
  slotCounts,
} from '@stagepass/base/redeem-code.ts';
import type { ScanReason } from '@stagepass/contract/redemption/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { findKey } from './keys.store.ts';
import { findTypedCode } from './scans.store.ts';

/** Proved: this person showed this, by this phone or by a typed code. */
export interface Shown {
  kind: 'item' | 'pass';
  subject_id: string;
  user_id: string;
  key_id: string | null;
  /** Of a typed code, which is good once. */
  typed_hash: Buffer | null;
}

export type ReadCode = { shown: Shown; reason: undefined } | { shown: Shown | undefined; reason: ScanReason };

/** `shown` beside a reason: it was proved whose it is, and yet it does not count. */
export async function readCode(tx: Executor, text: string, at: Date): Promise<ReadCode> {
  const typed = readTypedCode(text);
  return typed === undefined ? readSigned(tx, text, at) : readTyped(tx, typed, at);
}

async function readSigned(tx: Executor, text: string, at: Date): Promise<ReadCode> {
  const code = parseRedeemCode(text);
  if (code === undefined) return { shown: undefined, reason: 'unreadable' };
  const key = await findKey(tx, code.key_id);
  if (key === undefined) return { shown: undefined, reason: 'unknown-key' };
  const phone = await importPhoneKey(key.public_jwk);
  if (phone === undefined || !(await isSignedBy(code, phone))) return { shown: undefined, reason: 'forged' };
  const { kind, subject_id, key_id, slot } = code;
  // A pass is its own holder's: signing somebody else's name proves nothing.
  if (kind === 'pass' && subject_id !== key.user_id) return { shown: undefined, reason: 'forged' };
  const shown = { kind, subject_id, key_id, user_id: key.user_id, typed_hash: null };
  if (key.revoked_at !== null && key.revoked_at <= at) return { shown, reason: 'key-revoked' };
  if (!slotCounts(slot, at.getTime())) return { shown, reason: 'stale' };
  return { shown, reason: undefined };
}

export function hashTypedCode(code: string): Buffer {
  return createHash('sha256').update(`typed-code ${code}`).digest();
}

async function readTyped(tx: Executor, code: string, at: Date): Promise<ReadCode> {
  const typed_hash = hashTypedCode(code);
  const row = await findTypedCode(tx, typed_hash);
  if (row === undefined) return { shown: undefined, reason: 'unreadable' };
  const { kind, subject_id, user_id } = row;
  const shown = { kind, subject_id, user_id, key_id: null, typed_hash };
  // A used code says nothing but that it is old: what it was used for is another scan.
  const old = row.used_at !== null || at < row.made_at || at > row.expires_at;
  return old ? { shown, reason: 'stale' } : { shown, reason: undefined };
}
