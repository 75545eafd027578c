// Owns the missions that their line is measured on: one club, ten thousand members, each with the one step of each mission open.
import type { Executor } from '../../apps/api/src/platform/db/executor.ts';
import { FANS, fanOf } from './ledger-dataset.ts';

export const STEP_CLUB = '01890000-0000-7000-8000-c00000000004';
/** The first one is the raw side's, who passes it again and again; ours are passed once by each fan. */
export const MISSIONS = 5;

const hex = (group: string, number: string) =>
  `('01890000-0000-7000-${group}-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
const fan = hex('8000', 'n');
const mission = hex('800a', 'm');
const step = hex('800b', 'm');
/** One number for a fan and a mission. */
const both = `m * ${10 * FANS} + n`;

const idIn = (group: string, number: number) =>
  `01890000-0000-7000-${group}-${number.toString(16).padStart(12, '0')}`;
export const stepOf = (number: number) => idIn('800b', number);
export const attemptOf = (number: number, fanNumber: number) => idIn('800d', number * 10 * FANS + fanNumber);

const fans = `generate_series(1, ${FANS}) n`;
const missions = `generate_series(0, ${MISSIONS - 1}) m`;

const statements = [
  // The rows fit together by how they are made.
  'set local session_replication_role = replica',
  `insert into users (id, email, email_verified_at, user_name, display_name, hue, created_at)
   select ${fan}, 'step' || n || '@bench.test', now(), 'step_' || n, 'Fan ' || n, n % 360, now() - interval '90 days' from ${fans}`,
  `insert into clubs (id, handle, name, category, hue, visibility, join_policy, posting, modules, text_policy, owner_id, created_at)
   values ('${STEP_CLUB}', 'step-club', 'Steps', 'music', 1, 'public', 'open', 'staff', '[]', '{}', '${fanOf(1)}', now())`,
  `insert into tiers (id, club_id, rank, name, hue, reached_by, at_xp, created_at)
   select ${hex('8009', 'n')}, '${STEP_CLUB}', n, 'Tier ' || n, 40, 'xp', 1000000 * n, now() from generate_series(1, 4) n`,
  `insert into memberships (club_id, user_id, role, number, state, source, joined_at, user_name, folded_name)
   select '${STEP_CLUB}', ${fan}, 'member', n, 'active', 'open', now() - interval '60 days', 'step_' || n, 'fan ' || n from ${fans}`,
  `insert into missions (id, club_id, state, position, title, repeat, created_at, published_at)
   select ${mission}, '${STEP_CLUB}', 'live', m, 'Mission ' || m, 'once', now(), now() from ${missions}`,
  `insert into requirements (id, owner_kind, owner_id, club_id, type, position, title, config, created_at)
   select ${step}, 'mission', ${mission}, '${STEP_CLUB}', 'CONTENT', 0, 'Step',
     '{"type":"CONTENT","text":"A page to read.","link":null,"media_id":null,"seconds":0}', now() from ${missions}`,
  `insert into mission_parts (id, mission_id, user_id, period, state, started_at)
   select ${hex('800c', both)}, ${mission}, ${fan}, '', 'started', now() from ${fans}, ${missions}`,
  `insert into requirement_progress (requirement_id, user_id, period) select ${step}, ${fan}, '' from ${fans}, ${missions}`,
  `insert into requirement_attempts (id, requirement_id, user_id, period, number, version, state, opened_at, work)
   select ${hex('800d', both)}, ${step}, ${fan}, '', 1, 1, 'open', now(), '{}' from ${fans}, ${missions}`,
  // Everybody has earned something before.
  `insert into xp_grants (id, club_id, user_id, amount, cause_kind, cause_id, created_at, day)
   select gen_random_uuid(), '${STEP_CLUB}', ${fan}, 500, 'bench', 'before', now(), current_date from ${fans}`,
  `insert into xp_totals (club_id, user_id, total) select '${STEP_CLUB}', ${fan}, 500 from ${fans}`,
  `insert into xp_days (club_id, user_id, day, amount) select '${STEP_CLUB}', ${fan}, current_date, 500 from ${fans}`,
  `insert into xp_board_entries (club_id, span, user_id, xp, counted_xp)
   select '${STEP_CLUB}', s, ${fan}, 500, 500 from ${fans}, unnest(array[0, 7, 30]) s`,
];

/** In one transaction. */
export async function fillMissions(tx: Executor): Promise<void> {
  for (const text of statements) await tx.query({ text });
}
