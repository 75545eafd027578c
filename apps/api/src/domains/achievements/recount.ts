// Owns the counters: worked out anew from the rows of their domains, never added to, so that an event that is told twice, late or after
// its deed was undone changes nothing that is right.
import { type CounterKind, counterKinds } from '@stagepass/contract/achievements/kinds.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { award } from './award.ts';
import { lockCounters, type Whose } from './counters.store.ts';
import { listReached, putCounts } from './earned.store.ts';
import { deedSources } from './public/deed-sources.ts';

/** One person in one club: counters as their rows say now, and every stage that they reach. */
export async function recount(
  platform: Platform,
  tx: Tx,
  whose: Whose,
  kinds: readonly CounterKind[] = counterKinds,
): Promise<void> {
  const { club_id, user_id } = whose;
  // Before the rows are counted: whoever counts later sees at least as much.
  await lockCounters(tx, whose);
  const sources = deedSources.read();
  const counts = new Map<CounterKind, number>();
  for (const kind of kinds)
    counts.set(kind, (await sources[kind](tx, { club_id, user_ids: [user_id] })).get(user_id) ?? 0);
  const reached = await putCounts(tx, whose, { counts, now: platform.clock.now() });
  await award(platform, tx, user_id, reached);
}

/** By the counters as they stand: for achievements that became live, and counters that were written for many at once. */
export async function awardReached(
  platform: Platform,
  whose: Whose,
  kinds: readonly CounterKind[],
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    await lockCounters(tx, whose);
    await award(platform, tx, whose.user_id, await listReached(tx, whose, kinds));
  });
}
