// Owns the conversations that the lines about chat are measured on: a club whose lounge hundreds hear, a fan with a thousand direct
// conversations, and two fans with few and with very many unread messages. Ids are made from numbers.
import type { Executor } from '../../apps/api/src/platform/db/executor.ts';

/** Members of the club, with a session each. */
const MEMBERS = 1200;
/** With a thousand direct conversations, one with each member from the second on. */
export const READER = 1;
const CONVERSATIONS = 1000;
/** Ten conversations each, of people who write to nobody else. */
export const FEW = { fan: 1101, unread: 100 };
export const MANY = { fan: 1102, unread: 100_000 };
const UNREAD_IN = 10;

const CLUB = '01890000-0000-7000-8000-c00000000009';
export const LOUNGE = '01890000-0000-7000-8000-c0000000000a';

const hex = (group: string, number: string) =>
  `('01890000-0000-7000-${group}-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
const user = (number: string | number) => hex('8000', String(number));
const session = hex('8001', 'n');

export const memberOf = (number: number) =>
  `01890000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
/** Of the shape that the server gives out; its hash is in the dataset. */
export const tokenOf = (number: number) => `chat-${number}-`.padEnd(43, 'x');

const policy = '{"blocked_words":["ticket tout"],"link_policy":"allow","media_policy":"everyone"}';
const members = `generate_series(0, ${MEMBERS}) n`;

/** Direct conversations of one fan with others, each with so many messages of theirs. */
function pairs(fan: number, from: number, count: number, messages: number, group: string): string[] {
  const others = `generate_series(${from}, ${from + count - 1}) n`;
  const conversation = hex(group, 'n');
  const at = `date_trunc('milliseconds', now() - interval '1 day' + n * interval '1 minute')`;
  return [
    `insert into conversations (id, kind, user_a, user_b, started_by, accepted_at, last_seq, last_change, last_id, last_author_id,
       last_gist, last_text, last_at, created_at)
     select ${conversation}, 'direct', least(${user(fan)}, ${user('n')}), greatest(${user(fan)}, ${user('n')}), ${user('n')},
       now() - interval '2 days', ${messages}, ${messages}, ${hex(group, `n * 100000 + ${messages}`)}, ${user('n')}, 'text',
       'Doors at eight, kettle on at nine.', ${at}, now() - interval '3 days' from ${others}`,
    `insert into conversation_readers (conversation_id, user_id, read_seq, read_at, box, last_at)
     select ${conversation}, u.id, case when u.id = ${user(fan)} then 0 else ${messages} end, ${at}, 'main', ${at}
     from ${others}, lateral (values (${user(fan)}), (${user('n')})) u (id)`,
    `insert into messages (id, conversation_id, seq, change, author_id, text, created_at)
     select ${hex(group, 'n * 100000 + s')}, ${conversation}, s, s, ${user('n')}, 'Doors at eight, kettle on at nine.', ${at}
     from ${others}, generate_series(1, ${messages}) s`,
  ];
}

const statements = [
  // The rows fit together by how they are made.
  'set local session_replication_role = replica',
  `insert into users (id, email, email_verified_at, user_name, display_name, hue, created_at)
   select ${user('n')}, 'chat' || n || '@bench.test', now(), 'chat_' || n, 'Fan ' || n, n % 360, now() - interval '90 days' from ${members}`,
  `insert into auth_accounts (user_id, created_at) select ${user('n')}, now() from ${members}`,
  `insert into auth_sessions (id, user_id, token_hash, method, device_name, network, created_at, last_seen_at, expires_at)
   select ${session}, ${user('n')}, sha256(convert_to(rpad('chat-' || n || '-', 43, 'x'), 'utf8')), 'password', 'Bench', 'here',
     now(), now() + interval '1 day', now() + interval '20 days' from ${members}`,
  `insert into clubs (id, handle, name, category, hue, visibility, join_policy, posting, modules, text_policy, owner_id, created_at)
   values ('${CLUB}', 'chat-club', 'Chat', 'music', 1, 'public', 'open', 'staff', '[]', '${policy}', ${user(0)}, now())`,
  `insert into memberships (club_id, user_id, role, number, state, source, joined_at, user_name, folded_name)
   select '${CLUB}', ${user('n')}, case n when 0 then 'owner' else 'member' end, n + 1, 'active', 'open',
     now() - interval '60 days', 'chat_' || n, 'fan ' || n from ${members}`,
  `insert into conversations (id, kind, channel, club_id, name, position, last_at, created_at) values
   ('${LOUNGE}', 'channel', 'lounge', '${CLUB}', 'Lounge', 1, now(), now())`,
  ...pairs(READER, 2, CONVERSATIONS, 5, '8002'),
  ...pairs(FEW.fan, 1110, UNREAD_IN, FEW.unread / UNREAD_IN, '8003'),
  ...pairs(MANY.fan, 1130, UNREAD_IN, MANY.unread / UNREAD_IN, '8004'),
];

/** In one transaction. */
export async function fillChat(tx: Executor): Promise<void> {
  for (const text of statements) await tx.query({ text });
}
