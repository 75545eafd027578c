// Owns the stations that their line is measured on: one club, ten thousand members, each with the one step of each station passed.
import type { Executor } from '../../apps/api/src/platform/db/executor.ts';
import { FANS, fanOf } from './ledger-dataset.ts';

const CLUB = '01890000-0000-7000-8000-c00000000005';
const DESIGN = '01890000-0000-7000-8000-d00000000005';
/** The first one is the raw side's, where a fan claims again and again; at ours each fan claims once. */
export const STATIONS = 5;

const hex = (group: string, number: string) =>
  `('01890000-0000-7000-${group}-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
const fan = hex('8000', 'n');
const station = hex('800a', 's');
const step = hex('800b', 's');

export const stationOf = (number: number) =>
  `01890000-0000-7000-800a-${number.toString(16).padStart(12, '0')}`;

const fans = `generate_series(1, ${FANS}) n`;
const stations = `generate_series(0, ${STATIONS - 1}) s`;

const statements = [
  // The rows fit together by how they are made.
  'set local session_replication_role = replica',
  `insert into users (id, email, email_verified_at, user_name, display_name, hue, created_at)
   select ${fan}, 'claim' || n || '@bench.test', now(), 'claim_' || n, 'Fan ' || n, n % 360, now() - interval '90 days' from ${fans}`,
  `insert into clubs (id, handle, name, category, hue, visibility, join_policy, posting, modules, text_policy, owner_id, created_at)
   values ('${CLUB}', 'station-club', 'Stations', 'music', 1, 'public', 'open', 'staff', '[]', '{}', '${fanOf(1)}', now())`,
  `insert into memberships (club_id, user_id, role, number, state, source, joined_at, user_name, folded_name)
   select '${CLUB}', ${fan}, 'member', n, 'active', 'open', now() - interval '60 days', 'claim_' || n, 'fan ' || n from ${fans}`,
  `insert into item_designs (id, club_id, name, quality, kind, held_back, transferable, state, created_by, created_at, changed_at)
   values ('${DESIGN}', '${CLUB}', 'Pin', 'rare', 'collectible', 0, true, 'live', '${fanOf(1)}', now(), now())`,
  `insert into stations (id, club_id, state, position, title, kind, design_id, place, created_at, opened_at)
   select ${station}, '${CLUB}', 'open', s, 'Station ' || s, 'ITEM', '${DESIGN}', '{"kind":"virtual","url":null}', now(),
     date_trunc('milliseconds', now()) from ${stations}`,
  `insert into requirements (id, owner_kind, owner_id, club_id, type, position, title, config, created_at)
   select ${step}, 'station', ${station}, '${CLUB}', 'CONTENT', 0, 'Step',
     '{"type":"CONTENT","text":"A page to read.","link":null,"media_id":null,"seconds":0}', now() from ${stations}`,
  `insert into requirement_progress (requirement_id, user_id, period, tries, passed_at, counted)
   select ${step}, ${fan}, '', 1, now(), true from ${fans}, ${stations}`,
];

/** In one transaction. */
export async function fillStations(tx: Executor): Promise<void> {
  for (const text of statements) await tx.query({ text });
}
