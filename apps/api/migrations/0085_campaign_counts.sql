-- How many take part in a campaign, and how many tickets are in its draw, kept beside its parts: a page shows both without counting them.

-- In sixteen slots by the part's id: fans who begin at the same moment seldom wait for each other.
create table campaign_part_counts (
  campaign_id uuid not null references campaigns (id) on delete cascade,
  slot integer not null check (slot between 0 and 15),
  parts integer not null check (parts >= 0),
  primary key (campaign_id, slot)
);

-- In the row that gives out ticket numbers, which whoever gets a ticket has locked already. Locking a slot after it could deadlock
-- with a fan who begins and gets a ticket at once.
alter table campaign_tickets add column in_draw integer not null default 0;

create function count_campaign_parts() returns trigger language plpgsql as $$
declare
  of_campaign uuid := case when tg_op = 'DELETE' then old.campaign_id else new.campaign_id end;
  part uuid := case when tg_op = 'DELETE' then old.id else new.id end;
  part_slot integer := get_byte(uuid_send(part), 15) % 16;
  before boolean := tg_op <> 'INSERT' and old.ticket is not null and old.left_out is null;
  after boolean := tg_op <> 'DELETE' and new.ticket is not null and new.left_out is null;
begin
  if tg_op = 'INSERT' then
    insert into campaign_part_counts as c (campaign_id, slot, parts) values (of_campaign, part_slot, 1)
    on conflict (campaign_id, slot) do update set parts = c.parts + 1;
  elsif tg_op = 'DELETE' then
    update campaign_part_counts set parts = parts - 1 where campaign_id = of_campaign and slot = part_slot;
  end if;
  if after and not before then
    insert into campaign_tickets as t (campaign_id, last, in_draw) values (of_campaign, new.ticket, 1)
    on conflict (campaign_id) do update set in_draw = t.in_draw + 1;
  elsif before and not after then
    update campaign_tickets set in_draw = in_draw - 1 where campaign_id = of_campaign;
  end if;
  return null;
end $$;

create trigger campaign_parts_counted after insert or delete or update of ticket, left_out on campaign_parts
  for each row execute function count_campaign_parts();

-- The trigger's lock keeps parts as they are until the end of this file: what is counted here is not counted there.
insert into campaign_part_counts (campaign_id, slot, parts)
  select campaign_id, get_byte(uuid_send(id), 15) % 16, count(*) from campaign_parts group by 1, 2;
insert into campaign_tickets as t (campaign_id, last, in_draw)
  select campaign_id, max(ticket), count(*) from campaign_parts where ticket is not null and left_out is null group by 1
  on conflict (campaign_id) do update set in_draw = excluded.in_draw;
