// Owns the gathering of everything about a person into one archive: domain after domain, then file after file.
import type { Platform } from '#platform/platform.ts';
import { putPieces, readFileOf, removeFileOf } from '#platform/storage/pieces.ts';
import { type ZipEntry, zipOf } from '#platform/zip/zip.ts';
import { tablesOf } from '../export-tables.rules.ts';
import {
  EXPORT_KEPT_MS,
  EXPORT_TRIES,
  exportJson,
  exportKey,
  exportReadme,
  FILES_BETWEEN_NOTES,
} from '../exports.rules.ts';
import { findExport, listExportsToClear, updateExport } from '../exports.store.ts';
import { exportReadyLetter } from '../letters.rules.ts';
import { domainData } from '../public/domain-data.ts';
import type { DataExportRow, UserRow } from '../tables.ts';
import { findUser } from '../users.store.ts';

/** Begins anew where it was killed: an archive that was cut short is no archive. */
export async function buildExport(platform: Platform, exportId: string, signal: AbortSignal): Promise<void> {
  const asked = await findExport(platform.db, exportId);
  if (asked === undefined || (asked.state !== 'waiting' && asked.state !== 'running')) return;
  const user = await findUser(platform.db, asked.user_id);
  if (user === undefined || user.erasing_at !== null) return;
  const begun = { state: 'running', attempts: asked.attempts + 1, steps_done: 0, steps_all: 0 } as const;
  await note(platform, asked, begun);
  try {
    await gather(platform, asked, user, signal);
  } catch (error) {
    // The server is going down, or there are tries left: the queue brings it back.
    if (signal.aborted || begun.attempts < EXPORT_TRIES) throw error;
    await note(platform, asked, { state: 'failed' });
    throw error;
  }
}

async function gather(
  platform: Platform,
  asked: DataExportRow,
  user: UserRow,
  signal: AbortSignal,
): Promise<void> {
  const at = platform.clock.now();
  const key = exportKey({ ...user, user_id: user.id, id: asked.id, at });
  const entries = everythingOf(platform, { user, at, signal }, async (steps_done, steps_all) => {
    await note(platform, asked, { steps_done, steps_all });
  });
  const type = 'application/zip';
  const { size_bytes } = await putPieces(platform.storage, { key, type, parts: zipOf(entries) });
  const expires_at = new Date(at.getTime() + EXPORT_KEPT_MS);
  await platform.db.transaction(async (tx) => {
    await updateExport(tx, asked.id, { state: 'ready', file_key: key, size_bytes, ready_at: at, expires_at });
    if (user.email !== null)
      await platform.mail.send(tx, exportReadyLetter(platform.config.origin, { to: user.email, expires_at }));
  });
  tell(platform, asked);
  // The newer one holds all that the older ones held.
  const older = await listExportsToClear(platform.db, { user_id: user.id, newest_id: asked.id });
  for (const row of older) await clearExport(platform, row);
}

type Progress = (done: number, all: number) => Promise<void>;

async function* everythingOf(
  platform: Platform,
  { user, at, signal }: { user: UserRow; at: Date; signal: AbortSignal },
  progress: Progress,
): AsyncGenerator<ZipEntry> {
  const domains = domainData.read();
  const telling = domains.filter((domain) => domain.exportUser !== undefined);
  const names = telling.map((domain) => domain.name);
  const readme = exportReadme({ user_name: user.user_name, at, domains: names });
  yield { name: 'README.txt', at, parts: [Buffer.from(readme)] };
  let done = 0;
  for (const domain of telling) {
    signal.throwIfAborted();
    const data = await domain.exportUser?.(platform, user.id);
    yield { name: `${domain.name}.json`, at, parts: [exportJson(data)] };
    for (const { name, text } of tablesOf(domain.name, data))
      yield { name: `tables/${name}`, at, parts: [Buffer.from(text)] };
    done += 1;
    await progress(done, telling.length + 1);
  }
  const files = [];
  for (const domain of domains)
    for (const file of (await domain.exportFiles?.(platform, user.id)) ?? [])
      files.push({ key: file.key, name: `media/${domain.name}/${file.name}` });
  const all = telling.length + files.length;
  for (const [number, { key, name }] of files.entries()) {
    signal.throwIfAborted();
    const file = await readFileOf(platform.storage, key);
    if (file !== undefined) yield { name, at, parts: file.parts, plain: true };
    if (number % FILES_BETWEEN_NOTES === 0) await progress(done + number + 1, all);
  }
  await progress(all, all);
}

/** A file that nobody may fetch any more; the file first, so that a row that is cleared has none. */
export async function clearExport(
  { db, storage }: Platform,
  { id, file_key }: { id: string; file_key: string | null },
): Promise<void> {
  if (file_key !== null) await removeFileOf(storage, file_key);
  await updateExport(db, id, { state: 'gone', file_key: null });
}

async function note(
  platform: Platform,
  asked: DataExportRow,
  changes: Parameters<typeof updateExport>[2],
): Promise<void> {
  await updateExport(platform.db, asked.id, changes);
  tell(platform, asked);
}

/** A hint to look: the answer of the endpoint is the truth. */
function tell(platform: Platform, { id, user_id }: DataExportRow): void {
  platform.realtime.toUser(user_id, 'dataExportChanged', { export_id: id });
}
