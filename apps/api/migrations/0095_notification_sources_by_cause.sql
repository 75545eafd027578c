-- What was told of something that is taken away is found by it.
create index notification_sources_by_source on notification_sources (source) where notification_id is not null;
