-- The checks that knew no missions give way to the wider ones.

alter table search_documents drop constraint search_documents_kind_check;
alter table search_words drop constraint search_words_kind_check;
