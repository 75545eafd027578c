-- The ledger: every movement of value, once. A move takes from one account what it gives to another of the same asset, so
-- an unbalanced one cannot be written. Triggers do all of the booking: no statement, of ours or written by hand, can set a
-- balance, overdraw an account, end a hold twice, or change or remove what has been booked.

create table ledger_assets (
  id text primary key,
  kind text not null check (kind in ('credits', 'token')),
  club_id uuid,
  created_at timestamptz not null default now(),
  check (id = case kind when 'credits' then 'credits' else 'token:' || club_id end)
);
insert into ledger_assets (id, kind) values ('credits', 'credits');

-- An account has one id wherever it is opened: its owner and asset make it. Running accounts begin with 1, hot ones with a,
-- those without a floor with f: a trigger knows an account's kind without asking, and hot rows are locked last. (Written so
-- that callers inline it: the names hold nothing that a cast to bytes would read as an escape.)
create function ledger_account_id(owner_kind text, owner_id text, asset_id text) returns uuid
  language sql immutable parallel safe
  as $$ select (
    case when owner_kind = 'user' or owner_kind = 'escrow' then '1' when owner_kind = 'club' or owner_kind = 'platform' then 'a' else 'f' end
    || substr(encode(sha256((owner_kind || '|' || owner_id || '|' || asset_id)::bytea), 'hex'), 2, 31))::uuid $$;

-- Of the tables that every transfer writes, triggers check what could be checks of columns: PostgreSQL works those out anew
-- in every statement, which was most of what a transfer cost. What must hold whoever writes is a check: no overdraft.
create table ledger_accounts (
  id uuid primary key,
  -- user, club, platform, escrow, outside, issuer
  owner_kind text not null,
  owner_id text not null,
  asset_id text not null,
  -- Many pay into one of these at once: its moves are appended without touching this row, and sealed by a job.
  hot boolean not null,
  -- Of a hot account: as of `sealed_to`. Moves after it are added by whoever asks (ledger_balances).
  balance bigint not null default 0,
  held bigint not null default 0,
  -- Zero; far below it for the outside world and for issuers.
  least bigint not null,
  -- Lines so far; of a hot account, debits so far.
  seq bigint not null default 0,
  head bytea not null default decode(repeat('00', 32), 'hex'),
  sealed_to bigint not null default 0,
  created_at timestamptz not null default now(),
  unique (owner_kind, owner_id, asset_id),
  constraint ledger_accounts_not_below_zero check (balance - held >= least)
) with (fillfactor = 60);

create table ledger_transfers (
  id uuid primary key,
  kind text not null,
  cause_kind text not null,
  cause_id text not null,
  club_id uuid,
  actor_id uuid,
  -- Lines of a receipt and the like. Nothing about a person: what stands here stays for ever.
  memo jsonb not null default '{}',
  -- A deed that may be sent twice carries a key: the second time answers the first transfer.
  key text unique,
  fingerprint bytea,
  at timestamptz not null,
  digest bytea not null
);
create index ledger_transfers_cause on ledger_transfers (cause_kind, cause_id);

create sequence ledger_move_ids;

-- No foreign keys to accounts: their check would lock the row of a hot account at every move. The booking trigger looks
-- the accounts up, and neither accounts nor transfers can go or change.
create table ledger_moves (
  id bigint primary key,
  transfer_id uuid not null,
  asset_id text not null,
  from_account uuid not null,
  to_account uuid not null,
  amount bigint not null,
  -- The line each side gets: its place, the balance after it, and its link of the chain. Null on a hot side.
  from_seq bigint,
  from_balance bigint,
  from_hash bytea,
  to_seq bigint,
  to_balance bigint,
  to_hash bytea
);
alter sequence ledger_move_ids owned by ledger_moves.id;
create index ledger_moves_of_transfer on ledger_moves (transfer_id);
-- Lines of a running account by their places; moves of a hot one, which have none, by their ids.
create index ledger_moves_from on ledger_moves (from_account, from_seq, id);
create index ledger_moves_to on ledger_moves (to_account, to_seq, id);

create table ledger_holds (
  id uuid primary key,
  account_id uuid not null,
  amount bigint not null,
  kind text not null,
  cause_kind text not null,
  cause_id text not null,
  club_id uuid,
  -- held, posted, voided
  state text not null default 'held',
  -- The day it counts on against the fan's spending limit; null where it counts on none.
  counted_on date,
  placed_at timestamptz not null,
  ended_at timestamptz,
  transfer_id uuid
) with (fillfactor = 80);
create index ledger_holds_open on ledger_holds (account_id, id) where state = 'held';
create index ledger_holds_cause on ledger_holds (cause_kind, cause_id);

-- One chain over all moves in the order of their ids, in batches; the head of a day is published.
create table ledger_seals (
  n bigint primary key,
  after_id bigint not null,
  to_id bigint not null check (to_id > after_id),
  moves bigint not null check (moves > 0),
  digest bytea not null,
  hash bytea not null,
  at timestamptz not null
);

