// Owns what is told of a vote: until when it is open, what won, and what the club answered.
import { type Executor, prepared } from '#platform/db/executor.ts';
import { findOptions, findVote } from '../votes.store.ts';

export interface VoteFacts {
  closes_at: Date | null;
  /** Empty where there is none yet. */
  answer: string;
  /** What counts most in a closed vote; empty where several do, or nobody voted. */
  winner: string;
}

// Locked until the caller's transaction ends: whoever hides it meanwhile waits, so that what the caller tells is there to be withdrawn.
const hidden = prepared<{ hidden: boolean }>(
  'votes-is-hidden',
  'select hidden_at is not null as hidden from votes where id = $1 for share',
);

/** With the transaction that tells of it: nobody is told of a vote that is out of sight. */
export async function isVoteHidden(tx: Executor, voteId: string): Promise<boolean> {
  return (await hidden(tx, [voteId]))[0]?.hidden === true;
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
