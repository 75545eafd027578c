// Owns the end of a club's votes when it closes for good: all are sealed, and their words and pictures go. Numbers and seals stay.
import { releaseMedia } from '#domains/media/public/release-media.ts';
import type { Domain } from '#platform/domain.ts';
import { sealVote } from './close-vote.ts';
import { listUnclosed, lockVote, removeWords } from './votes.store.ts';

const VOTES_IN_ONE_STEP = 20;

export const settle: NonNullable<Domain['settle']> = async (platform, tx, clubId) => {
  const ids = await listUnclosed(tx, clubId, VOTES_IN_ONE_STEP);
  for (const id of ids) {
    const vote = await lockVote(tx, id);
    if (vote !== undefined && vote.state === 'open') await sealVote(platform, tx, vote);
  }
  if (ids.length === VOTES_IN_ONE_STEP) return 'waiting';
  const emptied = await removeWords(tx, clubId, VOTES_IN_ONE_STEP);
  for (const id of emptied) await releaseMedia(platform, tx, { for: { kind: 'vote', id } });
  return emptied.length === VOTES_IN_ONE_STEP ? 'waiting' : 'settled';
};
