-- What an admin was made for: the entrance (scan), order among people and posts (moderate), selling (sales), or everything (all).
-- Whoever is an admin already stays one for everything. Read of admins only: a promotion always says which scopes it gives, and one
-- made by a replica of the version before means all of them.

alter table memberships add scopes text[] not null default '{all}',
  add constraint memberships_scopes_known
    check (cardinality(scopes) > 0 and scopes <@ array['scan', 'moderate', 'sales', 'all']);

-- For those who join members in SQL: the role by which somebody acts on posts and people. An admin who was not made to keep order is a
-- member there.
create or replace view member_standing as
  select club_id, user_id, role, number, joined_at, muted_until, user_name, folded_name,
    case when role = 'admin' and not scopes && array['moderate', 'all'] then 'member' else role end as order_role
  from memberships where state = 'active';
