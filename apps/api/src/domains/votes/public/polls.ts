// Owns polls for the posts that hold them: made with the post, shown with it, voted in by whoever its post lets; gone with it.
import { optionsNotRight, voteOver } from '@stagepass/contract/votes/errors.ts';
import type { PollInput, PollView } from '@stagepass/contract/votes/poll-shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { whyNotWritten } from '../actions/cast-ballot.ts';
import { freshVote, stored } from '../actions/edit-vote.ts';
import { castAmongOthers, listCounts, listOwnBallots } from '../ballots.store.ts';
import { DAY_MS, stateOf } from '../vote.rules.ts';
import { findOptions, findVote, insertVote, listOptions, listVoteRows, putOptions } from '../votes.store.ts';
import { writeBallot } from '../write-ballot.ts';

export interface NewPoll {
  club_id: string;
  post_id: string;
  author_id: string;
  poll: PollInput;
  /** When its post is to appear. */
  opens_at: Date;
}

/** In the transaction that writes its post. Answers the poll's id. */
export async function putPoll(platform: Platform, tx: Tx, given: NewPoll): Promise<string> {
  const { club_id, post_id, author_id, poll, opens_at } = given;
  const id = newId(platform);
  const fresh = freshVote({ id, club_id, created_at: platform.clock.now() });
  await insertVote(
    tx,
    stored({
      ...fresh,
      kind: 'poll',
      post_id,
      state: 'open',
      choice: poll.several ? 'several' : 'single',
      most_choices: poll.several ? poll.options.length : 1,
      results: poll.hidden ? 'hidden' : 'live',
      created_by: author_id,
      opens_at,
      closes_at: new Date(opens_at.getTime() + poll.days * DAY_MS),
    }),
  );
  const options = poll.options.map((label) => ({ id: newId(platform), label, picture: null }));
  await putOptions(tx, id, options);
  return id;
}

/** By the poll's id: four queries, however many there are. */
export async function loadPolls(
  platform: Platform,
  tx: Executor,
  ids: readonly string[],
  viewerId: string | null,
): Promise<ReadonlyMap<string, PollView>> {
  if (ids.length === 0) return new Map();
  const now = platform.clock.now();
  const [votes, options, counts, ballots] = await Promise.all([
    listVoteRows(tx, ids),
    listOptions(tx, ids),
    listCounts(tx, ids),
    listOwnBallots(tx, ids, viewerId),
  ]);
  return new Map(
    votes.map((vote): [string, PollView] => {
      const of = (place: number) => counts.get(vote.id)?.find((count) => count.place === place)?.ballots ?? 0;
      const own = ballots.get(vote.id)?.options ?? [];
      const choices = options.get(vote.id) ?? [];
      const closed = stateOf(vote, now) === 'closed';
      const hidden = vote.results === 'hidden' && !closed;
      return [
        vote.id,
        {
          id: vote.id,
          several: vote.choice === 'several',
          options: choices.map(({ id, label, place }) => ({ id, label, votes: hidden ? null : of(place) })),
          voters: of(0),
          closes_at: (vote.closes_at ?? now).toISOString(),
          closed,
          mine: choices.filter(({ place }) => own.includes(place)).map(({ id }) => id),
        },
      ];
    }),
  );
}

/** For somebody whom the post lets; who that is, its domain has decided. */
export async function castInPoll(
  platform: Platform,
  of: { poll_id: string; user_id: string; option_ids: readonly string[]; client_key: string },
): Promise<PollView> {
  const { db } = platform;
  const { poll_id, user_id, option_ids, client_key } = of;
  const [vote, options] = await Promise.all([findVote(db, poll_id), findOptions(db, poll_id)]);
  if (vote === undefined || stateOf(vote, platform.clock.now()) !== 'open') return fail(voteOver);
  const choice = { option_ids, client_key, user_id, weight: 1, tokens: 0 };
  const ballot = writeBallot(platform, vote, options, choice);
  if (!(await castAmongOthers(db, { ...ballot, events: null })))
    await whyNotWritten(platform, poll_id, { user_id, client_key });
  return (await loadPolls(platform, db, [poll_id], user_id)).get(poll_id) ?? fail(optionsNotRight);
}
