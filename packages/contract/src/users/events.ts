// Owns the events that the users domain tells.
import { z } from 'zod';
import { eventType } from '../events.ts';

export const userProfileChanged = eventType('users.profile-changed', z.object({ user_id: z.string() }));
export const userFollowed = eventType(
  'users.followed',
  z.object({ follower_id: z.string(), followed_id: z.string() }),
);
export const userBlocked = eventType(
  'users.blocked',
  z.object({ blocker_id: z.string(), blocked_id: z.string() }),
);
/** Neither of the two blocks the other any more. */
export const userUnblocked = eventType(
  'users.unblocked',
  z.object({ blocker_id: z.string(), blocked_id: z.string() }),
);
/** Somebody is not shown any more, for now or for good: hidden by a decision, or on their way out. */
export const userOutOfSight = eventType('users.out-of-sight', z.object({ user_id: z.string() }));
/** Granted or revoked from the command line. */
export const operatorChanged = eventType(
  'users.operator-changed',
  z.object({ user_id: z.string(), operator: z.boolean() }),
);
/** The person is gone from every domain; the row that stays names nobody. */
export const userErased = eventType('users.erased', z.object({ user_id: z.string() }));
