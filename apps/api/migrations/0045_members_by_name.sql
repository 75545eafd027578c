-- Mention suggestions read a club's members by the beginning of a name, at every key stroke. Names stand beside the membership, so
-- that one index holds them by club; whoever joins, comes back or is renamed brings them up to date.

alter table memberships add user_name text collate "C", add folded_name text collate "C";
update memberships m set user_name = u.user_name, folded_name = lower(u.display_name) from users u where u.id = m.user_id;
alter table memberships alter user_name set not null, alter folded_name set not null;

create index memberships_by_user_name on memberships (club_id, user_name) where state = 'active';
create index memberships_by_folded_name on memberships (club_id, folded_name) where state = 'active';

create function memberships_take_name() returns trigger language plpgsql as $$
begin
  -- Locked, so that a change of name at the same moment comes before or after, and never in between.
  select u.user_name, lower(u.display_name) into new.user_name, new.folded_name from users u where u.id = new.user_id for share;
  return new;
end $$;
create trigger memberships_take_name before insert or update of state on memberships for each row execute function memberships_take_name();

create function memberships_follow_name() returns trigger language plpgsql as $$
begin
  update memberships set user_name = new.user_name, folded_name = lower(new.display_name) where user_id = new.id and state = 'active';
  return null;
end $$;
create trigger memberships_follow_name after update of user_name, display_name on users for each row
  when (old.user_name <> new.user_name or old.display_name <> new.display_name) execute function memberships_follow_name();

create or replace view member_standing as
  select club_id, user_id, role, number, joined_at, muted_until, user_name, folded_name from memberships where state = 'active';
