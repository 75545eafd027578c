// How far somebody is: what each stage's bar shows, which stage is next, and how it is said.
import type { AchievementCard, AchievementStage } from '@stagepass/contract/achievements/shapes.ts';
import type { Copy } from '#platform/i18n/copy.ts';
import { numberIn } from '#platform/i18n/formats.ts';
import type { achievementsCopy } from '../copy.ts';

type Words = Copy<typeof achievementsCopy>;
type Progress = Pick<AchievementCard, 'stages' | 'count'>;

/** The first that is not earned; undefined where all are. */
export function nextStage({ stages }: Pick<AchievementCard, 'stages'>): AchievementStage | undefined {
  return stages.find(({ earned_at }) => earned_at === null);
}

/** Share of each stage that is done, 0 to 1: from the goal before it to its own. */
export function stageShares({ stages, count }: Progress): number[] {
  return stages.map(({ goal, earned_at }, at) => {
    if (earned_at !== null) return 1;
    const from = stages[at - 1]?.goal ?? 0;
    return Math.max(0, Math.min(1, (count - from) / (goal - from)));
  });
}

/** The goal that the number beside the name counts towards: the next, or the last where all are earned. */
export function goalOf(card: Pick<AchievementCard, 'stages'>): number {
  return (nextStage(card) ?? card.stages.at(-1))?.goal ?? 0;
}

export function progressWords(
  card: Pick<AchievementCard, 'stages' | 'count' | 'counter'>,
  copy: Words,
  tag: string,
): string {
  const count = numberIn(tag, card.count);
  // Past the last goal there is nothing left to count towards.
  if (nextStage(card) === undefined)
    return card.counter === 'streak' ? copy.countDays({ count: card.count }) : count;
  const words = { count, goal: numberIn(tag, goalOf(card)) };
  return card.counter === 'streak' ? copy.progressDays(words) : copy.progress(words);
}

/** What a stage gives besides its badge; the badge where it is all. */
export function rewardWords(
  { xp, item }: Pick<AchievementStage, 'xp' | 'item'>,
  copy: Words,
  tag: string,
): string {
  const points = xp > 0 ? copy.xp({ count: numberIn(tag, xp) }) : null;
  if (item === null) return points ?? copy.badge;
  return points === null ? item.design.name : copy.both({ xp: points, item: item.design.name });
}

/** The line below the bars. */
export function nextWords(
  card: Pick<AchievementCard, 'stages' | 'counter'>,
  copy: Words,
  tag: string,
): string {
  const next = nextStage(card);
  if (next === undefined) return card.stages.length === 1 ? copy.completeOnly : copy.complete;
  const todo = copy.todo[card.counter]({ count: next.goal });
  return copy.nextFor({ todo, reward: rewardWords(next, copy, tag) });
}
