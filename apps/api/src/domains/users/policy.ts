// Owns who may see, change, follow, block, report and write to a person. Pure: rows in, yes or no out.
import type { Audience, FollowableBy, Relation } from '@stagepass/contract/users/shapes.ts';
import type { Actor } from '#platform/http/actor.ts';

export interface Seen {
  id: string;
  suspended: boolean;
  /** While reports wait for a decision. */
  hidden: boolean;
  /** Asked to be deleted, or being deleted. */
  closing: boolean;
}

/** How the caller stands to the person; null for a visitor and for oneself. */
export type Standing = (Relation & { blocked_by: boolean }) | null;

export function canEditProfile(actor: Actor, userId: string): boolean {
  return isSelf(actor, userId);
}

/** Whoever is suspended, hidden, on the way out, or has blocked the caller is not there; operators see everybody who is. */
export function canSeeProfile(actor: Actor, person: Seen, standing: Standing): boolean {
  if (isSelf(actor, person.id)) return true;
  if (person.closing) return false;
  if (isOperator(actor)) return true;
  return !person.suspended && !person.hidden && standing?.blocked_by !== true;
}

export function canFollow(
  actor: Actor,
  person: { id: string; followable_by: FollowableBy },
  standing: Standing,
): boolean {
  if (actor.kind !== 'user' || !actor.verified || isSelf(actor, person.id)) return false;
  if (standing === null || standing.blocked || standing.blocked_by) return false;
  return person.followable_by === 'followed' ? standing.followed_by : person.followable_by === 'everybody';
}

/** Blocking and muting are never refused: everybody may protect themselves, verified or not. */
export function canBlock(actor: Actor, userId: string): boolean {
  return actor.kind === 'user' && !isSelf(actor, userId);
}

export function canReport(actor: Actor, userId: string): boolean {
  return actor.kind === 'user' && !isSelf(actor, userId);
}

export function canMessage(actor: Actor, userId: string, standing: Standing): boolean {
  if (actor.kind !== 'user' || !actor.verified || isSelf(actor, userId)) return false;
  return standing !== null && !standing.blocked && !standing.blocked_by;
}

/** For what a person shows to everybody, to followers or to nobody: the collection, the lists of follows. */
export function isAmong(actor: Actor, audience: Audience, userId: string, standing: Standing): boolean {
  if (isSelf(actor, userId) || isOperator(actor) || audience === 'everybody') return true;
  return audience === 'followers' && standing?.following === true;
}

export function canSeeClubs(actor: Actor, person: { id: string; clubs_shown: boolean }): boolean {
  return person.clubs_shown || isSelf(actor, person.id) || isOperator(actor);
}

function isSelf(actor: Actor, userId: string): boolean {
  return actor.kind === 'user' && actor.user_id === userId;
}

function isOperator(actor: Actor): boolean {
  return actor.kind === 'user' && actor.operator;
}
