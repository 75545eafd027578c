-- Partner pages: written by operators, found by their slug without regard to case.

create table pages (
  slug_key text primary key check (slug_key = lower(slug)),
  slug text not null,
  content jsonb not null,
  updated_at timestamptz not null,
  updated_by uuid references users (id) on delete set null
);
