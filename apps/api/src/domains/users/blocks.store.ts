// Owns the SQL of blocks, and of whom a viewer is not shown.
import { tablesOf } from '#platform/db/builder.ts';
import { insertNew } from '#platform/db/common-statements.ts';
import { type Executor, many, one, prepared, run } from '#platform/db/executor.ts';
import { id, time } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { UsersTables } from './tables.ts';

const db = tablesOf<UsersTables>();

const hiddenIds = prepared<{ user_id: string }>(
  'users-hidden-ids',
  'select user_id from user_hidden where viewer_id = $1',
);

export async function listHiddenIds(tx: Executor, viewerId: string): Promise<string[]> {
  return (await hiddenIds(tx, [viewerId])).map((row) => row.user_id);
}

const blockBetween = prepared<{ blocker_id: string }>(
  'users-block-between',
  `select blocker_id from user_blocks
   where (blocker_id = $1 and blocked_id = $2) or (blocker_id = $2 and blocked_id = $1) limit 1`,
);

/** By either of the two. */
export async function findBlock(
  tx: Executor,
  between: { user_id: string; other_id: string },
): Promise<{ blocker_id: string } | undefined> {
  return (await blockBetween(tx, [between.user_id, between.other_id]))[0];
}

const blockedAmong = prepared<{ user_id: string }>(
  'users-blocked-among',
  `select blocked_id as user_id from user_blocks where blocker_id = $1 and blocked_id = any ($2::uuid[])
   union all select blocker_id from user_blocks where blocked_id = $1 and blocker_id = any ($2::uuid[])`,
);

/** Those of these people whom a block by either side keeps apart from this one. */
export async function listBlockedAmong(
  tx: Executor,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  return (await blockedAmong(tx, [userId, ids])).map((row) => row.user_id);
}

/** False where the block is there already. */
export const insertBlock = insertNew(db, 'user_blocks');

export async function deleteBlock(
  tx: Executor,
  block: { blocker_id: string; blocked_id: string },
): Promise<boolean> {
  const statement = db
    .deleteFrom('user_blocks')
    .where('blocker_id', '=', block.blocker_id)
    .where('blocked_id', '=', block.blocked_id);
  return (await run(tx, statement)) === 1;
}

export async function countBlocks(tx: Executor, blockerId: string): Promise<number> {
  const query = db
    .selectFrom('user_blocks')
    .select((eb) => eb.fn.countAll<number>().as('blocks'))
    .where('blocker_id', '=', blockerId);
  return (await one(tx, query)).blocks;
}

export const byBlock = keyset({ created_at: time, blocked_id: id });

export async function listBlocked(tx: Executor, blockerId: string, page: PageOf<typeof byBlock>) {
  const query = db
    .selectFrom('user_blocks')
    .select(['blocked_id', 'blocked_id as id', 'created_at'])
    .where('blocker_id', '=', blockerId);
  return many(tx, byBlock.apply(query, page, 'desc'));
}

export async function deleteBlocksOf(tx: Executor, userId: string): Promise<void> {
  const statement = db
    .deleteFrom('user_blocks')
    .where((eb) => eb.or([eb('blocker_id', '=', userId), eb('blocked_id', '=', userId)]));
  await run(tx, statement);
}
