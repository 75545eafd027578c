// Owns the reading of votes: a club's list by tab, one vote, the own receipt, and the sealed list of ballots.
import { membersOnly } from '@stagepass/contract/clubs/errors.ts';
import { ballotNotFound, voteNotFound, voteNotSealed } from '@stagepass/contract/votes/errors.ts';
import type { VoteTab } from '@stagepass/contract/votes/kinds.ts';
import type { TallyLine, VoteCounts, VoteReceipt, VoteView } from '@stagepass/contract/votes/shapes.ts';
import { loadClubFor, requireMay } from '#domains/memberships/public/load-club-for.ts';
import { may } from '#domains/memberships/public/may.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { type Door, isAmongMembers, loadVote } from '../access.ts';
import { byHash, listLines, listOwnBallots } from '../ballots.store.ts';
import { bringUpToDate } from '../close-vote.ts';
import { presentReceipt, presentVotes } from '../views.ts';
import { byTurn, countTabs, listTab } from '../votes.store.ts';

export async function readClubVotes(
  platform: Platform,
  actor: Actor,
  clubId: string,
  { tab, ...asked }: PageAsked & { tab: VoteTab },
): Promise<Page<VoteView>> {
  const { db, clock } = platform;
  const at = await loadClubFor(platform, db, actor, clubId, 'see-inside');
  if (tab === 'draft') requireMay(at.club, at.standing, 'manage-content');
  const all = may(at.club, at.standing, 'manage-content');
  const of = { club_id: at.club.id, tab, now: clock.now(), all };
  const { rows, next_cursor } = await byTurn.page(asked, (page) => listTab(db, of, page));
  return { data: await presentVotes(platform, db, await bringUpToDate(platform, rows), at), next_cursor };
}

export async function readVoteCounts(platform: Platform, actor: Actor, clubId: string): Promise<VoteCounts> {
  const { db, clock } = platform;
  const { club, standing } = await loadClubFor(platform, db, actor, clubId, 'see-inside');
  const all = may(club, standing, 'manage-content');
  return countTabs(db, { club_id: club.id, now: clock.now(), all });
}

export async function readVote(platform: Platform, actor: Actor, id: string): Promise<VoteView> {
  const door = await loadUpToDate(platform, actor, id);
  const [view] = await presentVotes(platform, platform.db, [door.vote], door);
  return view ?? fail(voteNotFound);
}

async function loadUpToDate(platform: Platform, actor: Actor, id: string): Promise<Door> {
  const door = await loadVote(platform, platform.db, actor, id);
  const [vote] = await bringUpToDate(platform, [door.vote]);
  return { ...door, vote: vote ?? door.vote };
}

/** Whoever has voted has it, also where they are no member any more, as long as they see the vote. */
export async function readReceipt(platform: Platform, actor: Actor, id: string): Promise<VoteReceipt> {
  const { user_id } = signedIn(actor);
  const { vote } = await loadVote(platform, platform.db, actor, id);
  const ballot = (await listOwnBallots(platform.db, [vote.id], user_id)).get(vote.id);
  if (ballot === undefined) return fail(ballotNotFound);
  return presentReceipt(ballot);
}

export async function readTally(
  platform: Platform,
  actor: Actor,
  id: string,
  asked: PageAsked,
): Promise<Page<TallyLine> & { seal: string }> {
  const { user_id } = signedIn(actor);
  const door = await loadUpToDate(platform, actor, id);
  const { vote } = door;
  const { seal } = vote;
  // Lines name nobody, but a weight that few have may tell whose they are: they stay among those whom the vote was for.
  if (!isAmongMembers(door) && !(await listOwnBallots(platform.db, [vote.id], user_id)).has(vote.id))
    return fail(membersOnly);
  if (seal === null) return fail(voteNotSealed);
  const { rows, next_cursor } = await byHash.page(asked, (page) => listLines(platform.db, vote.id, page));
  return { data: rows, next_cursor, seal };
}
