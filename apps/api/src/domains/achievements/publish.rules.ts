// Owns what stands between a draft and its publication.
import {
  type AchievementProblem,
  MOST_LIVE_ACHIEVEMENTS,
  mostHidden,
} from '@stagepass/contract/achievements/kinds.ts';
import type { ItemDesign } from '#domains/items/public/item.ts';
import type { AchievementRow, StageRow } from './tables.ts';

export interface Publishing {
  achievement: Pick<AchievementRow, 'hidden'>;
  stages: readonly Pick<StageRow, 'design_id' | 'total'>[];
  designs: ReadonlyMap<
    string,
    Pick<ItemDesign, 'state' | 'hidden_at' | 'edition_size' | 'issued' | 'held_back'>
  >;
  /** Of the club, without this one. */
  live: number;
  hidden: number;
}

/** Empty where it can be published. */
export function publishProblems(given: Publishing): AchievementProblem[] {
  const { achievement, stages, designs, live, hidden } = given;
  const problems = new Set<AchievementProblem>();
  if (live >= MOST_LIVE_ACHIEVEMENTS) problems.add('too-many-live');
  if (achievement.hidden && hidden + 1 > mostHidden(live + 1)) problems.add('too-many-hidden');
  const wanted = new Map<string, number>();
  for (const { design_id, total } of stages) {
    if (design_id === null) continue;
    const design = designs.get(design_id);
    if (design === undefined || design.state !== 'live' || design.hidden_at !== null) {
      problems.add('item-not-live');
      continue;
    }
    if (design.edition_size === null) continue;
    if (total === null) problems.add('item-total-missing');
    const sum = (wanted.get(design_id) ?? 0) + (total ?? 0);
    wanted.set(design_id, sum);
    if (design.issued + design.held_back + sum > design.edition_size) problems.add('item-stock');
  }
  return [...problems];
}
