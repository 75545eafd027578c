// Owns what a person sees of their exports and of the end of their account.
import { notFound } from '@stagepass/contract/common-errors.ts';
import type { DataExport, Deletion } from '@stagepass/contract/users/account-shapes.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Download } from '#platform/http/bind.ts';
import type { Platform } from '#platform/platform.ts';
import { readFileOf } from '#platform/storage/pieces.ts';
import { findDeletion } from '../deletions.store.ts';
import { EXPORT_ROWS_KEPT_MS } from '../exports.rules.ts';
import { findExport, listExports } from '../exports.store.ts';
import { clubsOfPerson } from '../public/clubs-of-person.ts';
import { valueOfPerson } from '../public/value-of-person.ts';
import type { DataExportRow } from '../tables.ts';

const EXPORTS_SHOWN = 5;

export async function listDataExports(platform: Platform, actor: Actor): Promise<DataExport[]> {
  const rows = await listExports(platform.db, signedIn(actor).user_id, EXPORTS_SHOWN);
  const since = platform.clock.now().getTime() - EXPORT_ROWS_KEPT_MS;
  return rows.filter((row) => row.asked_at.getTime() > since).map((row) => presentExport(platform, row));
}

/** The archive, for the person whose it is; as if it were not there for anybody else. */
export async function fetchDataExport(platform: Platform, actor: Actor, id: string): Promise<Download> {
  const row = await findExport(platform.db, id);
  if (row?.user_id !== signedIn(actor).user_id || stateNow(platform, row) !== 'ready') return fail(notFound);
  const key = row.file_key ?? fail(notFound);
  // Cleared away since the row was read.
  const file = (await readFileOf(platform.storage, key)) ?? fail(notFound);
  return { name: key.slice(key.lastIndexOf('/') + 1), ...file };
}

/** Past its time and not cleared away yet: gone all the same. */
function stateNow({ clock }: Platform, { state, expires_at }: DataExportRow): DataExport['state'] {
  return state === 'ready' && expires_at !== null && expires_at <= clock.now() ? 'gone' : state;
}

export function presentExport(platform: Platform, row: DataExportRow): DataExport {
  return {
    id: row.id,
    state: stateNow(platform, row),
    steps_done: row.steps_done,
    steps_all: row.steps_all,
    asked_at: row.asked_at.toISOString(),
    ready_at: row.ready_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
    size_bytes: row.size_bytes,
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
