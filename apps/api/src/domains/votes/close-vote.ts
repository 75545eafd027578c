// Owns the end of a vote, by its clock, by hand or by the first look afterwards: the result is counted from the ballots and sealed, once.
import { sealHead } from '@stagepass/base/ballot-lines.ts';
import { voteClosed } from '@stagepass/contract/votes/events.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { countBallots } from './ballots.store.ts';
import { indexVote } from './search-document.ts';
import type { VoteRow } from './tables.ts';
import { tellChanged } from './tell.ts';
import { answerDueAt, isDueToClose } from './vote.rules.ts';
import { findOptions, lockVote, updateVote } from './votes.store.ts';

/** With the vote locked, and open: ballots that are being written wait, and then find it closed. */
export async function sealVote(platform: Platform, tx: Tx, vote: VoteRow): Promise<VoteRow> {
  const now = platform.clock.now();
  const { closes_at } = vote;
  // By the clock it ended when it was to end, however late somebody looks.
  const closed_at = closes_at !== null && closes_at < now ? closes_at : now;
  const labels = (await findOptions(tx, vote.id)).map(({ label }) => label);
  const head = sealHead({ id: vote.id, title: vote.title, labels });
  const { seal, voters } = await countBallots(tx, vote.id, head);
  const changes = {
    state: 'closed' as const,
    closed_at,
    seal,
    voters,
    answer_due_at: answerDueAt(vote, closed_at),
  };
  await updateVote(tx, vote.id, changes);
  const closed = { ...vote, ...changes, sort_at: closed_at };
  if (vote.kind === 'vote') {
    const { id: vote_id, club_id, title, binding } = vote;
    await indexVote(tx, closed);
    await tx.emit(voteClosed, { vote_id, club_id, title, binding });
  }
  tellChanged(platform, tx, vote.id);
  return closed;
}

/** Whoever comes second, replica or job, finds it closed. */
export async function closeIfDue(platform: Platform, id: string): Promise<VoteRow | undefined> {
  return platform.db.transaction(async (tx) => {
    const vote = await lockVote(tx, id);
    if (vote === undefined || !isDueToClose(vote, platform.clock.now())) return vote;
    return sealVote(platform, tx, vote);
  });
}

/** As they are at this moment: one whose end has passed is sealed before it is shown. */
export async function bringUpToDate(platform: Platform, rows: readonly VoteRow[]): Promise<VoteRow[]> {
  const now = platform.clock.now();
  return Promise.all(
    rows.map(async (row) => (isDueToClose(row, now) ? ((await closeIfDue(platform, row.id)) ?? row) : row)),
  );
}
