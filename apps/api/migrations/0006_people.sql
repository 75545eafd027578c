-- People among each other (follows, blocks, mutes, privacy), the export of a person's data and the end of an account.

alter table users
  add column collection_for text not null default 'everybody'
    check (collection_for in ('everybody', 'followers', 'nobody')),
  add column follow_lists_for text not null default 'everybody'
    check (follow_lists_for in ('everybody', 'followers', 'nobody')),
  add column followable_by text not null default 'everybody'
    check (followable_by in ('everybody', 'followed', 'nobody')),
  add column clubs_shown boolean not null default true,
  -- Out of sight while reports about the person wait for a decision; the account itself goes on.
  add column hidden_at timestamptz,
  -- From the wish to be deleted until it is taken back: not shown to anybody meanwhile.
  add column closing_at timestamptz,
  -- From the first step of erasing on: the account cannot be entered any more.
  add column erasing_at timestamptz;

-- Somebody who is being erased is out, in every place that asks whether a person is suspended.
create or replace view user_standing as
  select id as user_id,
         email,
         email_verified_at is not null as email_verified,
         user_name,
         display_name,
         avatar_small_key,
         avatar_large_key,
         operator,
         demo,
         suspended_at is not null or erasing_at is not null as suspended,
         welcome_done_at is not null as welcome_done
  from users;

create table user_follows (
  follower_id uuid not null references users (id) on delete cascade,
  followed_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);
create index user_follows_of_followed on user_follows (followed_id, created_at desc, follower_id desc);
create index user_follows_of_follower on user_follows (follower_id, created_at desc, followed_id desc);

-- Counted as they change: counting a star's followers anew for each look at their profile would take ever longer.
create table user_follow_counts (
  user_id uuid primary key references users (id) on delete cascade,
  followers integer not null default 0 check (followers >= 0),
  following integer not null default 0 check (following >= 0)
);

create table user_blocks (
  blocker_id uuid not null references users (id) on delete cascade,
  blocked_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index user_blocks_of_blocked on user_blocks (blocked_id, blocker_id);
create index user_blocks_by_time on user_blocks (blocker_id, created_at desc, blocked_id desc);

create table user_mutes (
  user_id uuid not null references users (id) on delete cascade,
  muted_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, muted_id),
  check (user_id <> muted_id)
);
create index user_mutes_of_muted on user_mutes (muted_id);
create index user_mutes_by_time on user_mutes (user_id, created_at desc, muted_id desc);

create table user_muted_words (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  word text not null,
  -- Without case and accents: what is compared, and what makes a word unique.
  folded text not null,
  created_at timestamptz not null,
  unique (user_id, folded)
);

create table user_muted_threads (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  subject_id uuid not null,
  created_at timestamptz not null,
  primary key (user_id, kind, subject_id)
);
create index user_muted_threads_by_time on user_muted_threads (user_id, created_at desc, subject_id desc);

-- Whom a viewer is not shown: blocked either way, or muted by the viewer. Joined by feeds, so that blocks cost no query.
create view user_hidden as
  select blocker_id as viewer_id, blocked_id as user_id from user_blocks
  union all
  select blocked_id, blocker_id from user_blocks
  union all
  select user_id, muted_id from user_mutes;

create table data_exports (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  state text not null check (state in ('waiting', 'running', 'ready', 'failed', 'gone')),
  steps_done integer not null default 0,
  steps_all integer not null default 0,
  attempts smallint not null default 0,
  file_key text,
  size_bytes bigint,
  asked_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz
);
create unique index data_exports_one_at_a_time on data_exports (user_id) where state in ('waiting', 'running');
create index data_exports_of_user on data_exports (user_id, asked_at desc, id desc);
create index data_exports_expiry on data_exports (expires_at) where state = 'ready';

create table account_deletions (
  user_id uuid primary key references users (id) on delete cascade,
  state text not null check (state in ('waiting', 'cancelled', 'erasing', 'done')),
  asked_at timestamptz not null,
  due_at timestamptz not null,
  -- Domains that have erased the person already: a run that was killed goes on behind them.
  erased text[] not null default '{}',
  ended_at timestamptz
);
create index account_deletions_due on account_deletions (due_at) where state in ('waiting', 'erasing');
