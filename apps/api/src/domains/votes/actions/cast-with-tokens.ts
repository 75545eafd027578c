// Owns voting by tokens: the first ballot and what is spent on it are one transaction; a later one counts by what was spent then.
import { weightOfTokens } from '@stagepass/base/token-weight.ts';
import { tokensNotSaid, tokensSpentBefore } from '@stagepass/contract/votes/errors.ts';
import { spendTokens } from '#domains/tokens/public/spend-tokens.ts';
import { oneAtATime } from '#platform/db/one-at-a-time.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { castAlone, listOwnBallots } from '../ballots.store.ts';
import type { BallotRow, OptionRow, VoteRow } from '../tables.ts';
import { type Choice, eventsOf, writeBallot } from '../write-ballot.ts';

/**
 * Null where nothing was written, and nothing spent: over, final, or sent before. Locks: the fan's turn in this vote, the vote, its
 * counts, the fan's account.
 */
export async function castWithTokens(
  platform: Platform,
  vote: VoteRow,
  options: readonly OptionRow[],
  choice: Choice & { user_id: string },
): Promise<BallotRow | null> {
  const { user_id, client_key } = choice;
  const { id: vote_id, club_id } = vote;
  return platform.db.transaction(async (tx) => {
    // Two devices at once: the second finds what the first has spent.
    await oneAtATime(tx, 'votes-tokens', `${vote_id} ${user_id}`);
    const before = (await listOwnBallots(tx, [vote_id], user_id)).get(vote_id);
    const tokens = tokensFor(before, choice);
    const ballot = writeBallot(platform, vote, options, {
      ...choice,
      tokens,
      weight: weightOfTokens(tokens),
    });
    const events = eventsOf(platform, vote, user_id);
    if (!(await castAlone(tx, { ...ballot, events }))) return null;
    if (before === undefined)
      await spendTokens(tx, {
        user_id,
        club_id,
        amount: tokens,
        kind: 'vote',
        // Nothing of what was chosen: who spent how much on which vote is all that the ledger knows.
        cause: { kind: 'vote', id: vote_id },
        memo: { lines: [{ text: vote.title, quantity: 1, amount_cents: tokens }] },
        key: `vote:${vote_id}:${client_key}`,
        at: ballot.cast_at,
      });
    tx.afterCommit(events.first.wakeHandlers);
    return ballot;
  });
}

function tokensFor(before: BallotRow | undefined, { tokens, client_key }: Choice): number {
  if (before === undefined) return tokens ?? fail(tokensNotSaid);
  const isOther = tokens !== undefined && tokens !== before.tokens;
  // The fan does not know yet that another device has voted: said, instead of counting by other tokens than they were shown.
  if (isOther && !before.final && before.client_key !== client_key)
    fail(tokensSpentBefore, { tokens: before.tokens });
  return before.tokens;
}
