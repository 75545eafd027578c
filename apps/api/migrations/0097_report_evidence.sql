-- What a reported message said when it was first reported: its author may edit or delete it before anybody has decided.

create table report_evidence (
  subject_kind text not null,
  subject_id uuid not null,
  text text not null,
  -- Facts of its pictures, as the subject's owner keeps them.
  media jsonb not null default '[]',
  created_at timestamptz not null,
  primary key (subject_kind, subject_id)
);

-- For whoever decides when a case is closed for good.
create view report_evidence_facts as select subject_kind, subject_id, created_at from report_evidence;