create table ledger_heads (
  day date primary key,
  seal_n bigint not null,
  hash bytea not null,
  at timestamptz not null
);

-- What a fan may spend: the gate reads it in the transaction of every debit.
create table spend_rules (
  user_id uuid primary key references users (id) on delete cascade,
  birth_date date,
  country text check (country ~ '^[A-Z]{2}$'),
  identified_at timestamptz,
  day_limit bigint check (day_limit >= 0),
  month_limit bigint check (month_limit >= 0),
  -- A raise waits: from `next_from` on these two count instead, null meaning no limit.
  next_day_limit bigint check (next_day_limit >= 0),
  next_month_limit bigint check (next_month_limit >= 0),
  next_from timestamptz,
  excluded_until timestamptz,
  frozen_at timestamptz,
  updated_at timestamptz not null default now()
);

-- Credits spent a day (UTC), open holds included.
create table spend_days (
  user_id uuid not null,
  day date not null,
  spent bigint not null,
  primary key (user_id, day)
) with (fillfactor = 70);

-- ---------------------------------------------------------------------------------------------------------------------
-- What is booked stays as it is.

create function ledger_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger only grows: % of % is refused', lower(tg_op), tg_table_name
    using errcode = 'restrict_violation', hint = 'Reverse a mistake by a further transfer.';
end $$;

create trigger stays before update or delete or truncate on ledger_transfers execute function ledger_refuse();
create trigger stays before update or delete or truncate on ledger_moves execute function ledger_refuse();
create trigger stays before update or delete or truncate on ledger_seals execute function ledger_refuse();
create trigger stays before update or delete or truncate on ledger_heads execute function ledger_refuse();
create trigger stays before update or delete or truncate on ledger_assets execute function ledger_refuse();
create trigger stays before delete or truncate on ledger_holds execute function ledger_refuse();
create trigger stays before delete or truncate on ledger_accounts execute function ledger_refuse();
-- Only the booking triggers below may: called by them, the depth is 1 already. For the statement, not for each row: a
-- trigger before a row's update would lock the row a further time.
create trigger booked_only before update on ledger_accounts
  when (pg_trigger_depth() = 0) execute function ledger_refuse();

create function ledger_open_account() returns trigger language plpgsql as $$
begin
  if new.owner_kind not in ('user', 'club', 'platform', 'escrow', 'outside', 'issuer')
    or new.owner_id !~ '^[A-Za-z0-9:._-]{1,120}$' then
    raise exception 'nobody owns accounts by that name' using errcode = 'check_violation';
  end if;
  if not exists (select from ledger_assets e where e.id = new.asset_id) then
    raise exception 'there is no such asset' using errcode = 'foreign_key_violation';
  end if;
  if new.balance <> 0 or new.held <> 0 or new.seq <> 0 or new.sealed_to <> 0 or new.head <> decode(repeat('00', 32), 'hex') then
    raise exception 'an account opens empty' using errcode = 'check_violation';
  end if;
  new.id := ledger_account_id(new.owner_kind, new.owner_id, new.asset_id);
  new.hot := new.owner_kind not in ('user', 'escrow');
  new.least := case when new.owner_kind in ('outside', 'issuer') then -1000000000000000000 else 0 end;
  return new;
end $$;
create trigger opened before insert on ledger_accounts for each row execute function ledger_open_account();

-- ---------------------------------------------------------------------------------------------------------------------
-- Booking.

-- (In the functions that every transfer runs, expressions are few and long: PL/pgSQL sets each one up anew in every
-- transaction, and that is what short functions cost.)

-- Every field in one text that nothing else reads as: the two free ones carry their lengths. Null, and so refused, where a
-- transfer does not say what it is and why.
create function ledger_digest_transfer() returns trigger language plpgsql as $$
begin
  new.digest := case when new.kind <> '' and new.cause_kind <> '' and new.cause_id <> '' and coalesce(new.key, '-') <> ''
      and position('|' in new.kind || new.cause_kind) = 0 then
    sha256(convert_to(
      new.id || '|' || (extract(epoch from new.at) * 1000000)::bigint || '|' || new.kind || '|' || new.cause_kind || '|'
      || coalesce(new.club_id::text, '-') || '|' || coalesce(new.actor_id::text, '-') || '|'
      || length(new.cause_id) || ':' || new.cause_id || '|' || coalesce(length(new.key) || ':' || new.key, '-') || '|'
      || new.memo, 'utf8')) end;
  return new;
end $$;
create trigger digested before insert on ledger_transfers for each row execute function ledger_digest_transfer();

