-- Deleting a row looks for rows that point to it: without an index, by reading the whole table that holds them. These are the
-- foreign keys to rows that people can delete. Where most rows have no value, the index leaves them out.

-- A tier that is removed.
create index posts_of_tier on posts (tier_id) where tier_id is not null;
create index posts_of_reply_tier on posts (reply_tier_id) where reply_tier_id is not null;
-- A post that is deleted: `comments_of_post` holds only those right under it.
create index comments_under_post on comments (post_id);
-- A design that was never published.
create index auctions_of_design on auctions (design_id);
create index listings_of_design on listings (design_id);
-- Seeds that go with an account.
create index gacha_fans_seed on gacha_fans (seed_id) where seed_id is not null;
create index gacha_fans_next_seed on gacha_fans (next_seed_id);
-- Invitations that go with a club.
create index invitation_uses_code on invitation_uses (code);
create index join_requests_code on join_requests (code) where code is not null;
-- A requirement that is removed: the other indexes hold only attempts that are open or passed.
create index requirement_attempts_of_progress on requirement_attempts (requirement_id, user_id);
