-- Reviews of what fans hand in, rewards that are taken back, and the tokens with which a fan's Discord servers are read.

-- The record of a review: who handed in what and when, by when it is to be answered, and what was decided by whom.
create table requirement_reviews (
  id uuid primary key,
  attempt_id uuid not null unique references requirement_attempts (id) on delete cascade,
  requirement_id uuid not null references requirements (id) on delete cascade,
  owner_kind text not null,
  owner_id uuid not null,
  club_id uuid not null references clubs (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  period text not null,
  handed_in_at timestamptz not null,
  -- From here on it is the club owner's to answer too.
  due_at timestamptz not null,
  -- When the owner was written to about it.
  escalated_at timestamptz,
  -- Which phone it was handed in on, encrypted: a reward goes to one fan a phone. Gone with the decision.
  device_sealed text,
  decision text check (decision in ('accepted', 'refused')),
  reason text,
  decided_by uuid references users (id) on delete set null,
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null)),
  check ((decision = 'refused') = (reason is not null) or decision is null),
  check (decision is null or device_sealed is null)
);
create index requirement_reviews_waiting on requirement_reviews (club_id, handed_in_at, id) where decision is null;
create index requirement_reviews_waiting_of on requirement_reviews (owner_id, handed_in_at, id) where decision is null;
create index requirement_reviews_decided on requirement_reviews (club_id, decided_at desc, id desc) where decision is not null;
create index requirement_reviews_decided_of on requirement_reviews (owner_id, decided_at desc, id desc)
  where decision is not null;
create index requirement_reviews_due on requirement_reviews (due_at, id) where decision is null and escalated_at is null;
create index requirement_reviews_requirement on requirement_reviews (requirement_id);
create index requirement_reviews_user on requirement_reviews (user_id);
create index requirement_reviews_decider on requirement_reviews (decided_by) where decided_by is not null;

-- What a provider gave us to ask in a person's name, encrypted; gone with the link.
create table auth_identity_tokens (
  identity_id uuid primary key references auth_identities (id) on delete cascade,
  scope text not null,
  access_sealed text not null,
  refresh_sealed text,
  expires_at timestamptz not null
);

-- A reward given wrongly: what of it was taken back, once a round and fan.
create table mission_take_backs (
  part_id uuid primary key references mission_parts (id) on delete cascade,
  reason text not null,
  xp integer not null check (xp >= 0),
  items integer not null check (items >= 0),
  taken_by uuid references users (id) on delete set null,
  taken_at timestamptz not null
);
create index mission_take_backs_by on mission_take_backs (taken_by) where taken_by is not null;

-- Fans of a mission, newest first.
create index mission_parts_newest on mission_parts (mission_id, started_at desc, id desc);

-- XP that is taken back is a row of its own with a negative amount.
alter table xp_grants drop constraint xp_grants_amount_check;
alter table xp_grants add constraint xp_grants_amount_not_zero check (amount <> 0) not valid;

-- A copy that was a reward given wrongly goes back into the club's hand.
alter table items drop constraint items_event_check;
alter table items add constraint items_event_known check (event in ('made', 'granted', 'sold', 'won', 'drawn', 'gifted', 'listed',
  'unlisted', 'escrowed', 'released', 'redeemed', 'restored', 'burned', 'refunded', 'taken-back')) not valid;

create or replace function item_step_fits(event text, was text, is_now text, was_with uuid, is_with uuid) returns boolean
  language sql immutable parallel safe as $$
  select case
    when event = 'granted' then was = 'held' and was_with is null and is_now = 'held' and is_with is not null
    when event in ('sold', 'drawn') then is_now = 'held' and is_with is not null and is_with is distinct from was_with
      and (was in ('listed', 'escrowed') or (was = 'held' and was_with is null))
    when event = 'won' then was = 'escrowed' and is_now = 'held' and is_with is not null and is_with is distinct from was_with
    when event = 'gifted' then was = 'held' and is_now = 'held' and is_with <> was_with
    when event = 'burned' then was = 'held' and is_now = 'burned'
    when event = 'refunded' then was = 'held' and was_with is not null and is_now in ('held', 'escrowed') and is_with is null
    when event = 'taken-back' then was = 'held' and was_with is not null and is_now = 'held' and is_with is null
    else is_with is not distinct from was_with and (event, was, is_now) in (
      ('listed', 'held', 'listed'), ('unlisted', 'listed', 'held'), ('escrowed', 'held', 'escrowed'),
      ('released', 'escrowed', 'held'), ('redeemed', 'held', 'redeemed'), ('restored', 'redeemed', 'held'))
  end is true
$$;
