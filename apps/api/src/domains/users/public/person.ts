// Owns what other domains may know of a person's account; never sent to anybody as it is.
import type { UserRow } from '../tables.ts';

export interface Person {
  id: string;
  /** Null for somebody who came by a wallet, say, and gave none. */
  email: string | null;
  email_verified: boolean;
  user_name: string;
  display_name: string;
  avatar_small_key: string | null;
  avatar_large_key: string | null;
  operator: boolean;
  demo: boolean;
  suspended: boolean;
  welcome_done: boolean;
}

export function personOf(row: UserRow): Person {
  return {
    id: row.id,
    email: row.email,
    email_verified: row.email_verified_at !== null,
    user_name: row.user_name,
    display_name: row.display_name,
    avatar_small_key: row.avatar_small_key,
    avatar_large_key: row.avatar_large_key,
    operator: row.operator,
    demo: row.demo,
    suspended: row.suspended_at !== null,
    welcome_done: row.welcome_done_at !== null,
  };
}
