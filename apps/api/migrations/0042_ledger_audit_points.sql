-- Where the last audit that agreed ended, so that the nightly one goes on from there.

-- One row: the seal up to which everything was booked again, and its hash as it was then.
create table ledger_audit_point (
  one boolean primary key default true check (one),
  seal_n bigint not null,
  to_id bigint not null,
  hash bytea not null,
  at timestamptz not null default now()
);

-- What a hot account's moves came to up to the point where it was last audited. (Running accounts have it on their lines.)
create table ledger_audit_marks (
  account_id uuid primary key,
  balance bigint not null,
  seq bigint not null
);
