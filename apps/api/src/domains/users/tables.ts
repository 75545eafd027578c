// Owns the row types of the users domain's tables; nobody else reads or writes them.
import type { Interest } from '@stagepass/contract/users/shapes.ts';
import type { ColumnType, Generated } from 'kysely';

export interface Link {
  label: string;
  url: string;
}

/** Written as JSON text: the driver would turn an array into a PostgreSQL array. */
type Json<T> = ColumnType<T, string | undefined, string>;

interface UserTable {
  id: string;
  email: string | null;
  email_verified_at: Date | null;
  user_name: string;
  user_name_changed_at: Date | null;
  display_name: string;
  bio: Generated<string>;
  links: Json<Link[]>;
  interests: Generated<Interest[]>;
  hue: number;
  avatar_small_key: string | null;
  avatar_large_key: string | null;
  birth_date: Date | null;
  operator: Generated<boolean>;
  demo: Generated<boolean>;
  suspended_at: Date | null;
  terms_accepted_at: Date | null;
  welcome_done_at: Date | null;
  created_at: Date;
}

interface KeptNameTable {
  user_name: string;
  user_id: string;
  kept_until: Date;
}

export interface UsersTables {
  users: UserTable;
  user_names_kept: KeptNameTable;
}

/** A person as read. */
export interface UserRow {
  id: string;
  email: string | null;
  email_verified_at: Date | null;
  user_name: string;
  user_name_changed_at: Date | null;
  display_name: string;
  bio: string;
  links: Link[];
  interests: Interest[];
  hue: number;
  avatar_small_key: string | null;
  avatar_large_key: string | null;
  birth_date: Date | null;
  operator: boolean;
  demo: boolean;
  suspended_at: Date | null;
  terms_accepted_at: Date | null;
  welcome_done_at: Date | null;
  created_at: Date;
}
