-- Orders and documents that were there before stations are of a known kind.

alter table orders validate constraint orders_kind_known;
alter table orders validate constraint orders_thing_known;

alter table search_documents validate constraint search_documents_kind_shape;
alter table search_words validate constraint search_words_kind_shape;
