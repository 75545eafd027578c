-- Less work for a search: titles of each kind by themselves, and typing errors first among words that are much alike.

-- One over all kinds gave a search for clubs every person with such a name, to be fetched and thrown away.
create index search_user_titles on search_documents using gin (title gin_trgm_ops) where kind = 'user';
create index search_club_titles on search_documents using gin (title gin_trgm_ops) where kind = 'club';
create index search_item_titles on search_documents using gin (title gin_trgm_ops) where kind = 'item';
drop index search_titles;

-- The same as search_like_words for words with most of their trigrams in common: a fifth of the words to compare.
create function search_near_words(typed text) returns setof search_words
  language sql stable parallel safe set pg_trgm.similarity_threshold = 0.3
  as $$ select * from search_words where word % typed
        order by similarity(word, typed) desc, documents desc, word, kind limit 60 $$;
