-- People: one row a person, the user names kept for former owners, and what other domains may join.

create table users (
  id uuid primary key,
  email text check (email = lower(email)),
  email_verified_at timestamptz,
  user_name text not null check (user_name ~ '^[a-z0-9_]{3,20}$'),
  user_name_changed_at timestamptz,
  display_name text not null,
  bio text not null default '',
  links jsonb not null default '[]',
  interests text[] not null default '{}',
  hue smallint not null check (hue between 0 and 359),
  avatar_small_key text,
  avatar_large_key text,
  birth_date date,
  operator boolean not null default false,
  demo boolean not null default false,
  suspended_at timestamptz,
  terms_accepted_at timestamptz,
  welcome_done_at timestamptz,
  created_at timestamptz not null,
  check (email_verified_at is null or email is not null)
);
-- Both are stored in lower case (checked above), so a plain unique index is unique without regard to case.
create unique index users_email on users (email);
create unique index users_user_name on users (user_name);

create table user_names_kept (
  user_name text primary key,
  user_id uuid not null references users (id) on delete cascade,
  kept_until timestamptz not null
);
create index user_names_kept_user on user_names_kept (user_id);
create index user_names_kept_until on user_names_kept (kept_until);

-- The only part of people that other domains may join in SQL: what a session check needs, in one round trip.
create view user_standing as
  select id as user_id,
         email,
         email_verified_at is not null as email_verified,
         user_name,
         display_name,
         avatar_small_key,
         avatar_large_key,
         operator,
         demo,
         suspended_at is not null as suspended,
         welcome_done_at is not null as welcome_done
  from users;
