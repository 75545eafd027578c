// Owns the ids of accounts, made from their owner and asset; the database makes them in the same way, and checks.
import { createHash } from 'node:crypto';
import type { AssetId, OwnerKind } from '@stagepass/contract/ledger/causes.ts';
import type { AccountRef } from './public/account-ref.ts';

const firstDigit: Record<OwnerKind, string> = {
  user: '1',
  escrow: '1',
  club: 'a',
  platform: 'a',
  outside: 'f',
  issuer: 'f',
};

export function accountId({ owner_kind, owner_id }: AccountRef, assetId: AssetId): string {
  const hex = createHash('sha256').update(`${owner_kind}|${owner_id}|${assetId}`).digest('hex');
  const id = `${firstDigit[owner_kind]}${hex.slice(1, 32)}`;
  return `${id.slice(0, 8)}-${id.slice(8, 12)}-${id.slice(12, 16)}-${id.slice(16, 20)}-${id.slice(20)}`;
}

/** Running accounts have a row that is locked when they are booked. */
export function isRunning(id: string): boolean {
  return id.startsWith('1');
}
