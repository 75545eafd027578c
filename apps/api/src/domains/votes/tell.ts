// Owns what is said over the socket about votes: after the commit, to those who watch.
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { findCounts } from './ballots.store.ts';
import type { VoteRow } from './tables.ts';
import { presentCounts } from './views.ts';
import { findOptions } from './votes.store.ts';

/** Watchers hear at once, and then so often at most: in a rush every ballot would go to each of them. */
const PAUSE_MS = 1000;

/** Votes whose watchers have just heard the counts; true where more ballots came since. */
const pauses = new WeakMap<Platform, Map<string, boolean>>();

type Counted = Pick<VoteRow, 'id' | 'results'>;

/** A crash may lose this: whoever watches fetches anew when the socket is back. */
export function tellCounts(platform: Platform, vote: Counted): void {
  platform.db.afterCommit(() => tellInTurn(platform, vote));
}

async function tellInTurn(platform: Platform, vote: Counted): Promise<void> {
  const paused = pauses.get(platform) ?? new Map<string, boolean>();
  pauses.set(platform, paused);
  if (paused.has(vote.id)) {
    paused.set(vote.id, true);
    return;
  }
  paused.set(vote.id, false);
  setTimeout(() => {
    const more = paused.get(vote.id) === true;
    paused.delete(vote.id);
    if (more) tellInTurn(platform, vote).catch(() => undefined);
  }, PAUSE_MS).unref();
  const [options, counts] = await Promise.all([
    findOptions(platform.db, vote.id),
    findCounts(platform.db, vote.id),
  ]);
  const told = { vote_id: vote.id, counts: presentCounts(vote, options, counts) };
  platform.realtime.toRoom(`vote:${vote.id}`, 'voteChanged', told);
}

/** More than its counts: whoever watches fetches it anew. */
export function tellChanged(platform: Platform, tx: Pick<Tx, 'afterCommit'>, voteId: string): void {
  tx.afterCommit(() =>
    platform.realtime.toRoom(`vote:${voteId}`, 'voteChanged', { vote_id: voteId, counts: null }),
  );
}
