-- Signing in: credentials, identities at providers, sessions, codes, round trips and second factors.

-- One row a person who can sign in; also the row that is locked before their ways to sign in change.
create table auth_accounts (
  user_id uuid primary key references users (id) on delete cascade,
  password_hash text,
  password_changed_at timestamptz,
  totp_sealed text,
  totp_confirmed_at timestamptz,
  totp_last_step bigint,
  created_at timestamptz not null
);

create table auth_identities (
  id uuid primary key,
  user_id uuid not null references auth_accounts (user_id) on delete cascade,
  kind text not null check (kind in ('firebase', 'discord', 'twitter', 'wallet', 'tiktok')),
  subject text not null,
  label text not null,
  linked_at timestamptz not null,
  unique (kind, subject)
);
create index auth_identities_user on auth_identities (user_id, linked_at);

create table auth_sessions (
  id uuid primary key,
  user_id uuid not null references auth_accounts (user_id) on delete cascade,
  token_hash bytea not null unique,
  method text not null,
  device_name text not null,
  network text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  stepped_up_at timestamptz
);
create index auth_sessions_user on auth_sessions (user_id, last_seen_at desc);
create index auth_sessions_expires on auth_sessions (expires_at);

-- The code that is valid now for one person and purpose; a new one takes its place.
create table auth_otps (
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('verify-email', 'reset-password', 'old-email', 'new-email')),
  email text not null,
  code_hash text not null,
  tries smallint not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (user_id, purpose)
);

-- Counted by whatever id or address was given, known or not: an unknown one costs the same work.
create table auth_otp_days (
  subject text not null,
  day date not null,
  codes smallint not null default 0,
  wrong smallint not null default 0,
  primary key (subject, day)
);
create index auth_otp_days_day on auth_otp_days (day);

create table auth_email_changes (
  user_id uuid primary key references users (id) on delete cascade,
  new_email text not null,
  old_confirms boolean not null,
  started_at timestamptz not null,
  expires_at timestamptz not null
);

-- Tries at a secret that people can guess at: after ten in an hour they are spaced.
create table auth_attempts (
  bucket text primary key,
  started_at timestamptz not null,
  tries integer not null,
  next_at timestamptz not null
);
create index auth_attempts_started on auth_attempts (started_at);

-- Round trips to providers and wallets: single use, each found by the hash of what only its starter holds.
create table auth_flows (
  key_hash bytea primary key,
  kind text not null check (kind in ('discord', 'tiktok', 'twitter', 'wallet')),
  -- discord, tiktok: hash of the verifier; twitter: hash of the token secret; wallet: the address.
  proof text not null,
  redirect_uri text not null,
  user_id uuid references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index auth_flows_expires on auth_flows (expires_at);

create table auth_passkeys (
  id uuid primary key,
  user_id uuid not null references auth_accounts (user_id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index auth_passkeys_user on auth_passkeys (user_id, created_at);

create table auth_recovery_codes (
  user_id uuid not null references auth_accounts (user_id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- A sign-in that waits for its second factor.
create table auth_tickets (
  token_hash bytea primary key,
  user_id uuid not null references auth_accounts (user_id) on delete cascade,
  method text not null,
  tries smallint not null default 0,
  expires_at timestamptz not null
);
create index auth_tickets_expires on auth_tickets (expires_at);
create index auth_tickets_user on auth_tickets (user_id);

-- The challenge a passkey has to sign: one for each purpose and holder (a session or a ticket), single use.
create table auth_challenges (
  purpose text not null check (purpose in ('add', 'step-up', 'sign-in')),
  holder text not null,
  challenge text not null,
  expires_at timestamptz not null,
  primary key (purpose, holder)
);
create index auth_challenges_expires on auth_challenges (expires_at);