create function ledger_fall_short(account uuid, missing bigint) returns void language plpgsql as $$
begin
  if missing is null then
    raise exception 'a move needs its transfer and two accounts of its asset' using errcode = 'foreign_key_violation';
  end if;
  raise exception 'not enough on account %', account using errcode = 'check_violation',
    constraint = 'ledger_accounts_not_below_zero', detail = missing::text;
end $$;

create function ledger_book_move() returns trigger language plpgsql as $$
declare
  -- Rows are locked in the order of their ids, whichever way the value goes; hot ones, whose ids begin with a, come last.
  taker_first boolean := new.to_account < least(new.from_account, 'a0000000-0000-0000-0000-000000000000');
  why bytea;
  sealed bigint;
  sealed_at bigint;
  free bigint;
  locked text;
begin
  if new.amount between 1 and 1000000000000 and new.from_account <> new.to_account
    and num_nonnulls(new.id, new.from_seq, new.from_balance, new.from_hash, new.to_seq, new.to_balance, new.to_hash) = 0 then
    null;
  else
    raise exception 'a move is of one unit or more, from one account to another, and nothing else' using errcode = 'check_violation';
  end if;
  select t.digest into why from ledger_transfers t where t.id = new.transfer_id;
  if not found then
    perform ledger_fall_short(new.from_account, null);
  end if;
  if taker_first then
    update ledger_accounts a set balance = a.balance + new.amount, seq = a.seq + 1,
      head = sha256(a.head || why || convert_to(a.id || '|' || (a.seq + 1) || '|' || new.amount || '|'
        || (a.balance + new.amount) || '|' || new.from_account, 'utf8'))
    where a.id = new.to_account and a.asset_id = new.asset_id
    returning a.seq, a.balance, a.head into new.to_seq, new.to_balance, new.to_hash;
  end if;
  if new.from_account < 'a0000000-0000-0000-0000-000000000000' then
    update ledger_accounts a set balance = a.balance - new.amount, seq = a.seq + 1,
      head = sha256(a.head || why || convert_to(a.id || '|' || (a.seq + 1) || '|' || -new.amount || '|'
        || (a.balance - new.amount) || '|' || new.to_account, 'utf8'))
    where a.id = new.from_account and a.asset_id = new.asset_id and a.balance - a.held >= new.amount
    returning a.seq, a.balance, a.head into new.from_seq, new.from_balance, new.from_hash;
    if not found then
      select a.balance - a.held into free from ledger_accounts a
      where a.id = new.from_account and a.asset_id = new.asset_id;
      perform ledger_fall_short(new.from_account, new.amount - free);
    end if;
  elsif new.from_account < 'f0000000-0000-0000-0000-000000000000' then
    -- Counting the debit makes one that works on an older snapshot fail instead of spending the same value again.
    update ledger_accounts a set seq = a.seq + 1 where a.id = new.from_account and a.asset_id = new.asset_id
    returning a.balance, a.sealed_to into sealed, sealed_at;
    select sealed
      + coalesce((select sum(m.amount) from ledger_moves m
          where m.to_account = new.from_account and m.to_seq is null and m.id > sealed_at), 0)
      - coalesce((select sum(m.amount) from ledger_moves m
          where m.from_account = new.from_account and m.from_seq is null and m.id > sealed_at), 0) into free;
    if free >= new.amount then
      null;
    else
      perform ledger_fall_short(new.from_account, new.amount - free);
    end if;
  else
    perform from ledger_accounts a where a.id = new.from_account and a.asset_id = new.asset_id;
    if not found then
      perform ledger_fall_short(new.from_account, null);
    end if;
  end if;
  if new.to_account >= 'a0000000-0000-0000-0000-000000000000' then
    perform from ledger_accounts a where a.id = new.to_account and a.asset_id = new.asset_id;
  elsif not taker_first then
    update ledger_accounts a set balance = a.balance + new.amount, seq = a.seq + 1,
      head = sha256(a.head || why || convert_to(a.id || '|' || (a.seq + 1) || '|' || new.amount || '|'
        || (a.balance + new.amount) || '|' || new.from_account, 'utf8'))
    where a.id = new.to_account and a.asset_id = new.asset_id
    returning a.seq, a.balance, a.head into new.to_seq, new.to_balance, new.to_hash;
  end if;
  if not found or taker_first and new.to_seq is null then
    perform ledger_fall_short(new.to_account, null);
  end if;

  -- Whoever draws an id holds this lock until the end of the transaction: the sealer waits for those who may still bring
  -- a lower id, and nobody waits for the sealer. Drawn last, ids follow the lines of every account.
  locked := pg_advisory_xact_lock_shared(7245020);
  new.id := nextval('ledger_move_ids');
  return new;
end $$;
create trigger booked before insert on ledger_moves for each row execute function ledger_book_move();

