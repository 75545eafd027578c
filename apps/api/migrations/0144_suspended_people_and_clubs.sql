-- The operator's lists of who is suspended: few rows, found without reading everybody.
create index users_suspended on users (created_at, id) where suspended_at is not null;
create index clubs_suspended on clubs (created_at, id) where suspended_at is not null;
create index users_by_creation on users (created_at, id);
create index clubs_by_creation on clubs (created_at, id);
