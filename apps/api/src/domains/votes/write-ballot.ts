// Owns what a ballot is made of: the chosen places, how much it counts, its nonce and hash, and what is told of it.
import { createHash } from 'node:crypto';
import { ballotText, nonceStart } from '@stagepass/base/ballot-lines.ts';
import { optionsNotRight } from '@stagepass/contract/votes/errors.ts';
import { voteCast } from '@stagepass/contract/votes/events.ts';
import { fail } from '#platform/failure/failure.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import type { BallotEvents } from './ballots.store.ts';
import type { BallotRow, OptionRow, VoteRow } from './tables.ts';
import { placesOf } from './vote.rules.ts';

export interface Choice {
  option_ids: readonly string[];
  client_key: string;
  /** In a vote by tokens. */
  tokens?: number | undefined;
}

/** A hash that says nothing without its nonce. */
export function writeBallot(
  platform: Platform,
  vote: VoteRow,
  options: readonly OptionRow[],
  {
    option_ids,
    client_key,
    user_id,
    weight,
    tokens,
  }: Choice & { user_id: string; weight: number; tokens: number },
): BallotRow & { user_id: string } {
  const places = placesOf(vote, options, option_ids) ?? fail(optionsNotRight);
  const id = newId(platform);
  const nonce = nonceStart(client_key) + Buffer.from(platform.dice.bytes(16)).toString('hex');
  const text = ballotText({ vote_id: vote.id, ballot_id: id, nonce, options: places, weight });
  const hash = createHash('sha256').update(text).digest('hex');
  const final = !vote.changeable;
  const cast_at = platform.clock.now();
  const counted = { options: places, weight, tokens };
  return { id, vote_id: vote.id, user_id, nonce, hash, ...counted, client_key, final, cast_at };
}

export function eventsOf({ db }: Platform, { id: vote_id, club_id }: VoteRow, user_id: string): BallotEvents {
  const event = (first: boolean) => db.carry(voteCast, { club_id, user_id, vote_id, first });
  return { first: event(true), later: event(false) };
}