create function ledger_book_hold() returns trigger language plpgsql as $$
begin
  if new.amount between 1 and 1000000000000 and new.state in ('held', 'posted', 'voided')
    and (new.state = 'held') = (new.ended_at is null) and (new.state = 'posted') = (new.transfer_id is not null) then
    null;
  else
    raise exception 'a hold is of one unit or more, and held, posted or voided' using errcode = 'check_violation';
  end if;
  if tg_op = 'INSERT' then
    if new.state <> 'held' or new.kind = '' or new.cause_kind = '' or new.cause_id = '' then
      raise exception 'a hold begins as held, for something' using errcode = 'check_violation';
    end if;
    update ledger_accounts a set held = a.held + new.amount where a.id = new.account_id and not a.hot;
    if not found then
      raise exception 'a hold needs an account that can be held' using errcode = 'foreign_key_violation';
    end if;
    return new;
  end if;
  if old.state <> 'held' then
    raise exception 'a hold ends once' using errcode = 'restrict_violation';
  end if;
  if (new.id, new.account_id, new.kind, new.cause_kind, new.cause_id, new.placed_at)
      is distinct from (old.id, old.account_id, old.kind, old.cause_kind, old.cause_id, old.placed_at)
    or new.state <> 'held' and new.amount <> old.amount
    or new.state = 'posted' and not exists (select from ledger_transfers t where t.id = new.transfer_id) then
    raise exception 'a hold changes its amount, or ends' using errcode = 'restrict_violation';
  end if;
  update ledger_accounts a
  set held = a.held - old.amount + case when new.state = 'held' then new.amount else 0 end
  where a.id = old.account_id;
  return new;
end $$;
create trigger booked before insert or update on ledger_holds for each row execute function ledger_book_hold();

create view ledger_balances as
select a.id, a.owner_kind, a.owner_id, a.asset_id, a.hot, a.held, a.balance + case when a.hot then
    coalesce((select sum(m.amount) from ledger_moves m
      where m.to_account = a.id and m.to_seq is null and m.id > a.sealed_to), 0)
    - coalesce((select sum(m.amount) from ledger_moves m
      where m.from_account = a.id and m.from_seq is null and m.id > a.sealed_to), 0)
  else 0 end::bigint as balance
from ledger_accounts a;

-- ---------------------------------------------------------------------------------------------------------------------
-- Sealing: `insert into ledger_seals (at) values (…)` seals what is settled; no row where there is nothing to seal.

create function ledger_seal() returns trigger language plpgsql as $$
declare
  batch constant int := 20000;
  last record;
  top bigint;
  booking text[];
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'sealing looks again after it has waited, which needs read committed';
  end if;
  perform pg_advisory_xact_lock(7245021);
  select s.n, s.to_id, s.hash into last from ledger_seals s order by s.n desc limit 1;
  if not found then
    select 0::bigint as n, 0::bigint as to_id, decode(repeat('00', 32), 'hex') as hash into last;
  end if;
  -- First the highest id that is drawn, then who is booking: each id up to it is of one of those, or of one that has ended.
  select case when i.is_called then i.last_value else 0 end into top from ledger_move_ids i;
  select coalesce(array_agg(l.virtualtransaction), '{}') into booking from pg_locks l
  where l.locktype = 'advisory' and l.classid = 0 and l.objid = 7245020 and l.objsubid = 1 and l.granted
    and l.database = (select d.oid from pg_database d where d.datname = current_database())
    and l.pid is distinct from pg_backend_pid();
  for attempt in 1..400 loop
    exit when booking = '{}' or not exists (
      select from pg_locks l
      where l.locktype = 'advisory' and l.objid = 7245020 and l.virtualtransaction = any (booking));
    if attempt = 400 then
      raise exception 'a transaction has been booking for seconds: sealing has to wait' using errcode = 'lock_not_available';
    end if;
    perform pg_sleep(0.01);
  end loop;

  select count(*), max(b.id), sha256(convert_to(string_agg(b.line, E'\n' order by b.id), 'utf8'))
  into new.moves, new.to_id, new.digest
  from (
    select m.id, m.id || '|' || encode(t.digest, 'hex') || '|' || m.asset_id || '|' || m.from_account || '|' || m.to_account
      || '|' || m.amount || '|' || coalesce(encode(m.from_hash, 'hex'), '-') || '|' || coalesce(encode(m.to_hash, 'hex'), '-')
      as line
    from ledger_moves m join ledger_transfers t on t.id = m.transfer_id
    where m.id > last.to_id and m.id <= top order by m.id limit batch) b;
  if new.moves = 0 then
    return null;
  end if;
  new.n := last.n + 1;
  new.after_id := last.to_id;
  new.hash := sha256(last.hash || new.digest
    || convert_to(new.n || '|' || new.after_id || '|' || new.to_id || '|' || new.moves, 'utf8'));

  with sides as (
    select m.to_account as account, m.amount from ledger_moves m
    where m.id > new.after_id and m.id <= new.to_id and m.to_seq is null
    union all
    select m.from_account, -m.amount from ledger_moves m
    where m.id > new.after_id and m.id <= new.to_id and m.from_seq is null
  ), sums as (select account, sum(amount)::bigint as amount from sides group by account),
  locked as (select a.id from ledger_accounts a where a.id in (select account from sums) order by a.id for no key update)
  update ledger_accounts a set balance = a.balance + s.amount, sealed_to = new.to_id
  from sums s join locked l on l.id = s.account where a.id = s.account;
  return new;
