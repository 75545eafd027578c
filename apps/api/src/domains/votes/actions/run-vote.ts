// Owns the life of a vote: opened now or at its time, back to a draft before that time, closed by hand, answered by the club.

import { openingProblems } from '@stagepass/base/vote-opening.ts';
import { clubClosing } from '@stagepass/contract/clubs/errors.ts';
import type { DeedName } from '@stagepass/contract/safety/deed-names.ts';
import {
  answerNotWanted,
  voteNotFound,
  voteNotReady,
  voteWrongState,
} from '@stagepass/contract/votes/errors.ts';
import { answerDue, voteAnswered, voteOpened } from '@stagepass/contract/votes/events.ts';
import { MOST_OPEN_VOTES, type VoteProblem } from '@stagepass/contract/votes/kinds.ts';
import type { VoteView } from '@stagepass/contract/votes/shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { type Door, loadVoteToManage } from '../access.ts';
import { sealVote } from '../close-vote.ts';
import { indexVote } from '../search-document.ts';
import type { VoteRow } from '../tables.ts';
import { tellChanged } from '../tell.ts';
import { stateOf } from '../vote.rules.ts';
import { countTabs, findOptions, lockClubVotes, lockVote, updateVote } from '../votes.store.ts';
import { log, presentOne } from './edit-vote.ts';

export function openVote(platform: Platform, actor: Actor, id: string): Promise<VoteView> {
  return change(platform, actor, id, 'votes.opened', async (tx, vote, { club }) => {
    if (club.delete_after !== null) return fail(clubClosing);
    if (vote.state !== 'draft') return fail(voteWrongState, { state: vote.state });
    const now = platform.clock.now();
    const problems: VoteProblem[] = openingProblems(vote, (await findOptions(tx, id)).length, now);
    const counts = await countTabs(tx, { club_id: club.id, now, all: true });
    if (counts.open + counts.scheduled >= MOST_OPEN_VOTES) problems.push('too-many-open');
    if (problems.length > 0) return fail(voteNotReady, { problems });
    const later = vote.opens_at !== null && vote.opens_at > now;
    const changes = { state: 'open' as const, opens_at: later ? vote.opens_at : now };
    await updateVote(tx, id, changes);
    const opened = { ...vote, ...changes };
    await indexVote(tx, opened);
    return later ? opened : announce(platform, tx, opened);
  });
}

/** Fans can vote from now on: told to later rows, once. */
async function announce(platform: Platform, tx: Tx, vote: VoteRow): Promise<VoteRow> {
  const { id: vote_id, club_id, title } = vote;
  const announced_at = platform.clock.now();
  await updateVote(tx, vote_id, { announced_at });
  await tx.emit(voteOpened, { vote_id, club_id, title });
  return { ...vote, announced_at };
}

/** By the job, when the time comes that a scheduled vote named. */
export async function announceIfDue(platform: Platform, id: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const vote = await lockVote(tx, id);
    if (vote === undefined || vote.announced_at !== null) return;
    if (stateOf(vote, platform.clock.now()) !== 'open') return;
    await announce(platform, tx, vote);
    tellChanged(platform, tx, id);
  });
}

/** Before it opens: no fan can have voted, and nobody was told of it. */
export function returnVoteToDraft(platform: Platform, actor: Actor, id: string): Promise<VoteView> {
  return change(platform, actor, id, 'votes.returned-to-draft', async (tx, vote) => {
    const state = stateOf(vote, platform.clock.now());
    if (state !== 'scheduled') return fail(voteWrongState, { state });
    const draft = { ...vote, state: 'draft' as const };
    await updateVote(tx, id, { state: 'draft' });
    await indexVote(tx, draft);
    return draft;
  });
}

/** Before its time. One that waits for its opening ends without a ballot. */
export function closeVote(platform: Platform, actor: Actor, id: string): Promise<VoteView> {
  return change(platform, actor, id, 'votes.closed', async (tx, vote) => {
    if (vote.state !== 'open') return fail(voteWrongState, { state: vote.state });
    return sealVote(platform, tx, vote);
  });
}

export function answerVote(platform: Platform, actor: Actor, id: string, text: string): Promise<VoteView> {
  return change(platform, actor, id, 'votes.answered', async (tx, vote) => {
    if (vote.state !== 'closed' || !vote.binding || vote.answer !== null) return fail(answerNotWanted);
    const { user_id } = signedIn(actor);
    const changes = { answer: text, answered_by: user_id, answered_at: platform.clock.now() };
    await updateVote(tx, id, changes);
    await tx.emit(voteAnswered, { vote_id: id, club_id: vote.club_id, title: vote.title, user_id });
    return { ...vote, ...changes };
  });
}

/** By the job: a binding vote that the club has not answered in time is said to whoever listens, once. */
export async function tellOverdue(platform: Platform, id: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const vote = await lockVote(tx, id);
    const now = platform.clock.now();
    if (vote === undefined || vote.answer !== null || vote.due_told_at !== null) return;
    if (vote.answer_due_at === null || vote.answer_due_at > now) return;
    await updateVote(tx, id, { due_told_at: now });
    const due_at = vote.answer_due_at.toISOString();
    await tx.emit(answerDue, { vote_id: id, club_id: vote.club_id, title: vote.title, due_at });
  });
}

/** Locks: the club's votes, then the vote. */
async function change(
  platform: Platform,
  actor: Actor,
  id: string,
  deed: DeedName,
  to: (tx: Tx, vote: VoteRow, door: Door) => Promise<VoteRow>,
): Promise<VoteView> {
  return platform.db.transaction(async (tx) => {
    const door = await loadVoteToManage(platform, tx, actor, id);
    await lockClubVotes(tx, door.club.id);
    const vote = (await lockVote(tx, id)) ?? fail(voteNotFound);
    const changed = await to(tx, vote, door);
    await log(platform, tx, actor, changed, deed);
    tellChanged(platform, tx, id);
    return presentOne(platform, tx, changed, door);
  });
}
