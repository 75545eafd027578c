// Owns what is told of a vote: until when it is open, what won, and what the club answered.
import type { Executor } from '#platform/db/executor.ts';
import { findOptions, findVote } from '../votes.store.ts';

export interface VoteFacts {
  closes_at: Date | null;
  /** Empty where there is none yet. */
  answer: string;
  /** What counts most in a closed vote; empty where several do, or nobody voted. */
  winner: string;
}

export async function factsOfVote(tx: Executor, voteId: string): Promise<VoteFacts | undefined> {
  const vote = await findVote(tx, voteId);
  if (vote === undefined) return undefined;
  const { closes_at, answer } = vote;
  return {
    closes_at,
    answer: answer ?? '',
    winner: vote.state === 'closed' ? await winnerOf(tx, voteId) : '',
  };
}

async function winnerOf(tx: Executor, voteId: string): Promise<string> {
  const options = await findOptions(tx, voteId);
  const most = Math.max(0, ...options.map(({ weight }) => weight ?? 0));
  const first = most === 0 ? [] : options.filter(({ weight }) => weight === most);
  return first.length === 1 ? (first[0]?.label ?? '') : '';
}