end $$;
create trigger sealed before insert on ledger_seals for each row execute function ledger_seal();

create function ledger_publish_head() returns trigger language plpgsql as $$
begin
  select s.n, s.hash into new.seal_n, new.hash from ledger_seals s
  where s.at < (new.day + 1)::timestamp at time zone 'UTC' order by s.n desc limit 1;
  return case when found then new end;
end $$;
create trigger published before insert on ledger_heads for each row execute function ledger_publish_head();

-- ---------------------------------------------------------------------------------------------------------------------
-- Deeds: one round trip each. They answer `refused` instead of failing, so that a batch can go on.

-- The accounts of these owners, opened where they are not.
create function ledger_open(kinds text[], owners text[], assets text[]) returns uuid[] language plpgsql as $$
declare
  ids uuid[];
  missing boolean := false;
begin
  for n in 1..cardinality(kinds) loop
    ids[n] := ledger_account_id(kinds[n], owners[n], assets[n]);
    perform from ledger_accounts a where a.id = ids[n];
    missing := missing or not found;
  end loop;
  if missing then
    insert into ledger_accounts (owner_kind, owner_id, asset_id)
    select distinct o.kind, o.owner, o.asset from unnest(kinds, owners, assets) o(kind, owner, asset)
    where not exists (select from ledger_accounts a where a.id = ledger_account_id(o.kind, o.owner, o.asset))
    order by 1, 2, 3 on conflict do nothing;
  end if;
  return ids;
end $$;

-- The transfer that this key made before; whoever sends the same key at the same time waits here.
create function ledger_keyed(sent_key text, sent bytea, out transfer_id uuid, out refused text) language plpgsql as $$
declare
  earlier bytea;
begin
  perform pg_advisory_xact_lock(hashtextextended(sent_key, 7245022));
  select t.id, t.fingerprint into transfer_id, earlier from ledger_transfers t where t.key = sent_key;
  if transfer_id is not null and earlier is distinct from sent then
    refused := 'key-reused';
  end if;
end $$;

create function ledger_post(
  transfer uuid, transfer_kind text, cause_kind text, cause_id text, club uuid, actor uuid, memo jsonb, sent_key text, at timestamptz,
  from_kinds text[], from_owners text[], to_kinds text[], to_owners text[], assets text[], amounts bigint[],
  out transfer_id uuid, out again boolean, out refused text
) language plpgsql as $$
declare
  sent bytea;
  givers uuid[];
  takers uuid[];
begin
  again := false;
  if sent_key is not null then
    sent := sha256(convert_to(array[transfer_kind, cause_kind, cause_id, club::text, actor::text, from_kinds::text, from_owners::text,
      to_kinds::text, to_owners::text, assets::text, amounts::text]::text, 'utf8'));
    select k.transfer_id, k.refused into transfer_id, refused from ledger_keyed(sent_key, sent) k;
    if transfer_id is not null then
      again := true;
      return;
    end if;
  end if;
  givers := ledger_open(from_kinds, from_owners, assets);
  takers := ledger_open(to_kinds, to_owners, assets);
  if cardinality(amounts) > 1 then
    perform from ledger_accounts a
    where a.id = any (givers || takers) and (not a.hot or a.id = any (givers) and a.owner_kind not in ('outside', 'issuer'))
    order by a.id for no key update;
  end if;
  insert into ledger_transfers (id, kind, cause_kind, cause_id, club_id, actor_id, memo, key, fingerprint, at)
  values (transfer, transfer_kind, cause_kind, cause_id, club, actor, memo, sent_key, sent, at);
  for n in 1..cardinality(amounts) loop
    insert into ledger_moves (transfer_id, asset_id, from_account, to_account, amount)
    values (transfer, assets[n], givers[n], takers[n], amounts[n]);
  end loop;
  transfer_id := transfer;
end $$;

create function ledger_limits_left(payer uuid, at timestamptz, out day_left bigint, out month_left bigint)
language plpgsql as $$
declare
  rules spend_rules;
  today date := (at at time zone 'UTC')::date;
begin
  select * into rules from spend_rules r where r.user_id = payer;
  if rules.next_from <= at then
    rules.day_limit := rules.next_day_limit;
    rules.month_limit := rules.next_month_limit;
  end if;
  if rules.day_limit is not null then
    day_left := rules.day_limit - coalesce((select d.spent from spend_days d where d.user_id = payer and d.day = today), 0);
  end if;
  if rules.month_limit is not null then
    month_left := rules.month_limit - coalesce((select sum(d.spent) from spend_days d where d.user_id = payer
      and d.day >= date_trunc('month', today)::date and d.day < (date_trunc('month', today) + interval '1 month')::date), 0);
  end if;
