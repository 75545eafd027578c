// Owns the decisions about the end of an account: how long it can be taken back, and what is left of the person.
import type { Updateable } from 'kysely';
import type { UsersTables } from './tables.ts';

const DAY_MS = 86_400_000;
export const GRACE_MS = 14 * DAY_MS;
/** Where something stands in the way when the day has come, it is tried again. */
export const POSTPONED_MS = DAY_MS;

/** The row stays, so that what others wrote around it keeps its place; it names nobody. */
export function anonymous(userId: string): Updateable<UsersTables['users']> {
  return {
    email: null,
    email_verified_at: null,
    // Of the id's random end: nobody else has it, and nothing of the person is in it.
    user_name: `former_${userId.replaceAll('-', '').slice(-12)}`,
    user_name_changed_at: null,
    display_name: 'Former fan',
    bio: '',
    links: '[]',
    interests: [],
    hue: 62,
    avatar_small_key: null,
    avatar_large_key: null,
    birth_date: null,
    operator: false,
    terms_accepted_at: null,
    welcome_done_at: null,
    collection_for: 'nobody',
    follow_lists_for: 'nobody',
    followable_by: 'nobody',
    clubs_shown: false,
    message_requests: false,
  };
}
