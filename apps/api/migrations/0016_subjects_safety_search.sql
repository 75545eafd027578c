-- Mechanisms that hold only {kind, id}: reports and the audit log, and the index of what can be found.

create table reports (
  id uuid primary key,
  subject_kind text not null,
  subject_id uuid not null,
  club_id uuid,
  author_id uuid,
  -- Null once that account is gone; the report stays.
  reporter_id uuid references users (id) on delete set null,
  reason text not null check (reason in ('spam', 'abuse', 'hate', 'sexual', 'violence', 'self-harm', 'scam',
    'impersonation', 'illegal', 'other')),
  note text not null,
  created_at timestamptz not null
);
-- One person's reports of one subject are one, however many phones they send from.
create unique index reports_once on reports (subject_kind, subject_id, reporter_id);
create index reports_reporter on reports (reporter_id);

create table deeds (
  id uuid primary key,
  -- Null for what concerns the whole instance.
  club_id uuid,
  actor_id uuid,
  deed text not null,
  subject_kind text,
  subject_id uuid,
  details jsonb not null default '{}',
  created_at timestamptz not null,
  check ((subject_kind is null) = (subject_id is null))
);
create index deeds_club on deeds (club_id, id desc);
create index deeds_actor on deeds (actor_id);

create extension if not exists pg_trgm;

-- What can be found. Texts are folded and split by us, so the index speaks every language the same way; cards are read
-- from their owners, so no text is kept here but short titles, for likeness.
create table search_documents (
  kind text not null check (kind in ('user', 'club', 'post')),
  id uuid not null,
  club_id uuid,
  author_id uuid,
  visibility text not null check (visibility in ('public', 'members')),
  weight real not null default 0,
  title text not null default '',
  words tsvector not null,
  created_at timestamptz not null,
  primary key (kind, id)
);
-- An index a kind: a search for people must not walk through the posts. The pending list is kept short, since every
-- search reads all of it.
create index search_users_words on search_documents using gin (words) with (gin_pending_list_limit = 512) where kind = 'user';
create index search_clubs_words on search_documents using gin (words) with (gin_pending_list_limit = 512) where kind = 'club';
create index search_posts_words on search_documents using gin (words) with (gin_pending_list_limit = 512) where kind = 'post';
create index search_titles on search_documents using gin (title gin_trgm_ops) where kind in ('user', 'club');
create index search_newest on search_documents (kind, created_at desc);
create index search_author on search_documents (author_id);

-- Documents whose words are not in the vocabulary yet: a queue beside, since a mark on the document itself would write all
-- its index entries anew.
create table search_uncounted (kind text not null, id uuid not null);

-- Clubs whose every document is for members, whatever it says itself.
create table search_closed_clubs (club_id uuid primary key);

-- The vocabulary: which words there are, in how many documents; typing errors are put right by it.
create table search_words (
  kind text not null check (kind in ('user', 'club', 'post')),
  word text not null,
  documents integer not null,
  primary key (kind, word)
);
create index search_words_prefix on search_words (kind, word text_pattern_ops, documents desc);
create index search_words_likeness on search_words using gin (word gin_trgm_ops);

-- Words that look alike: a lower bound of likeness than usual, since two letters exchanged at the beginning of a short
-- word leave few of its trigrams; we measure the distance of what is found ourselves.
create function search_like_words(typed text) returns setof search_words
  language sql stable parallel safe set pg_trgm.similarity_threshold = 0.2
  as $$ select * from search_words where word % typed
        order by similarity(word, typed) desc, documents desc, word, kind limit 60 $$;
