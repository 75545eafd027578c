// The invitation that somebody came with, kept on this phone until they joined: requirements and signing in come between.
import { readLocalJson, removeLocal, writeLocal } from '#platform/storage/local.ts';

const KEPT_MS = 30 * 86_400_000;
const keyOf = (clubId: string) => `spc-invitation:${clubId}`;

export function keepCode(clubId: string, code: string): void {
  writeLocal(keyOf(clubId), JSON.stringify({ code, kept_at: Date.now() }));
}

export function readCode(clubId: string): string | undefined {
  const kept = readLocalJson(keyOf(clubId)) as { code?: unknown; kept_at?: unknown } | null;
  if (typeof kept?.code !== 'string' || typeof kept.kept_at !== 'number') return undefined;
  return Date.now() - kept.kept_at < KEPT_MS ? kept.code : undefined;
}

export function forgetCode(clubId: string): void {
  removeLocal(keyOf(clubId));
}
