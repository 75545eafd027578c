-- Moderation: one case for each subject that somebody has to look at, its decision and its appeal.

create table moderation_cases (
  id uuid primary key,
  subject_kind text not null,
  subject_id uuid not null,
  club_id uuid,
  author_id uuid,
  bench text not null check (bench in ('club', 'instance')),
  state text not null check (state in ('open', 'assigned', 'actioned', 'dismissed', 'appealed', 'final')),
  reports integer not null default 0,
  -- how many reports gave which reason
  reasons jsonb not null default '{}',
  -- out of sight until somebody decides
  hidden boolean not null default false,
  assignee_id uuid,
  removed boolean not null default false,
  sanction text check (sanction in ('none', 'warn', 'mute', 'ban')),
  muted_until timestamptz,
  decision_reason text not null default '',
  decided_by uuid,
  decided_at timestamptz,
  appeal_text text not null default '',
  appealed_at timestamptz,
  outcome text check (outcome in ('upheld', 'overturned')),
  answer_reason text not null default '',
  answered_by uuid,
  answered_at timestamptz,
  opened_at timestamptz not null,
  updated_at timestamptz not null,
  check ((state in ('actioned', 'dismissed', 'appealed', 'final')) = (decided_at is not null)),
  check ((state in ('appealed', 'final')) = (appealed_at is not null)),
  check ((state = 'final') = (answered_at is not null))
);
-- Reports that come at once find one case, not several.
create unique index moderation_cases_undecided on moderation_cases (subject_kind, subject_id)
  where state in ('open', 'assigned');
-- What waits, the longest first; what was decided, the latest first.
create index moderation_cases_waiting on moderation_cases (bench, club_id, opened_at, id)
  where state in ('open', 'assigned', 'appealed');
create index moderation_cases_decided on moderation_cases (bench, club_id, updated_at desc, id desc)
  where state in ('actioned', 'dismissed', 'final');
create index moderation_cases_author on moderation_cases (author_id, decided_at desc, id desc)
  where state in ('actioned', 'appealed', 'final');
create index moderation_cases_subject on moderation_cases (subject_kind, subject_id);
