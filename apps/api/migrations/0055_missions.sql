-- Missions: what a club asks of its fans in steps, who takes part in which round, and what finishing one gives.

create table missions (
  id uuid primary key,
  club_id uuid not null references clubs (id) on delete cascade,
  -- `scheduled` and `ended` follow from the window: what is published is `live` until a job or a person ends it.
  state text not null check (state in ('draft', 'live', 'paused', 'ended', 'archived')),
  position integer not null default 0 check (position >= 0),
  title text not null,
  story text not null default '',
  picture jsonb,
  opens_at timestamptz,
  closes_at timestamptz,
  repeat text not null check (repeat in ('once', 'daily', 'weekly')),
  slots integer check (slots > 0),
  finish_within_h integer check (finish_within_h > 0),
  private boolean not null default false,
  condition jsonb,
  version integer not null default 1,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  published_at timestamptz,
  ended_at timestamptz,
  -- A draft may say anything: whoever publishes it is told.
  check (state in ('draft', 'archived') or closes_at is null or opens_at is null or closes_at > opens_at),
  check (state in ('draft', 'archived') or published_at is not null)
);
-- A club's missions in its own order, and those of many clubs by their end.
create index missions_of_club on missions (club_id, state, position, id);
create index missions_by_end on missions (club_id, closes_at, id) where state = 'live';
create index missions_due on missions (closes_at) where state in ('live', 'paused');

-- What finishing gives besides XP. `total`: how many fans can get it; what is promised is never more.
create table mission_rewards (
  id uuid primary key,
  mission_id uuid not null references missions (id) on delete cascade,
  position integer not null check (position >= 0),
  kind text not null check (kind in ('item', 'credits')),
  design_id uuid references item_designs (id) on delete cascade,
  amount_cents integer check (amount_cents > 0),
  total integer check (total > 0),
  given integer not null default 0 check (given >= 0 and (total is null or given <= total)),
  check ((kind = 'item') = (design_id is not null)),
  check ((kind = 'credits') = (amount_cents is not null)),
  check (kind = 'item' or total is not null)
);
create index mission_rewards_of on mission_rewards (mission_id, position);
create index mission_rewards_design on mission_rewards (design_id) where design_id is not null;

-- One row a fan, mission and round.
create table mission_parts (
  id uuid primary key,
  mission_id uuid not null references missions (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- The first day of the round; '' where the mission is done once.
  period text not null,
  state text not null check (state in ('started', 'submitted', 'completed', 'claimed', 'rejected', 'expired')),
  -- Takes part for XP only and takes no slot.
  staff boolean not null default false,
  -- A slot of the round is taken by this row.
  has_slot boolean not null default false,
  started_at timestamptz not null,
  expires_at timestamptz,
  completed_at timestamptz,
  claimed_at timestamptz,
  -- Why the reward was not given when the last step was passed.
  reward_wait text check (reward_wait in ('account-age', 'unclaimed', 'device', 'none-left', 'staff')),
  check ((state in ('completed', 'claimed')) = (completed_at is not null)),
  check ((state = 'claimed') = (claimed_at is not null))
);
create unique index mission_parts_once on mission_parts (mission_id, user_id, period);
create index mission_parts_of_user on mission_parts (user_id, mission_id, period);
create index mission_parts_expiring on mission_parts (expires_at) where state in ('started', 'rejected');

-- Slots of a round that are taken.
create table mission_slots (
  mission_id uuid not null references missions (id) on delete cascade,
  period text not null,
  taken integer not null check (taken >= 0),
  primary key (mission_id, period)
);

-- Which phone had a reward of a mission: one fan a phone. The mark says nothing of the phone.
create table mission_devices (
  mission_id uuid not null references missions (id) on delete cascade,
  device_mark text not null,
  user_id uuid not null references users (id) on delete cascade,
  primary key (mission_id, device_mark)
);
create index mission_devices_of_user on mission_devices (user_id);

-- What a fan gets: kept for them when they finish, handed over then or when they claim it.
create table mission_gifts (
  part_id uuid not null references mission_parts (id) on delete cascade,
  reward_id uuid not null references mission_rewards (id) on delete cascade,
  item_id uuid,
  transfer_id uuid,
  created_at timestamptz not null,
  handed_at timestamptz,
  primary key (part_id, reward_id)
);

create index mission_gifts_of_reward on mission_gifts (reward_id);

-- Credits that a club's owner set aside for rewards. The money lies in the ledger's escrow; this says what of it is promised.
create table mission_budgets (
  club_id uuid primary key references clubs (id) on delete cascade,
  budget_cents bigint not null default 0 check (budget_cents >= 0),
  reserved_cents bigint not null default 0 check (reserved_cents >= 0),
  spent_cents bigint not null default 0 check (spent_cents >= 0),
  check (reserved_cents + spent_cents <= budget_cents)
);
