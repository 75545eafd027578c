// Owns what codes and places on site leave of a person: which steps' codes they used, and for a day where they passed last.
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { findLastPlace, removeLastPlaceOf } from './last-places.store.ts';
import { listUsesOf, removeUsesOf } from './site-codes.store.ts';

export async function exportSite({ db, clock }: Pick<Platform, 'db' | 'clock'>, userId: string) {
  const uses = await listUsesOf(db, userId);
  const last = await findLastPlace(db, userId, clock.now());
  return [
    ...uses.map(({ requirement_id, used_at }) => ({ requirement_id, code_used_at: used_at })),
    ...(last === undefined ? [] : [{ last_place: last }]),
  ];
}

export async function removeSiteOf(tx: Tx, userId: string): Promise<void> {
  await removeUsesOf(tx, userId);
  await removeLastPlaceOf(tx, userId);
}
