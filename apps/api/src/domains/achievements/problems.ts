// Owns the question what keeps an achievement from being published, with what its rules need to know.
import type { AchievementProblem } from '@stagepass/contract/achievements/kinds.ts';
import { loadDesigns } from '#domains/items/public/load-items.ts';
import type { Executor } from '#platform/db/executor.ts';
import { countOfClub } from './achievements.store.ts';
import { publishProblems } from './publish.rules.ts';
import type { AchievementRow, StageRow } from './tables.ts';

/** By id, of drafts of one club: two queries for all of them. */
export async function problemsOf(
  tx: Executor,
  clubId: string,
  rows: readonly AchievementRow[],
  stages: ReadonlyMap<string, readonly StageRow[]>,
): Promise<Map<string, AchievementProblem[]>> {
  const drafts = rows.filter(({ state }) => state === 'draft');
  if (drafts.length === 0) return new Map();
  const ids = drafts.flatMap(({ id }) => (stages.get(id) ?? []).flatMap(({ design_id }) => design_id ?? []));
  const designs = ids.length === 0 ? new Map() : await loadDesigns(tx, ids);
  const { live, hidden } = await countOfClub(tx, clubId);
  return new Map(
    drafts.map((achievement) => [
      achievement.id,
      publishProblems({ achievement, stages: stages.get(achievement.id) ?? [], designs, live, hidden }),
    ]),
  );
}
