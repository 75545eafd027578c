// Owns the club that the lines about value are measured in: its owner, and every fan of the ledger's dataset as a member.
import type { Executor } from '../../apps/api/src/platform/db/executor.ts';
import { FANS, fanOf } from './ledger-dataset.ts';

export const CLUB = '01890000-0000-7000-8000-c00000000001';
export const OWNER = fanOf(FANS + 1);

/** Fans have their accounts in the ledger already. */
export async function fillClub(db: Executor): Promise<void> {
  await db.query({
    text: `insert into users (id, user_name, display_name, hue, created_at)
           select ('01890000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'bench_' || n, 'Fan', 1, now()
           from generate_series(1, $1::int + 1) n`,
    values: [FANS],
  });
  await db.query({
    text: `insert into clubs (id, handle, name, category, hue, visibility, join_policy, posting, modules, text_policy, owner_id,
             created_at) values ($1, 'bench-club', 'Bench', 'music', 1, 'public', 'open', 'staff', '[]', '{}', $2, now())`,
    values: [CLUB, OWNER],
  });
  await db.query({
    text: `insert into memberships (club_id, user_id, role, state, number, source, joined_at)
           select $1, ('01890000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'member', 'active', n, 'open', now()
           from generate_series(1, $2::int) n`,
    values: [CLUB, FANS],
  });
}
