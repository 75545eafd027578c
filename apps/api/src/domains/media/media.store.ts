// Owns the SQL of media: rows in, rows out, no decisions.
import { sql, type Updateable } from 'kysely';
import { tablesOf } from '#platform/db/builder.ts';
import { removeBy, rowsById } from '#platform/db/common-statements.ts';
import { type Executor, many, maybeOne, prepared, run } from '#platform/db/executor.ts';
import type { Asked } from '#platform/jobs/due-items.ts';
import { KEPT_MS } from './media.rules.ts';
import type { MediaRow, MediaTables, PartRow } from './tables.ts';

const db = tablesOf<MediaTables>();
export const { insert: insertMedia, find: findMedia } = rowsById(db, 'media');

export async function findOwnMedia(
  tx: Executor,
  { id, owner_id }: { id: string; owner_id: string },
): Promise<MediaRow | undefined> {
  return maybeOne(
    tx,
    db.selectFrom('media').selectAll().where('id', '=', id).where('owner_id', '=', owner_id),
  );
}

export async function lockMedia(tx: Executor, ids: readonly string[]): Promise<MediaRow[]> {
  // In one order, whoever asks: two claims of the same files wait for each other instead of deadlocking.
  return many(
    tx,
    db
      .selectFrom('media')
      .selectAll()
      .where('id', 'in', [...ids])
      .orderBy('id')
      .forUpdate(),
  );
}

export async function listUsedBy(
  tx: Executor,
  used: { kind: string; ids: readonly string[] },
): Promise<MediaRow[]> {
  return many(
    tx,
    db
      .selectFrom('media')
      .selectAll()
      .where('used_kind', '=', used.kind)
      .where('used_id', 'in', [...used.ids])
      .orderBy('id')
      .forUpdate(),
  );
}

export async function listOwnedBy(tx: Executor, ownerId: string): Promise<MediaRow[]> {
  return many(tx, db.selectFrom('media').selectAll().where('owner_id', '=', ownerId).orderBy('id'));
}

export async function countOpen(tx: Executor, ownerId: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>({
    text: `select count(*)::int as count from media where owner_id = $1 and state in ('uploading', 'processing')`,
    values: [ownerId],
  });
  return rows[0]?.count ?? 0;
}

export async function updateMedia(
  tx: Executor,
  ids: readonly string[],
  changes: Updateable<MediaTables['media']>,
): Promise<void> {
  if (ids.length === 0) return;
  await run(
    tx,
    db
      .updateTable('media')
      .set(changes)
      .where('id', 'in', [...ids]),
  );
}

export async function removeMediaRows(tx: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await run(tx, db.deleteFrom('media').where('id', 'in', [...ids]));
}

// The offset is the lock: of two senders at one place, one finds the upload moved on.
const appendParts = prepared<{ received_bytes: number; state: string }>(
  'media-append',
  `with moved as (
     update media
     set received_bytes = received_bytes + $3,
         expires_at = $4,
         state = case when received_bytes + $3 = size_bytes then 'processing' else state end
     where id = $1 and received_bytes = $2 and state = 'uploading'
     returning id, received_bytes, state),
   noted as (
     insert into media_parts (media_id, position_bytes, size_bytes, key)
     select moved.id, part.position_bytes, part.size_bytes, part.key
     from moved, unnest($5::bigint[], $6::int[], $7::text[]) as part (position_bytes, size_bytes, key))
   select received_bytes, state from moved`,
);

/** Undefined where the upload is at another place by now. */
export async function appendToUpload(
  tx: Executor,
  given: { id: string; offset: number; expires_at: Date; parts: readonly PartRow[] },
): Promise<{ received_bytes: number; state: string } | undefined> {
  const { id, offset, expires_at, parts } = given;
  const size = parts.reduce((sum, part) => sum + part.size_bytes, 0);
  const rows = await appendParts(tx, [
    id,
    offset,
    size,
    expires_at,
    parts.map((part) => part.position_bytes),
    parts.map((part) => part.size_bytes),
    parts.map((part) => part.key),
  ]);
  return rows[0];
}

export async function listParts(tx: Executor, mediaId: string): Promise<PartRow[]> {
  return many(
    tx,
    db
      .selectFrom('media_parts')
      .select(['position_bytes', 'size_bytes', 'key'])
      .where('media_id', '=', mediaId)
      .orderBy('position_bytes'),
  );
}

export const removeParts = removeBy(db, 'media_parts', 'media_id');

/** Takes an upload that is whole for processing; undefined where somebody else has it. */
export async function takeForProcessing(
  tx: Executor,
  given: { id: string; now: Date; stale_before: Date },
): Promise<MediaRow | undefined> {
  return maybeOne(
    tx,
    db
      .updateTable('media')
      .set({ processing_at: given.now })
      .where('id', '=', given.id)
      .where('state', '=', 'processing')
      .where((where) =>
        where.or([where('processing_at', 'is', null), where('processing_at', '<', given.stale_before)]),
      )
      .returningAll(),
  );
}

/** Left by whoever had them, or never taken since their last byte: a fresh one belongs to its sender, who waits for it. */
export async function listToProcess(
  tx: Executor,
  given: { stale_before: Date } & Pick<Asked, 'limit' | 'except'>,
): Promise<Pick<MediaRow, 'id' | 'kind'>[]> {
  // An upload is kept for a time that every byte of it begins anew.
  const silentSince = new Date(given.stale_before.getTime() + KEPT_MS);
  return many(
    tx,
    db
      .selectFrom('media')
      .select(['id', 'kind'])
      .where('state', '=', 'processing')
      .where(sql<boolean>`id <> all(${given.except}::uuid[])`)
      .where((where) =>
        where.or([
          where.and([where('processing_at', 'is', null), where('expires_at', '<', silentSince)]),
          where('processing_at', '<', given.stale_before),
        ]),
      )
      .orderBy('id')
      .limit(given.limit),
  );
}

/** Unused and over their time. */
const expiredAt = (now: Date) =>
  db.selectFrom('media').where('used_kind', 'is', null).where('expires_at', '<', now);

export function listExpired(tx: Executor, { now, limit, except }: Asked): Promise<{ id: string }[]> {
  const wanted = expiredAt(now).where(sql<boolean>`id <> all(${except}::uuid[])`);
  return many(tx, wanted.select('id').orderBy('expires_at').limit(limit));
}

/** Locked, so that it is not claimed while its files go; undefined where it is in use by now, or where another replica removes it at this moment. */
export function lockExpired(tx: Executor, id: string, now: Date): Promise<MediaRow | undefined> {
  return maybeOne(tx, expiredAt(now).selectAll().where('id', '=', id).forUpdate().skipLocked());
}
