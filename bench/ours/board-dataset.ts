// Owns the leaderboard that its line is measured on: a club of so many members, each on the board, a few changes not folded in yet.
import { groupOf } from '../../apps/api/src/domains/levels/board-upkeep.store.ts';
import { GROUP_BITS } from '../../apps/api/src/domains/levels/boards.store.ts';
import type { Executor } from '../../apps/api/src/platform/db/executor.ts';
import { fanOf } from './ledger-dataset.ts';

export const BOARD_CLUB = '01890000-0000-7000-8000-c00000000002';
const OWNER = fanOf(1);
/** As many as a busy club has between two folds. */
const UNFOLDED = 50;

/** Spread as XP is: many with little, a few with a lot; always multiples of five, so that many share a place. */
const XP = `(5 * (1 + floor(12000 * power(((n * 7919::bigint) % $2::int)::float8 / $2::int, 4))))::int`;

/** In one transaction. */
export async function fillBoard(db: Executor, members: number): Promise<void> {
  // Every row is of this one club: looking that up a million times would be most of the work.
  await db.query({ text: 'set local session_replication_role = replica' });
  await db.query({
    text: `insert into users (id, user_name, display_name, hue, created_at) values ($1, 'board_owner', 'Owner', 1, now())`,
    values: [OWNER],
  });
  await db.query({
    text: `insert into clubs (id, handle, name, category, hue, visibility, join_policy, posting, modules, text_policy, owner_id,
             created_at) values ($1, 'board-club', 'Board', 'music', 1, 'public', 'open', 'staff', '[]', '{}', $2, now())`,
    values: [BOARD_CLUB, OWNER],
  });
  await db.query({
    text: `insert into xp_board_entries (club_id, span, user_id, xp, counted_xp)
           select $1, 0, ('01890000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, ${XP}, ${XP}
           from generate_series(1, $2::int) n`,
    values: [BOARD_CLUB, members],
  });
  await db.query({
    text: `insert into xp_board_counts (club_id, span, depth, bucket, people, above)
           select club_id, span, depth, bucket, people,
             sum(people) over (partition by club_id, span, depth, ${groupOf} order by bucket desc) - people
           from (select club_id, span, depth, counted_xp >> (${GROUP_BITS} * depth) as bucket, count(*)::int as people
             from xp_board_entries cross join generate_series(0, 1) as depth group by 1, 2, 3, 4) as counted`,
  });
  await db.query({
    text: `update xp_board_entries set xp = xp + 50 where club_id = $1 and span = 0 and user_id in (
             select user_id from xp_board_entries where club_id = $1 and span = 0 order by user_id limit $2)`,
    values: [BOARD_CLUB, UNFOLDED],
  });
  await db.query({
    text: 'insert into xp_boards (club_id, turned_to) values ($1, current_date)',
    values: [BOARD_CLUB],
  });
}

/** Whoever stands about there. */
export async function whoIsAt(db: Executor, place: number): Promise<{ user_id: string; xp: number }> {
  const { rows } = await db.query<{ user_id: string; xp: number }>({
    text: `select user_id, xp from xp_board_entries where club_id = $1 and span = 0 order by xp desc, user_id desc
           offset $2 limit 1`,
    values: [BOARD_CLUB, place - 1],
  });
  const [found] = rows;
  if (found === undefined) throw new Error(`nobody stands at place ${place}`);
  return found;
}
