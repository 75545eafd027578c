-- Personal access tokens: made by a person for a program of theirs, stored hashed, each opening what its scopes name and nothing else.
create table auth_access_tokens (
  id uuid primary key,
  user_id uuid not null references auth_accounts (user_id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  scopes text[] not null check (cardinality(scopes) > 0),
  token_hash bytea not null unique,
  starts_with text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz
);
create index auth_access_tokens_user on auth_access_tokens (user_id, id desc);
create index auth_access_tokens_expires on auth_access_tokens (expires_at);
