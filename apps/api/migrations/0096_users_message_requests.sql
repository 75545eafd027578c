-- Whether strangers may write to somebody first: what they write arrives as a request.

alter table users add message_requests boolean not null default true;

create view user_message_choices as select id as user_id, message_requests from users;
