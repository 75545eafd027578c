-- Conversations, their messages in one order, how far each reader is, and answers to broadcasts.

create table conversations (
  id uuid primary key,
  kind text not null check (kind in ('direct', 'member', 'channel', 'broadcast')),
  channel text check (channel in ('announcements', 'lounge', 'custom')),
  club_id uuid references clubs (id) on delete cascade,
  -- The two people of a direct or member conversation, the smaller id first.
  user_a uuid references users (id) on delete cascade,
  user_b uuid references users (id) on delete cascade,
  name text not null default '',
  topic text not null default '',
  position integer not null default 0,
  read_condition jsonb,
  write_condition jsonb,
  -- Who wrote first. Until the other one accepts or answers, it is a request where the two are strangers.
  started_by uuid,
  accepted_at timestamptz,
  declined_at timestamptz,
  -- Raised under this row's lock by whoever writes: the one order of the conversation.
  last_seq integer not null default 0,
  last_change integer not null default 0,
  last_id uuid,
  last_author_id uuid,
  last_gist text,
  last_text text not null default '',
  last_at timestamptz not null,
  pins integer not null default 0 check (pins >= 0),
  created_at timestamptz not null,
  check ((kind in ('direct', 'member')) = (user_a is not null and user_b is not null)),
  check ((kind = 'direct') = (club_id is null)),
  check ((kind = 'channel') = (channel is not null)),
  check (user_a < user_b)
) with (fillfactor = 60);
create unique index conversations_direct on conversations (user_a, user_b) where kind = 'direct';
create unique index conversations_member on conversations (club_id, user_a, user_b) where kind = 'member';
create unique index conversations_fixed on conversations (club_id, coalesce(channel, 'broadcast'))
  where kind = 'broadcast' or channel in ('announcements', 'lounge');
create index conversations_of_club on conversations (club_id, position) where kind in ('channel', 'broadcast');
create index conversations_of_b on conversations (user_b) where user_b is not null;

-- One row a person and conversation. Of a channel it begins when its reader joins, reads or writes; without one nothing was read.
create table conversation_readers (
  conversation_id uuid not null references conversations (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  read_seq integer not null default 0,
  read_at timestamptz,
  -- The latest message that mentions the reader.
  mention_seq integer not null default 0,
  -- Messages of the reader's own that were not deleted: counted here, so that nobody counts them in the history.
  written integer not null default 0 check (written >= 0),
  muted boolean not null default false,
  muted_until timestamptz,
  -- Where it is listed. `away`: nothing was written yet, it was declined, or taken out of the list. `channel`: listed by membership.
  box text not null check (box in ('main', 'requests', 'away', 'channel')),
  -- Of the conversation, for the order of the list; not kept for channels.
  last_at timestamptz not null,
  primary key (conversation_id, user_id)
) with (fillfactor = 70);
create index conversation_readers_boxes on conversation_readers (user_id, box, last_at desc, conversation_id desc);

create table messages (
  -- Made by the phone: sending twice makes one message.
  id uuid primary key,
  conversation_id uuid not null references conversations (id) on delete cascade,
  seq integer not null,
  change integer not null,
  author_id uuid not null references users (id) on delete cascade,
  text text not null,
  mentions jsonb not null default '[]',
  link jsonb,
  media jsonb not null default '[]',
  voice jsonb,
  card_kind text check (card_kind in ('item', 'mission')),
  card_id uuid,
  reply_to uuid,
  heart integer not null default 0 check (heart >= 0),
  fire integer not null default 0 check (fire >= 0),
  clap integer not null default 0 check (clap >= 0),
  laugh integer not null default 0 check (laugh >= 0),
  wow integer not null default 0 check (wow >= 0),
  sad integer not null default 0 check (sad >= 0),
  -- Of a message of a broadcast.
  answers integer not null default 0 check (answers >= 0),
  created_at timestamptz not null,
  edited_at timestamptz,
  pinned_at timestamptz,
  hidden_at timestamptz,
  removed_at timestamptz,
  check ((card_kind is null) = (card_id is null))
);
create unique index messages_order on messages (conversation_id, seq);
create index messages_changes on messages (conversation_id, change);
create index messages_pinned on messages (conversation_id, pinned_at desc) where pinned_at is not null;
create index messages_of_author on messages (author_id, id);
create index messages_words on messages using gin (to_tsvector('simple', text));

create table message_reactions (
  message_id uuid not null references messages (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('heart', 'fire', 'clap', 'laugh', 'wow', 'sad')),
  created_at timestamptz not null,
  primary key (message_id, user_id)
);
create index message_reactions_latest on message_reactions (message_id, created_at desc, user_id desc);
create index message_reactions_user on message_reactions (user_id);

create table broadcast_answers (
  id uuid primary key,
  message_id uuid not null references messages (id) on delete cascade,
  author_id uuid not null references users (id) on delete cascade,
  nth smallint not null check (nth between 1 and 3),
  text text not null,
  created_at timestamptz not null,
  hidden_at timestamptz
);
create unique index broadcast_answers_nth on broadcast_answers (message_id, author_id, nth);
create index broadcast_answers_latest on broadcast_answers (message_id, created_at desc, id desc);
create index broadcast_answers_of_author on broadcast_answers (author_id, id);

-- When somebody last had a connection.
create table chat_presence (
  user_id uuid primary key references users (id) on delete cascade,
  seen_at timestamptz not null
) with (fillfactor = 70);

-- What chat joins of earlier rows: who blocked whom, either way; who follows whom; how old somebody is.
create view user_apart as
  select blocker_id as user_id, blocked_id as other_id from user_blocks
  union all
  select blocked_id, blocker_id from user_blocks;
create view user_follow_facts as select follower_id, followed_id from user_follows;
create view user_birth_dates as
  select u.id as user_id, coalesce(r.birth_date, u.birth_date) as birth_date
  from users u left join spend_rules r on r.user_id = u.id;

-- Clubs from before there was chat.
insert into conversations (id, kind, channel, club_id, name, position, last_at, created_at)
select gen_random_uuid(), x.kind, x.channel, c.id, x.name, x.position, now(), now()
from clubs c cross join (values
  ('channel', 'announcements', 'Announcements', 0),
  ('channel', 'lounge', 'Lounge', 1),
  ('broadcast', null, 'Broadcast', 2)) x (kind, channel, name, position)
where c.closed_at is null;
