// Owns the votes that their line is measured on: one club, ten thousand members, one open vote for each side.
import type { Executor } from '../../apps/api/src/platform/db/executor.ts';
import { FANS, fanOf } from './ledger-dataset.ts';

const CLUB = '01890000-0000-7000-8000-c00000000006';
export const OPTIONS = 4;

const hex = (group: string, number: string) =>
  `('01890000-0000-7000-${group}-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
const fan = hex('8000', 'n');
const vote = hex('800c', 'v');
const option = hex('800d', 'v * 16 + o');

const id = (group: string, number: number) =>
  `01890000-0000-7000-${group}-${number.toString(16).padStart(12, '0')}`;

/** The first is the raw side's. */
export const RAW_VOTE = id('800c', 0);
export const OUR_VOTE = id('800c', 1);
/** Of ours, by place from 1. */
export const optionOf = (place: number) => id('800d', 16 + place);

const fans = `generate_series(1, ${FANS}) n`;
const options = `generate_series(0, 1) v, generate_series(1, ${OPTIONS}) o`;

const statements = [
  // The rows fit together by how they are made.
  'set local session_replication_role = replica',
  `insert into users (id, email, email_verified_at, user_name, display_name, hue, created_at)
   select ${fan}, 'vote' || n || '@bench.test', now(), 'vote_' || n, 'Fan ' || n, n % 360, now() - interval '90 days' from ${fans}`,
  `insert into clubs (id, handle, name, category, hue, visibility, join_policy, posting, modules, text_policy, owner_id, created_at)
   values ('${CLUB}', 'vote-club', 'Votes', 'music', 1, 'public', 'open', 'staff', '[]', '{}', '${fanOf(1)}', now())`,
  `insert into memberships (club_id, user_id, role, number, state, source, joined_at, user_name, folded_name)
   select '${CLUB}', ${fan}, 'member', n, 'active', 'open', now() - interval '60 days', 'vote_' || n, 'fan ' || n from ${fans}`,
  `insert into votes (id, club_id, state, title, opens_at, closes_at, created_at)
   select ${vote}, '${CLUB}', 'open', 'Vote ' || v, now() - interval '1 hour', now() + interval '30 days', now()
   from generate_series(0, 1) v`,
  `insert into vote_options (id, vote_id, place, label) select ${option}, ${vote}, o, 'Option ' || o from ${options}`,
  `insert into vote_counts (vote_id, place, ballots, weight) select ${vote}, o, 0, 0
   from generate_series(0, 1) v, generate_series(0, ${OPTIONS}) o`,
];

/** In one transaction. */
export async function fillVotes(tx: Executor): Promise<void> {
  for (const text of statements) await tx.query({ text });
}
