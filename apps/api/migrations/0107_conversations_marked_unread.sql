-- From where on a reader has marked a conversation as unread; null where they have not. `read_seq` stays: it is what others are told.
alter table conversation_readers add column unread_from integer;
