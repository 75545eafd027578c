-- A ban may end by itself, and every ban is a case: with a reason that the person reads, and an appeal.

alter table memberships add column banned_until timestamptz;
alter table memberships add constraint memberships_ban_end check (banned_until is null or banned_at is not null);
create index memberships_ban_ends on memberships (banned_until) where banned_until is not null;

alter table moderation_cases add column banned_until timestamptz;
-- When staff took a ban back, or it ended by itself.
alter table moderation_cases add column lifted_at timestamptz;
create index moderation_cases_bans on moderation_cases (author_id, club_id, decided_at desc) where sanction = 'ban';

-- What somebody wrote that is out of sight and waits for a decision.
create index moderation_cases_hidden on moderation_cases (author_id) where hidden;

-- Bans from before get their case, and the 14 days for an appeal from now on.
insert into moderation_cases (id, subject_kind, subject_id, club_id, author_id, bench, state, sanction, decision_reason, decided_by,
  decided_at, opened_at, updated_at)
select gen_random_uuid(), 'user', m.user_id, m.club_id, m.user_id, 'club', 'actioned', 'ban',
  coalesce(nullif(m.ban_reason, ''), 'The club gave no reason.'), m.banned_by, now(), m.banned_at, now()
from memberships m
where m.banned_at is not null and not exists (
  select from moderation_cases c where c.author_id = m.user_id and c.club_id = m.club_id and c.sanction = 'ban'
    and (c.state in ('actioned', 'appealed') or (c.state = 'final' and c.outcome is distinct from 'overturned')));
update memberships set ban_reason = 'The club gave no reason.' where banned_at is not null and ban_reason = '';
