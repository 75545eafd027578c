-- Admissions: requests that wait for an answer, invitations and who came by them.

create table invitations (
  code text primary key check (code ~ '^[A-Z0-9]{6,16}$'),
  club_id uuid not null references clubs (id) on delete cascade,
  inviter_id uuid not null references users (id) on delete cascade,
  -- A member's own: no limit, no end, good while its owner is a member.
  personal boolean not null,
  label text not null default '',
  max_uses integer check (max_uses > 0),
  uses integer not null default 0,
  ends_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null,
  check (not personal or (max_uses is null and ends_at is null)),
  check (max_uses is null or uses <= max_uses)
);
create unique index invitations_personal on invitations (club_id, inviter_id) where personal and revoked_at is null;
create index invitations_club on invitations (club_id, created_at desc, code desc) where not personal;
create index invitations_inviter on invitations (inviter_id, club_id);

-- Who came by whose invitation: once a person and club, whatever happens after.
create table invitation_uses (
  club_id uuid not null references clubs (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  code text not null references invitations (code) on delete cascade,
  inviter_id uuid not null references users (id) on delete cascade,
  -- joined: XP for both is due with the first mission; earned: it was granted; nothing: this use earns none.
  state text not null check (state in ('joined', 'earned', 'nothing')),
  joined_at timestamptz not null,
  primary key (club_id, user_id)
);
create index invitation_uses_inviter on invitation_uses (inviter_id, club_id, joined_at desc);

-- Which people used one device in one club. The mark is keyed by the club, so that it links nobody across clubs, and is
-- forgotten after a year.
create table invitation_devices (
  club_id uuid not null references clubs (id) on delete cascade,
  device_mark text not null,
  user_id uuid not null references users (id) on delete cascade,
  seen_at timestamptz not null,
  primary key (club_id, device_mark, user_id)
);
create index invitation_devices_user on invitation_devices (user_id);
create index invitation_devices_seen on invitation_devices (seen_at);

create table join_requests (
  id uuid primary key,
  club_id uuid not null references clubs (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  note text not null,
  -- The invitation that the person came with; counted once the answer is yes.
  code text references invitations (code) on delete set null,
  state text not null check (state in ('waiting', 'approved', 'refused', 'withdrawn')),
  reason text not null default '',
  answered_by uuid references users (id) on delete set null,
  answered_at timestamptz,
  created_at timestamptz not null,
  check ((state = 'waiting') = (answered_at is null))
);
create unique index join_requests_one on join_requests (club_id, user_id) where state = 'waiting';
create index join_requests_waiting on join_requests (club_id, created_at, id) where state = 'waiting';
create index join_requests_user on join_requests (user_id, club_id, created_at desc);