end $$;

-- May this fan spend on this? Whoever asks holds the row of the fan's account.
create function ledger_gate(
  payer uuid, spend_kind text, asset text, amount bigint, at timestamptz, refused_countries text[],
  out refused text, out detail bigint
) language plpgsql as $$
declare
  rules spend_rules;
  lefts record;
begin
  select * into rules from spend_rules r where r.user_id = payer;
  if rules.frozen_at is not null then
    refused := 'frozen';
  elsif rules.excluded_until > at then
    refused := 'excluded';
  elsif spend_kind = 'gacha' and (rules.birth_date is null or rules.country is null) then
    refused := 'identity';
  elsif spend_kind = 'gacha' and rules.birth_date + interval '18 years' > (at at time zone 'UTC')::date then
    refused := 'under-age';
  elsif spend_kind = 'gacha' and rules.country = any (refused_countries) then
    refused := 'country';
  elsif asset = 'credits' and num_nonnulls(rules.day_limit, rules.month_limit, rules.next_from) > 0 then
    select * into lefts from ledger_limits_left(payer, at);
    if lefts.day_left < amount then
      refused := 'day-limit';
      detail := greatest(lefts.day_left, 0);
    elsif lefts.month_left < amount then
      refused := 'month-limit';
      detail := greatest(lefts.month_left, 0);
    end if;
  end if;
end $$;

create function ledger_count_spent(payer uuid, on_day date, amount bigint) returns void language sql as $$
  insert into spend_days as d (user_id, day, spent) values (payer, on_day, greatest(amount, 0))
  on conflict (user_id, day) do update set spent = greatest(d.spent + amount, 0)
$$;

-- The caller says by id what it says by owner: `own` and `takers` are the accounts, `total` the sum, `running` those among the
-- takers that have a row to be locked. With an endpoint it is the whole of a call: the call's key, answer and event go along
-- in the same round trip.
create function ledger_spend(
  transfer uuid, payer uuid, own uuid, spend_kind text, asset text, takers uuid[], running uuid[], to_kinds text[], to_owners text[],
  amounts bigint[], total bigint, cause_kind text, cause_id text, club uuid, memo jsonb, sent_key text, at timestamptz,
  refused_countries text[],
  endpoint text default null, body_hash text default null, event_name text default null, event_payload jsonb default null,
  event_handlers text[] default null,
  out transfer_id uuid, out refused text, out detail bigint
) language plpgsql as $$
declare
  sent bytea;
  free bigint;
  ruled boolean;
  known boolean;
  verdict record;
