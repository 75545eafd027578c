-- Missions can be found by search, and are out of sight while reports about them wait for a decision.

alter table missions add column hidden_at timestamptz;
alter table missions add column hidden_reason text;

alter table search_documents add constraint search_documents_kind_known
  check (kind in ('user', 'club', 'post', 'item', 'mission')) not valid;
alter table search_words add constraint search_words_kind_known
  check (kind in ('user', 'club', 'post', 'item', 'mission')) not valid;
create index search_mission_words on search_documents using gin (words) with (gin_pending_list_limit = 512) where kind = 'mission';
create index search_mission_titles on search_documents using gin (title gin_trgm_ops) where kind = 'mission';
