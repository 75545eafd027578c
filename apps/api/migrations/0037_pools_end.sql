-- A pool closes when one of its designs is good for nothing any more, as it does when one has run out: nobody draws a coupon that has
-- ended, and the odds of all others stay what they were while it was open.

alter table gacha_versions drop constraint gacha_versions_closed_because_check;
alter table gacha_versions add constraint gacha_versions_closed_because_check
  check (closed_because in ('sold-out', 'retired', 'over', 'replaced', 'staff', 'club', 'withdrawn'));

-- Designs of which no copy can be drawn at that time. The one without a time stays for servers of the release before.
create function gacha_spent(designs uuid[], at timestamptz) returns table (design_id uuid, because text) language sql stable as $$
  select d.id, case when d.state <> 'live' then 'retired' when d.redeem_until <= at then 'over' else 'sold-out' end
  from item_design_facts d
  where d.id = any (designs) and (d.state <> 'live' or d.redeem_until <= at or d.edition_size - d.issued - d.held_back <= 0)
$$;

-- Designs that keep their pool from being drawn from at that time: spent, over, or out of sight. One look for all.
create function gacha_shut(designs uuid[], at timestamptz) returns table (design_id uuid) language sql stable as $$
  select d.id from item_design_facts d
  where d.id = any (designs)
    and (d.hidden_at is not null or d.state <> 'live' or d.redeem_until <= at or d.edition_size - d.issued - d.held_back <= 0)
$$;

-- The look and the draw ask these instead; all else of them stays to the letter, their settings too.
do $$
declare
  name text;
  was text;
  will text;
begin
  foreach name in array array['gacha_look', 'gacha_draw'] loop
    was := pg_get_functiondef(name::regproc);
    will := replace(replace(was, 'gacha_spent(v.design_ids)', 'gacha_spent(v.design_ids, at)'),
      'gacha_shut(v.design_ids)', 'gacha_shut(v.design_ids, at)');
    if will = was then
      raise exception '% does not ask what is spent', name;
    end if;
    execute will;
  end loop;
end $$;
drop function gacha_shut(uuid[]);
