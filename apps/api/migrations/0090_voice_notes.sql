-- Voice notes: sound that is sent in conversations. Checked in the next file, so that no upload waits meanwhile.
alter table media drop constraint media_kind_check;
alter table media add constraint media_kind_check check (kind in ('picture', 'video', 'file', 'audio')) not valid;
