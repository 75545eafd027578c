-- The gate counts years as @stagepass/base/birthday.ts does: who was born on 29 February is of age on 1 March where the year has no
-- such day. A day less eighteen years is never later than it says; a birth date and eighteen years would have been a day early.
create or replace function ledger_gate(
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
  elsif spend_kind = 'gacha' and rules.birth_date > (at at time zone 'UTC')::date - interval '18 years' then
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
