// Owns the SQL of the levels that a club has named or given perks.
import type { LevelPerk } from '@stagepass/contract/levels/shapes.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { LevelStepRow } from './tables.ts';

const ofClub = prepared<LevelStepRow>(
  'levels-steps',
  'select club_id, level, name, perks from level_steps where club_id = $1 order by level',
);

export async function listSteps(tx: Executor, clubId: string): Promise<LevelStepRow[]> {
  return ofClub(tx, [clubId]);
}

export async function listStepsOfClubs(tx: Executor, clubIds: readonly string[]): Promise<LevelStepRow[]> {
  if (clubIds.length === 0) return [];
  const { rows } = await tx.query<LevelStepRow>({
    text: 'select club_id, level, name, perks from level_steps where club_id = any($1) order by club_id, level',
    values: [clubIds],
  });
  return rows;
}

/** One edit of a club's ladder at a time, so that its bound holds. */
export async function lockSteps(tx: Executor, clubId: string): Promise<LevelStepRow[]> {
  await tx.query({
    text: `select pg_advisory_xact_lock(hashtextextended('levels-steps:' || $1, 0))`,
    values: [clubId],
  });
  return listSteps(tx, clubId);
}

export async function updateStep(
  tx: Executor,
  step: { club_id: string; level: number; name: string | null; perks: readonly LevelPerk[] },
): Promise<void> {
  await tx.query({
    text: `insert into level_steps (club_id, level, name, perks) values ($1, $2, $3, $4)
      on conflict (club_id, level) do update set name = excluded.name, perks = excluded.perks`,
    values: [step.club_id, step.level, step.name, JSON.stringify(step.perks)],
  });
}

export async function deleteStep(tx: Executor, clubId: string, level: number): Promise<void> {
  await tx.query({
    text: 'delete from level_steps where club_id = $1 and level = $2',
    values: [clubId, level],
  });
}

const discount = prepared<{ percent: number | null }>(
  'levels-discount',
  `select max((p ->> 'percent')::int) as percent
   from xp_totals t join level_steps s on s.club_id = t.club_id and t.total >= 50 * s.level * (s.level - 1)
   cross join lateral jsonb_array_elements(s.perks) p
   where t.club_id = $1 and t.user_id = $2 and p ->> 'type' = 'discount'`,
);

export async function findDiscount(tx: Executor, of: { club_id: string; user_id: string }): Promise<number> {
  return (await discount(tx, [of.club_id, of.user_id]))[0]?.percent ?? 0;
}

const privateMissions = prepared<{ club_id: string }>(
  'levels-private-missions',
  `select distinct t.club_id
   from xp_totals t join level_steps s on s.club_id = t.club_id and t.total >= 50 * s.level * (s.level - 1)
   join member_standing m on m.club_id = t.club_id and m.user_id = t.user_id
   where t.user_id = $1 and t.club_id = any ($2::uuid[]) and s.perks @> '[{"type": "privateMission"}]'`,
);

export async function listClubsWithMissions(
  tx: Executor,
  userId: string,
  clubIds: readonly string[],
): Promise<string[]> {
  return (await privateMissions(tx, [userId, clubIds])).map(({ club_id }) => club_id);
}
