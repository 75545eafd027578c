-- Campaigns can be found by search, and be out of sight while reports about them wait or since somebody decided so.
alter table campaigns add column hidden_at timestamptz, add column hidden_reason text;
create index search_campaign_words on search_documents using gin (words) with (gin_pending_list_limit = 512) where kind = 'campaign';
create index search_campaign_titles on search_documents using gin (title gin_trgm_ops) where kind = 'campaign';
