-- Whether a member has one of the club's plans, kept where everything that is read in a club looks anyway: posts stand in an earlier
-- row than subscriptions, and cannot ask them.
alter table memberships add column subscribed boolean not null default false;

create or replace view member_standing as
  select club_id, user_id, role, number, joined_at, muted_until, user_name, folded_name,
    case when role = 'admin' and not scopes && array['moderate', 'all'] then 'member' else role end as order_role, subscribed
  from memberships where state = 'active';
