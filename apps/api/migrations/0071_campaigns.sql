-- Campaigns: missions of several clubs in one window, what doing them gives, who is ahead, and the raffle with its proof.

create table campaigns (
  id uuid primary key,
  -- The club that made it and pays for it.
  club_id uuid not null references clubs (id) on delete cascade,
  state text not null check (state in ('draft', 'funded', 'running', 'drawing', 'closed')),
  title text not null,
  story text not null default '',
  picture jsonb,
  opens_at timestamptz,
  closes_at timestamptz,
  version integer not null default 1,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  funded_at timestamptz,
  -- The moment after which nothing counts: the window's end, or earlier where a club of it closed.
  closed_at timestamptz,
  drawn_at timestamptz,
  paid_at timestamptz,
  ended_early boolean not null default false,
  -- The raffle: the seed is sealed when it is funded, its hash is public from then on, and it is opened when it is drawn.
  seed_hash text,
  seed_sealed text,
  server_seed text,
  -- At the close: how many tickets the list holds, and its hash.
  entrants integer,
  list_hash text,
  check (state = 'draft' or (funded_at is not null and opens_at is not null and closes_at is not null and seed_hash is not null)),
  check (state in ('draft', 'funded') or closes_at > opens_at),
  check ((state in ('drawing', 'closed')) = (closed_at is not null)),
  check (closed_at is null or (entrants is not null and list_hash is not null)),
  check ((drawn_at is null) = (server_seed is null)),
  check ((state = 'closed') = (paid_at is not null))
);
create index campaigns_of_host on campaigns (club_id, state);
create index campaigns_opening on campaigns (opens_at) where state = 'funded';
create index campaigns_closing on campaigns (closes_at, id) where state in ('funded', 'running');
create index campaigns_drawing on campaigns (closed_at) where state = 'drawing';

-- The clubs that take part, the maker's among them.
create table campaign_clubs (
  campaign_id uuid not null references campaigns (id) on delete cascade,
  club_id uuid not null references clubs (id) on delete cascade,
  position integer not null default 0,
  answer text not null check (answer in ('invited', 'accepted', 'declined')),
  invited_at timestamptz not null,
  answered_at timestamptz,
  primary key (campaign_id, club_id)
);
create index campaign_clubs_of_club on campaign_clubs (club_id, answer, campaign_id);

-- `agreed`: by the staff of the mission's own club. What the maker proposes waits for them.
create table campaign_missions (
  campaign_id uuid not null references campaigns (id) on delete cascade,
  mission_id uuid not null references missions (id) on delete cascade,
  club_id uuid not null references clubs (id) on delete cascade,
  position integer not null,
  agreed boolean not null,
  primary key (campaign_id, mission_id)
);
create index campaign_missions_of_mission on campaign_missions (mission_id, campaign_id);

-- `needs`: how many of its missions; null for all of them. `given`: promised to somebody by name.
create table campaign_rewards (
  id uuid primary key,
  campaign_id uuid not null references campaigns (id) on delete cascade,
  position integer not null check (position >= 0),
  way text not null check (way in ('all', 'first', 'raffle', 'top')),
  needs integer check (needs > 0),
  kind text not null check (kind in ('item', 'credits', 'badge')),
  design_id uuid references item_designs (id) on delete cascade,
  amount_cents integer check (amount_cents > 0),
  badge_id uuid references badges (id) on delete cascade,
  total integer check (total > 0),
  given integer not null default 0 check (given >= 0 and (total is null or given <= total)),
  check ((kind = 'item') = (design_id is not null)),
  check ((kind = 'credits') = (amount_cents is not null)),
  check ((kind = 'badge') = (badge_id is not null)),
  check (kind <> 'credits' or total is not null),
  check (way = 'all' or total is not null)
);
create index campaign_rewards_of on campaign_rewards (campaign_id, position);
create index campaign_rewards_design on campaign_rewards (design_id) where design_id is not null;
create index campaign_rewards_badge on campaign_rewards (badge_id) where badge_id is not null;

-- One row a fan and campaign. The account of a ticket in a closed list may be gone; the ticket stays, so that the list can be checked.
create table campaign_parts (
  id uuid primary key,
  campaign_id uuid not null references campaigns (id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  done integer not null check (done > 0),
  -- When the last mission counted: among those with as many, the earlier is ahead.
  reached_at timestamptz not null,
  ticket integer check (ticket > 0),
  client_seed text,
  own_seed boolean not null default false,
  left_out text check (left_out in ('staff', 'device', 'account-age')),
  check ((ticket is null) = (client_seed is null))
);
create unique index campaign_parts_once on campaign_parts (campaign_id, user_id);
create unique index campaign_parts_ticket on campaign_parts (campaign_id, ticket) where ticket is not null;
create index campaign_parts_board on campaign_parts (campaign_id, done desc, reached_at, id) where user_id is not null and left_out is null;
create index campaign_parts_of_user on campaign_parts (user_id);

-- The highest ticket number so far. Apart from the campaign's row, which completions only share.
create table campaign_tickets (
  campaign_id uuid primary key references campaigns (id) on delete cascade,
  last integer not null check (last > 0)
);

-- Which mission counted for whom: each once.
create table campaign_deeds (
  campaign_id uuid not null references campaigns (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  mission_id uuid not null,
  at timestamptz not null,
  primary key (campaign_id, user_id, mission_id)
);
create index campaign_deeds_of_user on campaign_deeds (user_id);

-- Which phone took part for whom: one fan a phone gets prizes. The mark says nothing of the phone.
create table campaign_devices (
  campaign_id uuid not null references campaigns (id) on delete cascade,
  device_mark text not null,
  user_id uuid references users (id) on delete set null,
  primary key (campaign_id, device_mark)
);
create index campaign_devices_of_user on campaign_devices (user_id);

-- What somebody won: promised by name, handed over at `due_at` or as soon as a job gets there.
create table campaign_prizes (
  id uuid primary key,
  campaign_id uuid not null references campaigns (id) on delete cascade,
  reward_id uuid not null references campaign_rewards (id) on delete cascade,
  part_id uuid not null references campaign_parts (id) on delete cascade,
  -- Which of the first, which of the top, which draw of the raffle: from 1.
  place integer not null check (place > 0),
  due_at timestamptz not null,
  handed_at timestamptz,
  item_id uuid,
  transfer_id uuid,
  -- Of a badge: it was theirs from then on, or had been before.
  badge_given boolean not null default false,
  unique (reward_id, part_id),
  unique (reward_id, place)
);
create index campaign_prizes_due on campaign_prizes (due_at, id) where handed_at is null;
create index campaign_prizes_of_part on campaign_prizes (part_id);
create index campaign_prizes_of_campaign on campaign_prizes (campaign_id, reward_id, place);
