-- The rows of a bid without anything that watches over them: the same columns and indexes as ours, no triggers.
create table raw_auctions (
  id uuid primary key, club_id uuid not null, item_id uuid not null, title text not null, start_amount bigint not null,
  starts_at timestamptz not null, ends_at timestamptz not null, state text not null, price bigint, leader_id uuid,
  leader_max bigint, leader_hold_id uuid, rises integer not null, bid_count integer not null, seen_at timestamptz not null
) with (fillfactor = 60);
create index on raw_auctions (state, ends_at);
create table raw_auction_bids (
  auction_id uuid not null, seq integer not null, user_id uuid not null, amount bigint not null, max_amount bigint,
  automatic boolean not null, at timestamptz not null, primary key (auction_id, seq)
);
create table raw_auction_bidders (
  auction_id uuid not null, user_id uuid not null, max_amount bigint not null, bids integer not null,
  last_at timestamptz not null, primary key (user_id, auction_id)
);
create index on raw_auction_bidders (user_id, last_at desc, auction_id desc);
create table raw_holds (
  id uuid primary key, account_id uuid not null, amount bigint not null, kind text not null, cause_kind text not null,
  cause_id text not null, club_id uuid, state text not null, counted_on date, placed_at timestamptz not null,
  ended_at timestamptz, transfer_id uuid
) with (fillfactor = 80);
create index on raw_holds (account_id, id) where state = 'held';
create index on raw_holds (cause_kind, cause_id);
insert into raw_holds values ('01890000-0000-7000-9000-000000000000', '01890000-0000-7000-8000-000000000001', 50, 'auction',
  'auction', 'bench', null, 'held', current_date, now());
insert into raw_auctions values ('01890000-0000-7000-8000-a00000000001', '01890000-0000-7000-8000-c00000000001',
  '01890000-0000-7000-8000-a00000000001', 'A setlist', 50, now(), now() + interval '1 day', 'live', 50,
  '01890000-0000-7000-8000-000000000001', 50, '01890000-0000-7000-9000-000000000000', 1, 1, now());
insert into raw_auction_bids values ('01890000-0000-7000-8000-a00000000001', 1, '01890000-0000-7000-8000-000000000001', 50, 50,
  false, now());
