// Owns what of a person stands in votes: handed out for their export; when they go, their ballots stay lines that name nobody.
import type { Domain } from '#platform/domain.ts';
import { listBallotsOfPerson, removePersonFromBallots } from './ballots.store.ts';

export const exportUser: NonNullable<Domain['exportUser']> = async ({ db }, userId) =>
  (await listBallotsOfPerson(db, userId)).map((ballot) => ({
    vote_id: ballot.vote_id,
    title: ballot.title,
    chosen: ballot.labels,
    weight: ballot.weight,
    tokens_spent: ballot.tokens,
    ballot_id: ballot.id,
    nonce: ballot.nonce,
    hash: ballot.hash,
    cast_at: ballot.cast_at.toISOString(),
  }));

export const eraseUser: NonNullable<Domain['eraseUser']> = (tx, userId) =>
  removePersonFromBallots(tx, userId);
