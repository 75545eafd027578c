// Owns the row types of the users domain's tables; nobody else reads or writes them.
import type { DataExport } from '@stagepass/contract/users/account-shapes.ts';
import type { Audience, FollowableBy, Interest } from '@stagepass/contract/users/shapes.ts';
import type { ColumnType, Generated, Selectable } from 'kysely';

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
  collection_for: Generated<Audience>;
  follow_lists_for: Generated<Audience>;
  followable_by: Generated<FollowableBy>;
  clubs_shown: Generated<boolean>;
  message_requests: Generated<boolean>;
  hidden_at: Date | null;
  closing_at: Date | null;
  erasing_at: Date | null;
}

interface KeptNameTable {
  user_name: string;
  user_id: string;
  kept_until: Date;
}

interface FollowTable {
  follower_id: string;
  followed_id: string;
  created_at: Date;
}

interface FollowCountTable {
  user_id: string;
  followers: Generated<number>;
  following: Generated<number>;
}

interface BlockTable {
  blocker_id: string;
  blocked_id: string;
  created_at: Date;
}

interface MuteTable {
  user_id: string;
  muted_id: string;
  created_at: Date;
}

export interface MutedWordRow {
  id: string;
  user_id: string;
  word: string;
  folded: string;
  created_at: Date;
}

export type ThreadKind = 'post' | 'comment';

export interface MutedThreadRow {
  user_id: string;
  kind: ThreadKind;
  subject_id: string;
  created_at: Date;
}

export interface DataExportRow {
  id: string;
  user_id: string;
  state: DataExport['state'];
  steps_done: number;
  steps_all: number;
  attempts: number;
  file_key: string | null;
  size_bytes: number | null;
  asked_at: Date;
  ready_at: Date | null;
  expires_at: Date | null;
}

interface DataExportTable extends Omit<DataExportRow, 'steps_done' | 'steps_all' | 'attempts'> {
  steps_done: Generated<number>;
  steps_all: Generated<number>;
  attempts: Generated<number>;
}

export interface DeletionRow {
  user_id: string;
  state: 'waiting' | 'cancelled' | 'erasing' | 'done';
  asked_at: Date;
  due_at: Date;
  erased: string[];
  ended_at: Date | null;
}

export interface UsersTables {
  users: UserTable;
  user_names_kept: KeptNameTable;
  user_follows: FollowTable;
  user_follow_counts: FollowCountTable;
  user_blocks: BlockTable;
  user_mutes: MuteTable;
  user_muted_words: MutedWordRow;
  user_muted_threads: MutedThreadRow;
  data_exports: DataExportTable;
  account_deletions: DeletionRow;
}

/** A person as read. */
export type UserRow = Selectable<UserTable>;
