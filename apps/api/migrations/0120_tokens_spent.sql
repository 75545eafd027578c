-- Fan tokens that are spent: on votes, which then count by them, and in the club's store.

alter table votes add constraint votes_weighting_known check (weighting in ('one', 'tier', 'tokens')) not valid;

-- What was spent on it when it was first cast; changing the choice keeps it.
alter table vote_ballots add column tokens smallint not null default 0;
alter table vote_ballots add constraint vote_ballots_tokens_within check (tokens between 0 and 200) not valid;
-- The square root of 200 in whole numbers, and ten by tiers.
alter table vote_ballots add constraint vote_ballots_weight_within check (weight between 1 and 14) not valid;

-- What its price counts, as of packs and orders: credits, or the token of its club. It stays as long as the listing.
alter table listings add column asset_id text not null default 'credits';
alter table listings add constraint listings_asset_known
  check (asset_id = 'credits' or (kind = 'store' and asset_id = 'token:' || club_id)) not valid;
alter table listings add constraint listings_price_within
  check (case asset_id when 'credits' then price between 50 and 5000000 else price between 1 and 100000 end) not valid;

create or replace function votes_refuse_sealed() returns trigger language plpgsql as $$
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
        and a.weight = r.weight and a.tokens = r.tokens and a.cast_at = r.cast_at
        and (a.user_id = r.user_id or a.user_id is null))) then
    raise exception 'the vote is sealed' using errcode = 'check_violation';
  end if;
  return null;
end $$;
