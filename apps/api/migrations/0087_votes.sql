-- Votes of clubs and polls inside posts: what is asked, the ballots, the running counts, and the seal over all ballots at the end.

create table votes (
  id uuid primary key,
  club_id uuid not null references clubs (id) on delete cascade,
  kind text not null default 'vote' check (kind in ('vote', 'poll')),
  -- Of a poll: it goes with its post.
  post_id uuid unique references posts (id) on delete cascade,
  -- Open, and its opens_at is still to come: scheduled.
  state text not null check (state in ('draft', 'open', 'closed')),
  title text not null,
  story text not null default '',
  choice text not null default 'single' check (choice in ('single', 'several')),
  most_choices integer not null default 1 check (most_choices between 1 and 10),
  weighting text not null default 'one' check (weighting in ('one', 'tier')),
  -- [{tier_id, weight}]; who has none of these tiers counts once.
  weights jsonb not null default '[]',
  changeable boolean not null default true,
  results text not null default 'live' check (results in ('live', 'hidden')),
  binding boolean not null default false,
  condition jsonb,
  opens_at timestamptz,
  closes_at timestamptz,
  version integer not null default 1,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  -- When later rows were told that fans can vote.
  announced_at timestamptz,
  closed_at timestamptz,
  voters integer check (voters >= 0),
  seal text check (seal ~ '^[0-9a-f]{64}$'),
  answer text,
  answered_by uuid references users (id) on delete set null,
  answered_at timestamptz,
  answer_due_at timestamptz,
  due_told_at timestamptz,
  -- Out of sight while reports about it wait for a decision.
  hidden_at timestamptz,
  hidden_reason text,
  -- The order of lists: the last to end first.
  sort_at timestamptz not null generated always as (coalesce(closed_at, closes_at, created_at)) stored,
  check ((kind = 'poll') = (post_id is not null)),
  check (choice = 'several' or most_choices = 1),
  check (state <> 'open' or (opens_at is not null and closes_at > opens_at)),
  check ((state = 'closed') = (seal is not null)),
  check ((state = 'closed') = (closed_at is not null)),
  check ((answer is null) = (answered_at is null))
);
create index votes_of_club on votes (club_id, sort_at desc, id desc) where kind = 'vote';
create index votes_due on votes (closes_at) where state = 'open';
create index votes_to_announce on votes (opens_at) where state = 'open' and announced_at is null and kind = 'vote';
create index votes_to_answer on votes (answer_due_at) where state = 'closed' and binding and answer is null and due_told_at is null;
create index votes_maker on votes (created_by) where created_by is not null;
create index votes_answerer on votes (answered_by) where answered_by is not null;

create table vote_options (
  id uuid primary key,
  vote_id uuid not null references votes (id) on delete cascade,
  place smallint not null check (place between 1 and 10),
  label text not null,
  picture jsonb,
  -- Of a closed vote: counted from its ballots.
  ballots integer check (ballots >= 0),
  weight integer check (weight >= 0),
  unique (vote_id, place)
);

-- One a person and vote. A changed ballot is a new one in the same row, with another id and nonce: receipts of before fit nothing.
create table vote_ballots (
  id uuid primary key,
  vote_id uuid not null references votes (id) on delete cascade,
  -- Null where the account is gone: the ballot stays counted, and nobody can tell whose it was.
  user_id uuid references users (id) on delete set null,
  nonce text,
  hash text not null collate "C" check (hash ~ '^[0-9a-f]{64}$'),
  options smallint[] not null check (cardinality(options) between 1 and 10),
  weight smallint not null check (weight between 1 and 10),
  client_key uuid,
  -- Cannot be changed: copied from the vote, so that the statement that writes ballots need not ask.
  final boolean not null,
  -- What it was before the last change: the statement that changes it tells the counts by how much.
  was_options smallint[],
  was_weight smallint,
  cast_at timestamptz not null,
  unique (vote_id, user_id)
);
create unique index vote_ballots_by_hash on vote_ballots (vote_id, hash);
create index vote_ballots_of_user on vote_ballots (user_id) where user_id is not null;

-- While a vote is open: by place of the option; place 0 counts people. Without a check that they are above zero: a change is written as
-- a row of differences, which a check would look at before it is added to what is there.
create table vote_counts (
  vote_id uuid not null references votes (id) on delete cascade,
  place smallint not null check (place between 0 and 10),
  ballots integer not null,
  weight integer not null,
  primary key (vote_id, place)
) with (fillfactor = 50);

-- A sealed result stays: no ballot comes, goes or changes once its vote is closed. A person may go out of one.
create function votes_refuse_sealed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if exists (select from added a join votes v on v.id = a.vote_id where v.state = 'closed') then
      raise exception 'the vote is sealed' using errcode = 'check_violation';
    end if;
  elsif tg_op = 'DELETE' then
    if exists (select from removed r join votes v on v.id = r.vote_id where v.state = 'closed') then
      raise exception 'the vote is sealed' using errcode = 'check_violation';
    end if;
  elsif exists (
    select from removed r join votes v on v.id = r.vote_id where v.state = 'closed' and not exists (
      select from added a where a.id = r.id and a.vote_id = r.vote_id and a.hash = r.hash and a.options = r.options
        and a.weight = r.weight and a.cast_at = r.cast_at and (a.user_id = r.user_id or a.user_id is null))) then
    raise exception 'the vote is sealed' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger sealed_insert after insert on vote_ballots referencing new table as added
  for each statement execute function votes_refuse_sealed();
create trigger sealed_update after update on vote_ballots referencing old table as removed new table as added
  for each statement execute function votes_refuse_sealed();
create trigger sealed_delete after delete on vote_ballots referencing old table as removed
  for each statement execute function votes_refuse_sealed();

create function votes_stay_sealed() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.kind = 'vote' and exists (select from clubs c where c.id = old.club_id) then
      raise exception 'the vote is sealed' using errcode = 'check_violation';
    end if;
    return old;
  end if;
  if (new.id, new.club_id, new.kind, new.state, new.choice, new.most_choices, new.weighting, new.weights, new.results, new.binding,
      new.opens_at, new.closes_at, new.closed_at, new.voters, new.seal, new.answer_due_at)
    is distinct from (old.id, old.club_id, old.kind, old.state, old.choice, old.most_choices, old.weighting, old.weights, old.results,
      old.binding, old.opens_at, old.closes_at, old.closed_at, old.voters, old.seal, old.answer_due_at)
    or (new.title <> old.title and new.title <> '')
    or (old.answer is not null and new.answer is distinct from old.answer and new.answer <> '') then
    raise exception 'the vote is sealed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger stays_sealed before update or delete on votes for each row when (old.state = 'closed')
  execute function votes_stay_sealed();

create function votes_keep_options() returns trigger language plpgsql as $$
begin
  if exists (select from votes v where v.id = old.vote_id and v.state = 'closed')
    and (tg_op = 'DELETE' or (new.id, new.vote_id, new.place, new.ballots, new.weight)
      is distinct from (old.id, old.vote_id, old.place, old.ballots, old.weight) or (new.label <> old.label and new.label <> '')) then
    raise exception 'the vote is sealed' using errcode = 'check_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger stays_sealed before update or delete on vote_options for each row execute function votes_keep_options();

create index search_vote_words on search_documents using gin (words) with (gin_pending_list_limit = 512) where kind = 'vote';
create index search_vote_titles on search_documents using gin (title gin_trgm_ops) where kind = 'vote';
