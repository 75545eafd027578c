// Owns the doors to votes: who sees one, who may vote and why not, who runs them. Polls are reached through their post.
import type { ConditionTree } from '@stagepass/contract/conditions/shapes.ts';
import type { ErrorCode } from '@stagepass/contract/endpoint.ts';
import { voteNotForYou, voteNotFound } from '@stagepass/contract/votes/errors.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { evaluate } from '#domains/conditions/public/evaluate.ts';
import { heldSince } from '#domains/conditions/public/held-since.ts';
import { loadClubAndStanding } from '#domains/memberships/public/load-club-and-standing.ts';
import { requireMay } from '#domains/memberships/public/load-club-for.ts';
import { may, whyNot } from '#domains/memberships/public/may.ts';
import type { Standing } from '#domains/memberships/public/standing.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { VoteRow } from './tables.ts';
import { findVote } from './votes.store.ts';

export interface At {
  club: Club;
  standing: Standing;
}

export interface Door extends At {
  vote: VoteRow;
}

/** Drafts and what is out of sight are there for those who run votes; everything else for whoever sees the club's inside. */
export async function loadVote(platform: Platform, tx: Executor, actor: Actor, id: string): Promise<Door> {
  const vote = await findVote(tx, id);
  if (vote === undefined || vote.kind === 'poll') return fail(voteNotFound);
  const found = await loadClubAndStanding(platform, tx, actor, vote.club_id);
  if (found === undefined) return fail(voteNotFound);
  const { club, standing } = found;
  if (!isShown(vote, found)) return fail(voteNotFound);
  if (!may(club, standing, 'manage-content')) requireMay(club, standing, 'see-inside');
  return { vote, club, standing };
}

export function isShown(vote: Pick<VoteRow, 'state' | 'hidden_at'>, { club, standing }: At): boolean {
  if (may(club, standing, 'manage-content')) return true;
  return vote.state !== 'draft' && (vote.hidden_at === null || standing.operator);
}

export async function loadVoteToManage(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  id: string,
): Promise<Door> {
  const vote = await findVote(tx, id);
  if (vote === undefined || vote.kind === 'poll') return fail(voteNotFound);
  const found = await loadClubAndStanding(platform, tx, actor, vote.club_id);
  if (found === undefined) return fail(voteNotFound);
  requireMay(found.club, found.standing, 'manage-content');
  return { vote, ...found };
}

/** From its opening on, a copy of an item is a vote for one person, however often it is given on. */
export function conditionToVote({
  condition,
  opens_at,
}: Pick<VoteRow, 'condition' | 'opens_at'>): ConditionTree | null {
  return condition === null || opens_at === null ? condition : heldSince(condition, opens_at);
}

/** Why somebody cannot vote here for who they are; undefined where they may. */
export async function voteRefusal(
  tx: Executor,
  { vote, club, standing }: Door,
): Promise<ErrorCode | undefined> {
  const refused = whyNot(club, standing, 'take-part');
  if (refused !== undefined) return refused;
  const { club_id } = vote;
  const condition = conditionToVote(vote);
  if (condition === null) return undefined;
  return (await evaluate(tx, condition, { user_id: standing.user_id, club_id })) ? undefined : voteNotForYou;
}

/** Muted members too; and whoever runs the instance. */
export function isAmongMembers({ standing }: Pick<At, 'standing'>): boolean {
  return standing.operator || !['visitor', 'guest'].includes(standing.role);
}

export async function requireVoter(tx: Executor, door: Door): Promise<void> {
  requireMay(door.club, door.standing, 'take-part');
  const refusal = await voteRefusal(tx, door);
  if (refusal !== undefined) fail(refusal);
}
