// Owns who may see and change a person's profile.
import type { Actor } from '#platform/http/actor.ts';

export function canEditProfile(actor: Actor, userId: string): boolean {
  return actor.kind === 'user' && actor.user_id === userId;
}

/** A suspended person is not shown, but to themselves and to operators. */
export function canSeeProfile(actor: Actor, profile: { id: string; suspended: boolean }): boolean {
  if (!profile.suspended) return true;
  return actor.kind === 'user' && (actor.operator || actor.user_id === profile.id);
}