begin
  if sent_key is not null and endpoint is null then
    sent := sha256(convert_to(array[payer::text, spend_kind, asset, cause_kind, cause_id, club::text, to_kinds::text, to_owners::text,
      amounts::text]::text, 'utf8'));
    select k.transfer_id, k.refused into transfer_id, refused from ledger_keyed(sent_key, sent) k;
    if transfer_id is not null then
      return;
    end if;
  end if;
  -- Who has no rules and does not draw has nothing to be asked: their row is locked when it is booked, and what went away
  -- between here and there is refused there. So is one other row that sorts after the payer's.
  select a.balance - a.held, r.user_id is not null or spend_kind = 'gacha',
    exists (select from ledger_accounts t where t.id = takers[1])
  into free, ruled, known
  from ledger_accounts a left join spend_rules r on r.user_id = payer where a.id = own;
  if cardinality(takers) > 1 or known is distinct from true then
    perform ledger_open(to_kinds, to_owners, array_fill(asset, array[cardinality(takers)]));
  end if;
  if ruled is distinct from false or cardinality(running) > 1 then
    perform from ledger_accounts a where a.id = own or a.id = any (running) order by a.id for no key update;
    select a.balance - a.held into free from ledger_accounts a where a.id = own;
    verdict := ledger_gate(payer, spend_kind, asset, total, at, refused_countries);
    refused := verdict.refused;
    detail := verdict.detail;
  end if;
  if refused is null and coalesce(free, 0) < total then
    refused := 'not-enough';
    detail := total - coalesce(free, 0);
  end if;

  -- One statement instead of one for each table: most of a short statement's cost is its beginning.
  if endpoint is null then
    if refused is not null then
      return;
    end if;
    with counted as (
      insert into spend_days as d (user_id, day, spent)
      select payer, (at at time zone 'UTC')::date, total where asset = 'credits'
      on conflict (user_id, day) do update set spent = d.spent + excluded.spent
    ), made as (
      insert into ledger_transfers (id, kind, cause_kind, cause_id, club_id, actor_id, memo, key, fingerprint, at)
      values (transfer, spend_kind, cause_kind, cause_id, club, payer, memo, sent_key, sent, at) returning id
    )
    insert into ledger_moves (transfer_id, asset_id, from_account, to_account, amount)
    select m.id, asset, own, takers[1], amounts[1] from made m;
  else
    if refused is null then
      -- Where the key was used before, nothing is claimed and nothing else happens.
      with claimed as (
        insert into idempotency_keys (user_id, endpoint, key, body_hash, answer)
        values (payer, endpoint, sent_key, body_hash, ('{"value":{"transfer_id":"' || transfer || '"}}')::json)
        on conflict do nothing returning user_id
      ), counted as (
        insert into spend_days as d (user_id, day, spent)
        select payer, (at at time zone 'UTC')::date, total from claimed where asset = 'credits'
        on conflict (user_id, day) do update set spent = d.spent + excluded.spent
      ), event as (
        insert into outbox_events (name, payload)
        select event_name, event_payload from claimed where cardinality(event_handlers) = 0
      ), made as (
        insert into ledger_transfers (id, kind, cause_kind, cause_id, club_id, actor_id, memo, at)
        select transfer, spend_kind, cause_kind, cause_id, club, payer, memo, at from claimed returning id
      )
      insert into ledger_moves (transfer_id, asset_id, from_account, to_account, amount)
      select m.id, asset, own, takers[1], amounts[1] from made m;
    end if;
    if refused is not null or not found then
      -- Also what would be refused now was perhaps done before, and is answered as it was then.
      select (k.answer #>> '{value,transfer_id}')::uuid, k.body_hash is not distinct from ledger_spend.body_hash
      into transfer_id, ruled from idempotency_keys k
      where k.user_id = payer and k.endpoint = ledger_spend.endpoint and k.key = sent_key;
      if found then
        refused := case when not ruled then 'key-reused' end;
      end if;
      return;
    end if;
    if cardinality(event_handlers) > 0 then
      with event as (insert into outbox_events (name, payload) values (event_name, event_payload) returning id)
      insert into outbox_deliveries (event_id, handler) select e.id, h from event e, unnest(event_handlers) h;
    end if;
  end if;
  if cardinality(takers) > 1 then
    for n in 2..cardinality(takers) loop
      insert into ledger_moves (transfer_id, asset_id, from_account, to_account, amount)
      values (transfer, asset, own, takers[n], amounts[n]);
    end loop;
  end if;
  transfer_id := transfer;
end $$;

create function ledger_hold(
  hold uuid, payer uuid, spend_kind text, asset text, amount bigint, cause_kind text, cause_id text, club uuid, at timestamptz,
  refused_countries text[], out refused text, out detail bigint
) language plpgsql as $$
declare
  own uuid := ledger_account_id('user', payer::text, asset);
  today date := case when asset = 'credits' then (at at time zone 'UTC')::date end;
  free bigint;
begin
  select a.balance - a.held into free from ledger_accounts a where a.id = own for no key update;
  select g.refused, g.detail into refused, detail from ledger_gate(payer, spend_kind, asset, amount, at, refused_countries) g;
  if refused is null and coalesce(free, 0) < amount then
    refused := 'not-enough';
    detail := amount - coalesce(free, 0);
  end if;
  if refused is not null then
    return;
  end if;
  if today is not null then
    perform ledger_count_spent(payer, today, amount);
  end if;
  insert into ledger_holds (id, account_id, amount, kind, cause_kind, cause_id, club_id, counted_on, placed_at)
  values (hold, own, amount, spend_kind, cause_kind, cause_id, club, today, at);
end $$;

-- A raise passes the gate and counts, with all of the hold, on the day it is made; the hold's own part is free for it.
create function ledger_hold_change(
  hold uuid, wanted bigint, at timestamptz, refused_countries text[], out refused text, out detail bigint
) language plpgsql as $$
declare
  own record;
  was record;
  on_day date;
begin
  select a.owner_id::uuid as payer, a.asset_id, a.balance - a.held as free into own from ledger_accounts a
  where a.id = (select h.account_id from ledger_holds h where h.id = hold) for no key update;
  select h.amount, h.kind, h.counted_on into was from ledger_holds h where h.id = hold and h.state = 'held';
  if not found then
    refused := 'hold-ended';
    return;
  end if;
  on_day := was.counted_on;
  if on_day is not null then
    perform ledger_count_spent(own.payer, on_day, -was.amount);
  end if;
  if wanted > was.amount then
    select g.refused, g.detail into refused, detail
    from ledger_gate(own.payer, was.kind, own.asset_id, wanted, at, refused_countries) g;
    if refused is null and own.free < wanted - was.amount then
      refused := 'not-enough';
      detail := wanted - was.amount - own.free;
    end if;
    if refused is not null then
      wanted := was.amount;
    elsif on_day is not null then
      on_day := (at at time zone 'UTC')::date;
    end if;
  end if;
  if on_day is not null then
    perform ledger_count_spent(own.payer, on_day, wanted);
  end if;
  if wanted <> was.amount then
    update ledger_holds h set amount = wanted, counted_on = on_day where h.id = hold;
  end if;
end $$;

-- Answers those that were open until now.
create function ledger_void(holds uuid[], at timestamptz) returns setof uuid language plpgsql as $$
declare
  ended record;
begin
  perform from ledger_accounts a where a.id = any (array(select h.account_id from ledger_holds h where h.id = any (holds)))
  order by a.id for no key update;
  for ended in
    update ledger_holds h set state = 'voided', ended_at = at where h.id = any (holds) and h.state = 'held'
    returning h.id, h.account_id, h.amount, h.counted_on
  loop
    if ended.counted_on is not null then
      perform ledger_count_spent(a.owner_id::uuid, ended.counted_on, -ended.amount) from ledger_accounts a where a.id = ended.account_id;
    end if;
    return next ended.id;
  end loop;
end $$;

-- Passes no gate: the hold did. May take less than was held; the rest is free.
create function ledger_post_hold(
  transfer uuid, hold uuid, to_kinds text[], to_owners text[], amounts bigint[], memo jsonb, at timestamptz,
  out transfer_id uuid, out refused text
) language plpgsql as $$
declare
  was ledger_holds;
  payer record;
  takers uuid[];
  total bigint;
begin
  select h.* into was from ledger_holds h where h.id = hold;
  select a.id, a.owner_id::uuid as user_id, a.asset_id into payer from ledger_accounts a where a.id = was.account_id;
  select sum(a) into total from unnest(amounts) a;
  takers := ledger_open(to_kinds, to_owners, array_fill(payer.asset_id, array[cardinality(amounts)]));
  perform from ledger_accounts a where a.id = any (takers || payer.id) and not a.hot order by a.id for no key update;
  select h.* into was from ledger_holds h where h.id = hold and h.state = 'held';
  if not found then
    refused := 'hold-ended';
    return;
  end if;
  if total > was.amount then
    refused := 'more-than-held';
    return;
  end if;
  insert into ledger_transfers (id, kind, cause_kind, cause_id, club_id, actor_id, memo, at)
  values (transfer, was.kind, was.cause_kind, was.cause_id, was.club_id, payer.user_id, memo, at);
  update ledger_holds h set state = 'posted', ended_at = at, transfer_id = transfer where h.id = hold;
  for n in 1..cardinality(amounts) loop
    insert into ledger_moves (transfer_id, asset_id, from_account, to_account, amount)
    values (transfer, payer.asset_id, payer.id, takers[n], amounts[n]);
  end loop;
  if was.counted_on is not null and total < was.amount then
    perform ledger_count_spent(payer.user_id, was.counted_on, total - was.amount);
  end if;
  transfer_id := transfer;
end $$;

-- ---------------------------------------------------------------------------------------------------------------------
-- Batches: many fans in one round trip, a verdict each.

-- What each could spend right now; their accounts stay locked, so that it remains true until the end of the transaction.
create function ledger_spenders(payers uuid[], spend_kind text, asset text, at timestamptz, refused_countries text[])
returns table (payer uuid, free bigint, left_of_limits bigint, refused text) language plpgsql as $$
begin
  perform from ledger_accounts a
  where a.id = any (array(select ledger_account_id('user', p::text, asset) from unnest(payers) p)) order by a.id for no key update;
  return query
  select p.id, coalesce(a.balance - a.held, 0), case when asset = 'credits' then least(l.day_left, l.month_left) end, g.refused
  from unnest(payers) p(id)
  left join ledger_accounts a on a.id = ledger_account_id('user', p.id::text, asset)
  cross join lateral ledger_limits_left(p.id, at) l
  cross join lateral ledger_gate(p.id, spend_kind, asset, 0, at, refused_countries) g;
end $$;

-- Voids first, then places in the order given.
create function ledger_hold_many(
  void uuid[], holds uuid[], payers uuid[], amounts bigint[], cause_ids text[], spend_kind text, asset text, cause_kind text, club uuid,
  at timestamptz, refused_countries text[]
) returns table (hold uuid, refused text, detail bigint) language plpgsql as $$
declare
  verdict record;
begin
  perform from ledger_accounts a
  where a.id = any (array(select ledger_account_id('user', p::text, asset) from unnest(payers) p)
    || array(select h.account_id from ledger_holds h where h.id = any (void)))
  order by a.id for no key update;
  perform ledger_void(void, at);
  for place in 1..cardinality(holds) loop
    select h.refused, h.detail into verdict from ledger_hold(holds[place], payers[place], spend_kind, asset, amounts[place],
      cause_kind, cause_ids[place], club, at, refused_countries) h;
    hold := holds[place];
    refused := verdict.refused;
    detail := verdict.detail;
    return next;
  end loop;
end $$;
