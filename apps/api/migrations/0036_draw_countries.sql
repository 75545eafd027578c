-- Where draws that cost something are offered, and from which age: the operator's table. What is not in it follows the rule of the
-- house: offered, to adults of 18.

create table draw_countries (
  country text primary key check (country ~ '^[A-Z]{2}$'),
  -- Never below what holds everywhere; null where nothing can be drawn.
  least_age smallint check (least_age between 18 and 30),
  note text not null check (length(note) <= 300),
  set_by uuid not null,
  set_at timestamptz not null
);

-- As before, but for the country's own rule. An age that is refused says from which one on it is not.
create or replace function ledger_gate(
  payer uuid, spend_kind text, asset text, amount bigint, at timestamptz, refused_countries text[],
  out refused text, out detail bigint
) language plpgsql as $$
declare
  rules spend_rules;
  place draw_countries;
  lefts record;
begin
  select * into rules from spend_rules r where r.user_id = payer;
  if spend_kind = 'gacha' and rules.country is not null then
    select * into place from draw_countries c where c.country = rules.country;
  end if;
  if rules.frozen_at is not null then
    refused := 'frozen';
  elsif rules.excluded_until > at then
    refused := 'excluded';
  elsif spend_kind = 'gacha' and (rules.birth_date is null or rules.country is null) then
    refused := 'identity';
  elsif spend_kind = 'gacha'
    and rules.birth_date > (at at time zone 'UTC')::date - make_interval(years => coalesce(place.least_age, 18)) then
    refused := 'under-age';
    detail := coalesce(place.least_age, 18);
  elsif spend_kind = 'gacha'
    and (rules.country = any (refused_countries) or (place.country is not null and place.least_age is null)) then
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
