// Owns the SQL of growth: how many joined each club lately.
import type { Executor } from '#platform/db/executor.ts';
import type { Growth } from './growth.rules.ts';

const WEEK_MS = 7 * 86_400_000;

/** Clubs where anybody joined in the last two weeks. */
export async function listGrowth(tx: Executor, now: Date): Promise<(Growth & { club_id: string })[]> {
  const [week, fortnight] = [now.getTime() - WEEK_MS, now.getTime() - 2 * WEEK_MS].map((ms) => new Date(ms));
  const { rows } = await tx.query<Growth & { club_id: string }>({
    text: `select m.club_id, count(*) filter (where m.joined_at > $2)::int as joined_now,
        count(*) filter (where m.joined_at <= $2)::int as joined_before, max(c.member_count) as members
      from memberships m join club_facts c on c.id = m.club_id
      where m.state = 'active' and m.joined_at > $1 group by m.club_id`,
    values: [fortnight, week],
  });
  return rows;
}
