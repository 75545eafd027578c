// Owns voting: one ballot a person and vote, written with the counts that it changes, told to those who watch.
import {
  ballotNotFound,
  voteFinal,
  voteNotOpen,
  voteOver,
  votePaid,
} from '@stagepass/contract/votes/errors.ts';
import { ballotTakenBack } from '@stagepass/contract/votes/events.ts';
import type { CastAnswer } from '@stagepass/contract/votes/shapes.ts';
import { loadTiers } from '#domains/memberships/public/load-tiers.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { type Door, loadVote, requireVoter } from '../access.ts';
import { castAmongOthers, findCounts, isKeyUsed, listOwnBallots, removeBallot } from '../ballots.store.ts';
import { closeIfDue } from '../close-vote.ts';
import type { BallotRow, OptionRow, VoteRow } from '../tables.ts';
import { tellCounts } from '../tell.ts';
import { presentCounts, presentOwn, presentReceipt } from '../views.ts';
import { stateOf, weightFor, weightsOf } from '../vote.rules.ts';
import { findOptions, findVote } from '../votes.store.ts';
import { type Choice, eventsOf, writeBallot } from '../write-ballot.ts';
import { castWithTokens } from './cast-with-tokens.ts';

/** The same key again changes nothing, and neither its receipt, also where the vote was changed or taken back since. */
export async function castBallot(
  platform: Platform,
  actor: Actor,
  id: string,
  choice: Choice,
): Promise<CastAnswer> {
  const { user_id } = signedIn(actor);
  const { db } = platform;
  const [door, options] = await Promise.all([loadVote(platform, db, actor, id), findOptions(db, id)]);
  await requireVoter(db, door);
  const { vote } = door;
  requireOpen(vote, platform.clock.now());
  const by = { ...choice, user_id };
  const ballot = await (vote.weighting === 'tokens'
    ? castWithTokens(platform, vote, options, by)
    : castByTier(platform, door, options, by));
  if (ballot === null) {
    const before = await whyNotWritten(platform, vote.id, by);
    return answerOf(platform, vote, options, before);
  }
  tellCounts(platform, vote);
  return answerOf(platform, vote, options, ballot);
}

/** Null where nothing was written. */
async function castByTier(
  platform: Platform,
  door: Door,
  options: readonly OptionRow[],
  choice: Choice & { user_id: string },
): Promise<BallotRow | null> {
  const { db } = platform;
  const weight = await weightOf(platform, door);
  const ballot = writeBallot(platform, door.vote, options, { ...choice, weight, tokens: 0 });
  const events = eventsOf(platform, door.vote, choice.user_id);
  if (!(await castAmongOthers(db, { ...ballot, events }))) return null;
  db.afterCommit(events.first.wakeHandlers);
  return ballot;
}

async function weightOf({ db }: Platform, { vote, standing }: Door): Promise<number> {
  if (vote.weighting !== 'tier') return 1;
  const tiers = await loadTiers(
    db,
    vote.weights.map(({ tier_id }) => tier_id),
  );
  return weightFor(vote, weightsOf(vote.weights, tiers), standing.tier);
}

function requireOpen(vote: VoteRow, now: Date): void {
  const state = stateOf(vote, now);
  if (state === 'closed') fail(voteOver);
  if (state !== 'open' || vote.hidden_at !== null) fail(voteNotOpen);
}

/** The ballot as it is by now, where the same choice was sent before (null: taken back); otherwise says what stood in the way. */
export async function whyNotWritten(
  platform: Platform,
  vote_id: string,
  { user_id, client_key }: { user_id: string; client_key: string | null },
): Promise<BallotRow | null> {
  const { db } = platform;
  const before = (await listOwnBallots(db, [vote_id], user_id)).get(vote_id);
  if (before !== undefined && before.client_key === client_key) return before;
  const vote = await findVote(db, vote_id);
  if (vote !== undefined) requireOpen(vote, platform.clock.now());
  if (before?.final === true) fail(voteFinal);
  if (client_key === null) return fail(ballotNotFound);
  return (await isKeyUsed(db, { vote_id, user_id, client_key })) ? (before ?? null) : fail(voteOver);
}

async function answerOf(
  platform: Platform,
  vote: VoteRow,
  options: readonly OptionRow[],
  ballot: BallotRow | null,
): Promise<CastAnswer> {
  const counts = await findCounts(platform.db, vote.id);
  return {
    mine: ballot === null ? null : presentOwn(ballot, options),
    counts: presentCounts(vote, options, counts),
    receipt: ballot === null ? null : presentReceipt(ballot),
  };
}

export async function takeBackBallot(platform: Platform, actor: Actor, id: string): Promise<CastAnswer> {
  const { user_id } = signedIn(actor);
  const { db } = platform;
  const door = await loadVote(platform, db, actor, id);
  await requireVoter(db, door);
  const { vote } = door;
  requireOpen(vote, platform.clock.now());
  // What was spent would be spent for nothing: the choice can be changed instead.
  if (vote.weighting === 'tokens') fail(votePaid);
  const now = platform.clock.now();
  const gone = await db.transaction(async (tx) => {
    if (!(await removeBallot(tx, { vote_id: vote.id, user_id, now }))) return false;
    await tx.emit(ballotTakenBack, { club_id: vote.club_id, user_id, vote_id: vote.id });
    return true;
  });
  if (!gone) {
    await closeIfDue(platform, vote.id);
    await whyNotWritten(platform, vote.id, { user_id, client_key: null });
  }
  tellCounts(platform, vote);
  return answerOf(platform, vote, await findOptions(db, vote.id), null);
}
