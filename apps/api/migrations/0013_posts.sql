-- Posts, comments, reactions, bookmarks; and the views by which feeds join what earlier rows own.

create table posts (
  id uuid primary key,
  club_id uuid not null references clubs (id) on delete cascade,
  author_id uuid not null references users (id) on delete cascade,
  -- Made by the phone with the draft: sending twice makes one post.
  client_key uuid not null,
  text text not null,
  -- What is shown of its pictures or video, as media told when they were claimed.
  media jsonb not null default '[]',
  link jsonb,
  mentions jsonb not null default '[]',
  teaser text not null default '',
  audience text not null check (audience in ('public', 'members', 'tier')),
  tier_id uuid references tiers (id) on delete set null,
  reply_policy text not null check (reply_policy in ('everyone', 'members', 'tier', 'nobody')),
  reply_tier_id uuid references tiers (id) on delete set null,
  created_at timestamptz not null,
  -- When it is to appear; kept after it has.
  publish_at timestamptz,
  -- Seen by others from then on: its place in every feed. Null while it is scheduled or held.
  published_at timestamptz,
  edited_at timestamptz,
  pinned_at timestamptz,
  held_at timestamptz,
  hidden_at timestamptz,
  check (published_at is null or held_at is null)
);
create unique index posts_once on posts (author_id, client_key);
-- A feed reads its keys from here alone, people who are hidden from the reader included.
create index posts_feed on posts (club_id, published_at desc, id desc) include (author_id)
  where published_at is not null and hidden_at is null;
create index posts_of_author on posts (author_id, published_at desc, id desc)
  where published_at is not null and hidden_at is null and audience = 'public';
create index posts_pinned on posts (club_id, pinned_at desc) where pinned_at is not null;
create index posts_waiting on posts (club_id, publish_at, id) where published_at is null;
create index posts_due on posts (publish_at) where published_at is null and held_at is null;
create index posts_written on posts (author_id, id);

-- Beside the post, since they change a hundred times as often: narrow rows with room to be updated in place.
create table post_counts (
  post_id uuid primary key references posts (id) on delete cascade,
  comments integer not null default 0 check (comments >= 0),
  heart integer not null default 0 check (heart >= 0),
  fire integer not null default 0 check (fire >= 0),
  clap integer not null default 0 check (clap >= 0),
  laugh integer not null default 0 check (laugh >= 0),
  wow integer not null default 0 check (wow >= 0),
  sad integer not null default 0 check (sad >= 0)
) with (fillfactor = 70);

create table post_reactions (
  post_id uuid not null references posts (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('heart', 'fire', 'clap', 'laugh', 'wow', 'sad')),
  created_at timestamptz not null,
  primary key (post_id, user_id)
);
create index post_reactions_latest on post_reactions (post_id, created_at desc, user_id desc);
create index post_reactions_user on post_reactions (user_id);

create table bookmarks (
  user_id uuid not null references users (id) on delete cascade,
  post_id uuid not null references posts (id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, post_id)
);
create index bookmarks_latest on bookmarks (user_id, created_at desc, post_id desc);
create index bookmarks_post on bookmarks (post_id);

create table comments (
  id uuid primary key,
  post_id uuid not null references posts (id) on delete cascade,
  -- The comment right under the post that this one answers.
  parent_id uuid references comments (id) on delete cascade,
  author_id uuid not null references users (id) on delete cascade,
  client_key uuid not null,
  text text not null,
  mentions jsonb not null default '[]',
  created_at timestamptz not null,
  edited_at timestamptz,
  held_at timestamptz,
  hidden_at timestamptz,
  -- Deleted, but others answered it: its place stays, its text is gone.
  removed_at timestamptz,
  replies integer not null default 0 check (replies >= 0),
  heart integer not null default 0 check (heart >= 0),
  fire integer not null default 0 check (fire >= 0),
  clap integer not null default 0 check (clap >= 0),
  laugh integer not null default 0 check (laugh >= 0),
  wow integer not null default 0 check (wow >= 0),
  sad integer not null default 0 check (sad >= 0)
);
create unique index comments_once on comments (author_id, client_key);
create index comments_of_post on comments (post_id, created_at, id) where parent_id is null;
create index comments_of_comment on comments (parent_id, created_at, id) where parent_id is not null;
create index comments_written on comments (author_id, id);

create table comment_reactions (
  comment_id uuid not null references comments (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('heart', 'fire', 'clap', 'laugh', 'wow', 'sad')),
  created_at timestamptz not null,
  primary key (comment_id, user_id)
);
create index comment_reactions_user on comment_reactions (user_id);

-- What feeds join of tiers, of who holds which, and of what a reader does not want to see.
create view tier_facts as select id, club_id, rank, name, hue from tiers;
create view member_tiers as
  select g.club_id, g.user_id, t.rank, t.name, t.hue from tier_grants g join tiers t on t.id = g.tier_id;
create view user_muted as select user_id, kind, subject_id from user_muted_threads;
create view user_muted_terms as select user_id, folded from user_muted_words;
create view user_ages as select id as user_id, created_at from users;
