-- Clubs of one kind, found without reading those of all others; and posts out of sight, for a club that closes.

create index clubs_new_of_kind on clubs (category, created_at desc, id desc)
  where visibility = 'public' and closed_at is null and suspended_at is null;
create index clubs_trending_of_kind on clubs (category, trend desc, id desc)
  where visibility = 'public' and closed_at is null and suspended_at is null;
create index posts_hidden on posts (club_id) where hidden_at is not null;
