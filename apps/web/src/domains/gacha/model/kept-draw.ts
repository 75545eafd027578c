// A draw that was asked for and not answered: kept with its key, so that asking again can never pay twice.
import { readLocalJson, removeLocal, writeLocal } from '#platform/storage/local.ts';

export interface DrawAsk {
  readonly count: 1 | 10;
  readonly version: number;
  readonly expected_price_cents: number;
}

export interface KeptDraw {
  readonly key: string;
  readonly ask: DrawAsk;
  readonly asked_ms: number;
}

/** The server knows a key for a day; a little less, so that no clock's error makes a new draw of an old one. */
const KEPT_MS = 20 * 3_600_000;

const nameOf = (userId: string, poolId: string): string => `spc-draw-${userId}-${poolId}`;

export function readKeptDraw(userId: string, poolId: string, now_ms = Date.now()): KeptDraw | null {
  const kept = readLocalJson(nameOf(userId, poolId)) as KeptDraw | null;
  if (kept === null || typeof kept.key !== 'string' || typeof kept.ask !== 'object') return null;
  return now_ms - kept.asked_ms < KEPT_MS ? kept : null;
}

export function keepDraw(userId: string, poolId: string, kept: KeptDraw): void {
  writeLocal(nameOf(userId, poolId), JSON.stringify(kept));
}

export function dropDraw(userId: string, poolId: string): void {
  removeLocal(nameOf(userId, poolId));
}
