// Owns the SQL of announcements.
import { tablesOf } from '#platform/db/builder.ts';
import { insertNew } from '#platform/db/common-statements.ts';
import { type Executor, many, prepared, run } from '#platform/db/executor.ts';
import { byCreation, type CreationPage } from '#platform/paging/keyset.ts';
import type { AnnouncementRow, OperationsTables } from './tables.ts';

const db = tablesOf<OperationsTables>();
export const insertAnnouncement = insertNew(db, 'announcements');

const current = prepared<AnnouncementRow>(
  'operations-current-announcements',
  `select * from announcements where ends_at > $1 and starts_at <= $1 order by starts_at desc, id desc limit 5`,
);

export async function listCurrent(tx: Executor, at: Date): Promise<AnnouncementRow[]> {
  return current(tx, [at]);
}

export async function listAnnouncements(tx: Executor, page: CreationPage): Promise<AnnouncementRow[]> {
  return many(tx, byCreation.apply(db.selectFrom('announcements').selectAll(), page, 'desc'));
}

/** Whether there was one. */
export async function deleteAnnouncement(tx: Executor, id: string): Promise<boolean> {
  return (await run(tx, db.deleteFrom('announcements').where('id', '=', id))) === 1;
}
