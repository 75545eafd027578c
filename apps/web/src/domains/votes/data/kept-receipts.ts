// Owns the receipts that this phone keeps of its own votes: checked against them, a result needs nobody's word for what was chosen.
import type { VoteReceipt } from '@stagepass/contract/votes/shapes.ts';
import { getSession } from '#platform/session/session.ts';
import { readLocalJson, removeLocal, writeLocal } from '#platform/storage/local.ts';

export interface KeptReceipt {
  receipt: VoteReceipt;
  /** What this phone sent, as it knows it. */
  sent: { client_key: string; places: number[] };
}

/** A fan who votes every day for half a year keeps all of it. */
const MOST = 200;

const keyOf = (userId: string) => `spc-vote-receipts:${userId}`;

function readAll(userId: string): KeptReceipt[] {
  const kept = readLocalJson(keyOf(userId));
  return Array.isArray(kept) ? (kept as KeptReceipt[]) : [];
}

function put(voteId: string, kept: KeptReceipt | null): void {
  const userId = getSession()?.user_id;
  if (userId === undefined) return;
  const others = readAll(userId).filter(({ receipt }) => receipt.vote_id !== voteId);
  const all = kept === null ? others : [kept, ...others].slice(0, MOST);
  if (all.length === 0) removeLocal(keyOf(userId));
  else writeLocal(keyOf(userId), JSON.stringify(all));
}

export function keepReceipt(kept: KeptReceipt): void {
  put(kept.receipt.vote_id, kept);
}

export function forgetReceipt(voteId: string): void {
  put(voteId, null);
}

/** Null where this phone has not voted in it. */
export function keptReceipt(voteId: string): KeptReceipt | null {
  const userId = getSession()?.user_id;
  if (userId === undefined) return null;
  return readAll(userId).find(({ receipt }) => receipt.vote_id === voteId) ?? null;
}
