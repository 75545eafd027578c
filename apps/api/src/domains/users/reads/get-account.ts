// Owns what a person sees of their exports and of the end of their account.
import type { DataExport, Deletion } from '@stagepass/contract/users/account-shapes.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { findDeletion } from '../deletions.store.ts';
import { EXPORT_ROWS_KEPT_MS } from '../exports.rules.ts';
import { listExports } from '../exports.store.ts';
import { clubsOfPerson } from '../public/clubs-of-person.ts';
import { valueOfPerson } from '../public/value-of-person.ts';
import type { DataExportRow } from '../tables.ts';

const EXPORTS_SHOWN = 5;

export async function listDataExports(platform: Platform, actor: Actor): Promise<DataExport[]> {
  const rows = await listExports(platform.db, signedIn(actor).user_id, EXPORTS_SHOWN);
  const since = platform.clock.now().getTime() - EXPORT_ROWS_KEPT_MS;
  return rows.filter((row) => row.asked_at.getTime() > since).map((row) => presentExport(platform, row));
}

export function presentExport(platform: Platform, row: DataExportRow): DataExport {
  const expired = row.expires_at !== null && row.expires_at <= platform.clock.now();
  const fetchable = row.state === 'ready' && row.file_key !== null && !expired;
  return {
    id: row.id,
    // Past its time and not cleared away yet: gone all the same.
    state: row.state === 'ready' && expired ? 'gone' : row.state,
    steps_done: row.steps_done,
    steps_all: row.steps_all,
    asked_at: row.asked_at.toISOString(),
    ready_at: row.ready_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
    size_bytes: row.size_bytes,
    url: fetchable && row.file_key !== null ? platform.storage.signedUrl(row.file_key, row.user_id) : null,
  };
}

export async function getDeletion(platform: Platform, actor: Actor): Promise<Deletion> {
  const { user_id } = signedIn(actor);
  const row = await findDeletion(platform.db, user_id);
  return {
    due_at: row?.state === 'waiting' ? row.due_at.toISOString() : null,
    cancelled_at: row?.state === 'cancelled' ? (row.ended_at?.toISOString() ?? null) : null,
    owned_clubs: await clubsOfPerson.read().listOwned(platform.db, user_id),
    value: await valueOfPerson.read()(platform, user_id),
  };
}
