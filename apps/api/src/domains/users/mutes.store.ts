// Owns the SQL of mutes: people, words and threads that somebody does not want to read.
import { tablesOf } from '#platform/db/builder.ts';
import { insertNew } from '#platform/db/common-statements.ts';
import { type Executor, many, one, prepared, run } from '#platform/db/executor.ts';
import { id, time } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { MutedThreadRow, MutedWordRow, UsersTables } from './tables.ts';

const db = tablesOf<UsersTables>();

export const insertMute = insertNew(db, 'user_mutes');

export async function deleteMute(tx: Executor, mute: { user_id: string; muted_id: string }): Promise<void> {
  const statement = db
    .deleteFrom('user_mutes')
    .where('user_id', '=', mute.user_id)
    .where('muted_id', '=', mute.muted_id);
  await run(tx, statement);
}

export const byMute = keyset({ created_at: time, muted_id: id });

export async function listMuted(tx: Executor, userId: string, page: PageOf<typeof byMute>) {
  const query = db
    .selectFrom('user_mutes')
    .select(['muted_id', 'muted_id as id', 'created_at'])
    .where('user_id', '=', userId);
  return many(tx, byMute.apply(query, page, 'desc'));
}

const foldedWords = prepared<{ folded: string }>(
  'users-muted-words',
  'select folded from user_muted_words where user_id = $1',
);

export async function listFoldedWords(tx: Executor, userId: string): Promise<string[]> {
  return (await foldedWords(tx, [userId])).map((row) => row.folded);
}

/** All of them: their number is bounded where they are added. */
export async function listMutedWords(tx: Executor, userId: string): Promise<MutedWordRow[]> {
  const query = db
    .selectFrom('user_muted_words')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  return many(tx, query);
}

export async function insertMutedWord(tx: Executor, word: MutedWordRow): Promise<boolean> {
  const statement = db
    .insertInto('user_muted_words')
    .values(word)
    .onConflict((conflict) => conflict.columns(['user_id', 'folded']).doNothing());
  return (await run(tx, statement)) === 1;
}

export async function deleteMutedWord(tx: Executor, word: { id: string; user_id: string }): Promise<void> {
  const statement = db
    .deleteFrom('user_muted_words')
    .where('id', '=', word.id)
    .where('user_id', '=', word.user_id);
  await run(tx, statement);
}

export const insertMutedThread = insertNew(db, 'user_muted_threads');

export async function deleteMutedThread(
  tx: Executor,
  thread: Omit<MutedThreadRow, 'created_at'>,
): Promise<void> {
  const statement = db
    .deleteFrom('user_muted_threads')
    .where('user_id', '=', thread.user_id)
    .where('kind', '=', thread.kind)
    .where('subject_id', '=', thread.subject_id);
  await run(tx, statement);
}

export const byThread = keyset({ created_at: time, subject_id: id });

export async function listMutedThreads(
  tx: Executor,
  userId: string,
  page: PageOf<typeof byThread>,
): Promise<MutedThreadRow[]> {
  const query = db.selectFrom('user_muted_threads').selectAll().where('user_id', '=', userId);
  return many(tx, byThread.apply(query, page, 'desc'));
}

type MuteTable = 'user_mutes' | 'user_muted_words' | 'user_muted_threads';

export async function countMutes(tx: Executor, table: MuteTable, userId: string): Promise<number> {
  const query = db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('mutes'))
    .where('user_id', '=', userId);
  return (await one(tx, query)).mutes;
}

/** What somebody muted, and mutes of them by others. */
export async function deleteMutesOf(tx: Executor, userId: string): Promise<void> {
  await run(
    tx,
    db
      .deleteFrom('user_mutes')
      .where((eb) => eb.or([eb('user_id', '=', userId), eb('muted_id', '=', userId)])),
  );
  await run(tx, db.deleteFrom('user_muted_words').where('user_id', '=', userId));
  await run(tx, db.deleteFrom('user_muted_threads').where('user_id', '=', userId));
}
