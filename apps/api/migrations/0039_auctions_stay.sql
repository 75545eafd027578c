-- What two foreign keys of auctions kept until they went for the sake of speed is kept again, whoever writes and however many at once.

-- An auction is called off, never removed: so no bid is ever left without its auction, also where whoever removes does not see the
-- bid yet. A bid pays nothing for it.
drop trigger auctions_stay on auctions;
create or replace function auctions_stay() returns trigger language plpgsql as $$
begin
  raise exception 'an auction stays: % is refused', lower(tg_op) using errcode = 'restrict_violation', hint = 'Call it off instead.';
end $$;
create trigger auctions_stay before delete or truncate on auctions for each statement execute function auctions_stay();

-- Who leads is somebody, and stays for as long.
alter table auctions add constraint auctions_leader_id_fkey foreign key (leader_id) references users (id);
