// Owns the upkeep of boards: the turn of the club's day, the first building, the folding of changes; by jobs, and by the first
// look where a job is late.
import { dayAfter } from '@stagepass/base/local-day.ts';
import type { Executor } from '#platform/db/executor.ts';
import { untilNone } from '#platform/jobs/due-items.ts';
import type { Platform } from '#platform/platform.ts';
import {
  type Batch,
  type FoldKey,
  findTurn,
  foldSome,
  listFallingOut,
  listWithXp,
  lockFold,
  recomputeDays,
  updateTurn,
} from './board-upkeep.store.ts';
import { refreshEntries } from './boards.store.ts';
import { lockTotals } from './xp.store.ts';

const PEOPLE_IN_ONE_BATCH = 500;
const FOLDED_AT_ONCE = 2000;

type Turning = Pick<Platform, 'db' | 'clock'>;

/** A batch, a commit, then the next: whoever is granted XP meanwhile waits for one batch at most. Bears being run twice at once. */
export async function turnBoards(platform: Turning, clubId: string, signal?: AbortSignal): Promise<void> {
  const turn = await findTurn(platform.db, clubId, platform.clock.now());
  if (turn === undefined) return;
  const { today, turned_to } = turn;
  if (turned_to !== null && turned_to >= today) return;
  const isNew = turned_to === null;
  await inBatches(
    platform,
    (batch) =>
      isNew
        ? listWithXp(platform.db, clubId, batch)
        : listFallingOut(platform.db, clubId, { today, turned_to }, batch),
    async (tx, ids) => {
      await lockTotals(tx, clubId, ids);
      if (isNew) await recomputeDays(tx, clubId, ids);
      await refreshEntries(tx, clubId, ids, platform.clock.now());
    },
    signal,
  );
  await updateTurn(platform.db, clubId, today);
}

async function inBatches(
  { db }: Turning,
  list: (batch: Batch) => Promise<string[]>,
  each: (tx: Executor, ids: readonly string[]) => Promise<void>,
  signal: AbortSignal | undefined,
): Promise<void> {
  let after: string | undefined;
  for (;;) {
    signal?.throwIfAborted();
    const ids = await list({ after, limit: PEOPLE_IN_ONE_BATCH });
    if (ids.length > 0) await db.transaction((tx) => each(tx, ids));
    if (ids.length < PEOPLE_IN_ONE_BATCH) return;
    after = ids.at(-1);
  }
}

/** Takes what changed on a board into its counts. */
export async function foldBoard({ db }: Turning, key: FoldKey, signal: AbortSignal): Promise<void> {
  await untilNone(signal, () =>
    db.transaction(async (tx) => ((await lockFold(tx, key)) ? foldSome(tx, key, FOLDED_AT_ONCE) : 0)),
  );
}

/** The first day of a span that ends today. */
export function spanBegins(today: string, span: 7 | 30): string {
  return dayAfter(today, 1 - span);
}
