-- The checks that knew no stations give way to the wider ones.

alter table orders drop constraint orders_kind_check;
alter table orders drop constraint orders_check;

alter table search_documents drop constraint if exists search_documents_kind_known;
alter table search_words drop constraint if exists search_words_kind_known;
