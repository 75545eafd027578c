// Owns clubs full of people who talk, written in bulk: hundreds of registrations over HTTP would take minutes.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type CallOptions, callServer } from './test-app.ts';

export interface Talker {
  readonly id: string;
  /** From an address of their own, so that no limit by address is met. */
  readonly as: CallOptions & { headers: Record<string, string>; token: string };
}

export interface TalkClub {
  readonly id: string;
  /** The lounge, where every member may write. */
  readonly conversation_id: string;
  readonly members: readonly Talker[];
}

interface Crowd {
  readonly url: string;
  readonly databaseUrl: string;
  readonly clubs: number;
  /** Of each club. */
  readonly members: number;
}

const idOf = (number: number) => `01890000-0000-7000-80aa-${number.toString(16).padStart(12, '0')}`;
const tokenOf = (number: number) => `talk-${number}-`.padEnd(43, 'x');
const user = `('01890000-0000-7000-80aa-' || lpad(to_hex(n), 12, '0'))::uuid`;
const session = `('01890000-0000-7000-80ab-' || lpad(to_hex(n), 12, '0'))::uuid`;
const CHANNELS_LIMIT_MS = 15_000;

function talker(number: number): Talker {
  const address = `11.${Math.floor(number / 250)}.${number % 250}.7`;
  return { id: idOf(number), as: { headers: { 'x-forwarded-for': address }, token: tokenOf(number) } };
}

/** Number 0 owns all the clubs. Accounts are old enough for no limit of new ones. */
const people = [
  `insert into users (id, email, email_verified_at, user_name, display_name, hue, created_at)
   select ${user}, 'talk' || n || '@talk.test', now(), 'talk_' || n, 'Talker ' || n, n % 360, now() - interval '90 days'
   from generate_series(0, $1::int) n`,
  `insert into auth_accounts (user_id, created_at) select ${user}, now() from generate_series(0, $1::int) n`,
  `insert into auth_sessions (id, user_id, token_hash, method, device_name, network, created_at, last_seen_at, expires_at)
   select ${session}, ${user}, sha256(convert_to(rpad('talk-' || n || '-', 43, 'x'), 'utf8')), 'password', 'Test', 'here',
     now(), now() + interval '1 day', now() + interval '20 days'
   from generate_series(0, $1::int) n`,
];

const joining = [
  `insert into memberships (club_id, user_id, role, number, state, source, joined_at)
   select $1::uuid, ${user}, 'member', n + 10, 'active', 'open', now() - interval '60 days'
   from generate_series($2::int, $2::int + $3::int - 1) n`,
  `update member_numbers set given = $2::int + $3::int + 10 where club_id = $1::uuid`,
  `update clubs set member_count = member_count + $3::int where id = $1::uuid and $2::int > 0`,
  `update club_limits set used = used + $3::int where club_id = $1::uuid and name = 'members' and $2::int > 0`,
];

/** On a server that is up, whose database it is. */
export async function seatTalkers({ url, databaseUrl, clubs, members }: Crowd): Promise<TalkClub[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const text of people) await client.query(text, [clubs * members]);
    const made: TalkClub[] = [];
    for (let at = 0; at < clubs; at += 1) {
      const id = await foundClub(url, at);
      const first = 1 + at * members;
      for (const text of joining) await client.query(text, [id, first, members]);
      const talkers = Array.from({ length: members }, (_, nth) => talker(first + nth));
      made.push({ id, conversation_id: await loungeOf(url, id), members: talkers });
    }
    await client.query('analyze');
    return made;
  } finally {
    await client.end();
  }
}

async function foundClub(url: string, at: number): Promise<string> {
  const body = { name: `Talk ${at}`, handle: `talk-${at}`, category: 'music', hue: 200 } as const;
  const answered = await callServer<'POST /clubs'>(url, 'POST /clubs', { body }, talker(0).as);
  if (!answered.ok) throw new Error(`no club: ${JSON.stringify(answered.error)}`);
  return answered.body.data.id;
}

/** Channels may be made by an event of the club, a moment later. */
async function loungeOf(url: string, id: string): Promise<string> {
  for (const began = performance.now(); performance.now() - began < CHANNELS_LIMIT_MS; await sleep(50)) {
    const name = 'GET /clubs/:id/channels';
    const answered = await callServer<typeof name>(url, name, { params: { id } }, talker(0).as);
    const lounge = answered.ok && answered.body.data.find(({ channel }) => channel === 'lounge');
    if (lounge) return lounge.id;
  }
  throw new Error('the club has no lounge');
}
