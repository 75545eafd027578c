-- What search knew before is of a known kind.

alter table search_documents validate constraint search_documents_kind_known;
alter table search_words validate constraint search_words_kind_known;
