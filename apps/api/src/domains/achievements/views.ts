// Owns how achievements become what screens show: a fixed number of queries, however many there are.
import type { CounterKind } from '@stagepass/contract/achievements/kinds.ts';
import type {
  AchievementCard,
  AchievementStage,
  ManagedAchievement,
} from '@stagepass/contract/achievements/shapes.ts';
import type { ItemClub, ItemDesignCard } from '@stagepass/contract/items/shapes.ts';
import { presentDesigns } from '#domains/items/public/present-items.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { countEarners, listStages } from './achievements.store.ts';
import { listEarned } from './earned.store.ts';
import { problemsOf } from './problems.ts';
import type { AchievementRow, EarnedRow, StageRow } from './tables.ts';

type Stages = ReadonlyMap<string, readonly StageRow[]>;

async function designsOf(platform: Platform, tx: Executor, stages: Stages) {
  const ids = [...stages.values()].flatMap((some) => some.flatMap(({ design_id }) => design_id ?? []));
  return ids.length === 0 ? new Map<string, ItemDesignCard>() : presentDesigns(platform, tx, ids);
}

export interface Viewer {
  user_id: string | null;
  /** The viewer's counter for an achievement. */
  count: (row: Pick<AchievementRow, 'id' | 'counter'>) => number;
  /** Null for the site's own. */
  club: (row: Pick<AchievementRow, 'club_id'>) => ItemClub | null;
}

/** In the order of the rows, which are live: three queries. */
export async function presentCards(
  platform: Platform,
  tx: Executor,
  rows: readonly AchievementRow[],
  viewer: Viewer,
): Promise<AchievementCard[]> {
  const ids = rows.map(({ id }) => id);
  const stages = await listStages(tx, ids);
  const earned = viewer.user_id === null ? [] : await listEarned(tx, viewer.user_id, ids);
  const designs = await designsOf(platform, tx, stages);
  const mine = Map.groupBy(earned, ({ achievement_id }) => achievement_id);
  return rows.map((row) => {
    const own = mine.get(row.id) ?? [];
    return {
      id: row.id,
      club: viewer.club(row),
      name: row.name,
      description: row.description,
      counter: row.counter,
      hidden: row.hidden,
      look: row.look,
      badge_id: row.badge_id ?? '',
      stages: (stages.get(row.id) ?? []).map((stage) => presentStage(stage, own, designs)),
      count: viewer.count(row),
      stage: Math.max(0, ...own.map(({ stage }) => stage)),
    };
  });
}

function presentStage(
  { stage, goal, xp, design_id, total, given }: StageRow,
  own: readonly EarnedRow[],
  designs: ReadonlyMap<string, ItemDesignCard>,
): AchievementStage {
  const design = designs.get(design_id ?? '');
  const earned = own.find((row) => row.stage === stage);
  return {
    stage,
    goal,
    xp,
    item: design === undefined ? null : { design, left: total === null ? null : total - given },
    earned_at: earned?.earned_at.toISOString() ?? null,
    item_id: earned?.item_id ?? null,
  };
}

/** The share of the next goal that is done, and what is missing; undefined where all is earned. */
function distance(card: AchievementCard): { share: number; missing: number } | undefined {
  const next = card.stages.find(({ earned_at }) => earned_at === null);
  return next && { share: Math.min(1, card.count / next.goal), missing: next.goal - card.count };
}

/** The one whose next stage is nearest, as `listNearest` orders them. */
export function nearestOf(cards: readonly AchievementCard[]): AchievementCard | undefined {
  return cards
    .flatMap((card) => {
      const far = distance(card);
      return far === undefined ? [] : [{ card, ...far }];
    })
    .sort((one, other) => other.share - one.share || one.missing - other.missing)[0]?.card;
}

/** In the order of the rows, all of one club: five queries at most. */
export async function presentManaged(
  platform: Platform,
  tx: Executor,
  clubId: string,
  rows: readonly AchievementRow[],
): Promise<ManagedAchievement[]> {
  const ids = rows.map(({ id }) => id);
  const stages = await listStages(tx, ids);
  const earners = await countEarners(
    tx,
    rows.filter(({ state }) => state !== 'draft').map(({ id }) => id),
  );
  const designs = await designsOf(platform, tx, stages);
  const problems = await problemsOf(tx, clubId, rows, stages);
  return rows.map(({ id, state, name, description, look, counter, hidden, version }) => ({
    id,
    club_id: clubId,
    state,
    name,
    description,
    look,
    counter: counter satisfies CounterKind,
    hidden,
    stages: (stages.get(id) ?? []).map(({ stage, goal, xp, design_id, total, given }) => {
      const design = designs.get(design_id ?? '');
      return {
        stage,
        goal,
        xp,
        item: design === undefined ? null : { design, total, given },
        earners: earners.get(`${id}:${stage}`) ?? 0,
      };
    }),
    problems: problems.get(id) ?? [],
    version,
  }));
}
