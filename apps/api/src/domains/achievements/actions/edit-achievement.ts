// Owns the writing of achievements: made as a draft, changed, deleted; each in the club's log.
import {
  achievementBadgeOnly,
  achievementFrozen,
  achievementNotFound,
  achievementWrongState,
  tooManyDrafts,
} from '@stagepass/contract/achievements/errors.ts';
import { isBadgeOnly, MOST_DRAFT_ACHIEVEMENTS } from '@stagepass/contract/achievements/kinds.ts';
import type {
  AchievementDraft,
  ManagedAchievement,
  StageInput,
} from '@stagepass/contract/achievements/shapes.ts';
import { conflict } from '@stagepass/contract/common-errors.ts';
import { designNotFound } from '@stagepass/contract/items/errors.ts';
import { updateBadge } from '#domains/badges/public/write-badge.ts';
import { loadDesigns } from '#domains/items/public/load-items.ts';
import { loadClubFor, requireMay } from '#domains/memberships/public/load-club-for.ts';
import { deedLog } from '#domains/safety/public/record-deed.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { loadToManage } from '../access.ts';
import {
  countOfClub,
  insertAchievement,
  listStages,
  lockAchievement,
  putStages,
  removeAchievementRow,
  updateAchievement,
} from '../achievements.store.ts';
import { lockAchievementsOf } from '../counters.store.ts';
import type { AchievementRow, StageRow } from '../tables.ts';
import { presentManaged } from '../views.ts';

export async function createAchievement(
  platform: Platform,
  actor: Actor,
  clubId: string,
  draft: AchievementDraft,
): Promise<ManagedAchievement> {
  return platform.db.transaction(async (tx) => {
    const { club, standing } = await loadClubFor(platform, tx, actor, clubId, 'manage-content');
    if (givesItems(draft.stages)) requireMay(club, standing, 'manage-sales');
    await lockAchievementsOf(tx, club.id);
    if ((await countOfClub(tx, club.id)).drafts >= MOST_DRAFT_ACHIEVEMENTS) fail(tooManyDrafts);
    const { stages, look, ...fields } = draft;
    const row: AchievementRow = {
      id: newId(platform),
      club_id: club.id,
      site_key: null,
      state: 'draft',
      ...fields,
      look,
      badge_id: null,
      version: 1,
      created_by: signedIn(actor).user_id,
      created_at: platform.clock.now(),
      published_at: null,
      retired_at: null,
    };
    await checkStages(tx, { club_id: club.id, counter: draft.counter }, stages);
    await insertAchievement(tx, { ...row, look: JSON.stringify(look) });
    await putStages(tx, row.id, written(stages));
    await log(platform, tx, actor, row, 'achievements.made');
    return present(platform, tx, row);
  });
}

export async function changeAchievement(
  platform: Platform,
  actor: Actor,
  id: string,
  { version, ...draft }: AchievementDraft & { version: number },
): Promise<ManagedAchievement> {
  return platform.db.transaction(async (tx) => {
    const { club, standing } = await loadToManage(platform, tx, actor, id);
    const before = (await lockAchievement(tx, id)) ?? fail(achievementNotFound);
    if (before.version !== version) fail(conflict);
    const { stages, look, ...fields } = draft;
    const kept = (await listStages(tx, [id])).get(id) ?? [];
    if (before.state === 'draft') {
      if (givesItems(stages) || kept.some(({ design_id }) => design_id !== null))
        requireMay(club, standing, 'manage-sales');
      await checkStages(tx, { club_id: club.id, counter: draft.counter }, stages);
      await putStages(tx, id, written(stages));
    } else requireSameGoals(before, kept, draft);
    const changes = { ...fields, version: version + 1 };
    await updateAchievement(tx, id, { ...changes, look: JSON.stringify(look) });
    const { name, description } = draft;
    if (before.badge_id !== null)
      await updateBadge(tx, before.badge_id, { name, description, look, stages: kept.length });
    const row = { ...before, ...changes, look };
    await log(platform, tx, actor, row, 'achievements.changed');
    return present(platform, tx, row);
  });
}

export async function removeAchievement(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    await loadToManage(platform, tx, actor, id);
    const row = (await lockAchievement(tx, id)) ?? fail(achievementNotFound);
    if (row.state !== 'draft') fail(achievementWrongState, { state: row.state });
    await removeAchievementRow(tx, id);
    await log(platform, tx, actor, row, 'achievements.removed');
  });
}

function givesItems(stages: readonly StageInput[]): boolean {
  return stages.some(({ item }) => item !== null);
}

function written(stages: readonly StageInput[]): Omit<StageRow, 'achievement_id' | 'given'>[] {
  return stages.map(({ goal, xp, item }, at) => ({
    stage: at + 1,
    goal,
    xp,
    design_id: item?.design_id ?? null,
    total: item?.total ?? null,
  }));
}

async function checkStages(
  tx: Tx,
  { club_id, counter }: { club_id: string; counter: AchievementDraft['counter'] },
  stages: readonly StageInput[],
): Promise<void> {
  if (isBadgeOnly(counter) && stages.some(({ xp, item }) => xp > 0 || item !== null))
    fail(achievementBadgeOnly);
  const ids = stages.flatMap(({ item }) => item?.design_id ?? []);
  const designs = ids.length === 0 ? new Map() : await loadDesigns(tx, ids);
  if (ids.some((design) => designs.get(design)?.club_id !== club_id)) fail(designNotFound);
}

/** What fans are on their way to stays as it was when they began. */
function requireSameGoals(before: AchievementRow, kept: readonly StageRow[], draft: AchievementDraft): void {
  const goals = kept.map(({ goal, xp, design_id, total }) => ({
    goal,
    xp,
    item: design_id === null ? null : { design_id, total },
  }));
  const same =
    JSON.stringify(goals) === JSON.stringify(draft.stages) &&
    before.counter === draft.counter &&
    before.hidden === draft.hidden;
  if (!same || before.state === 'retired') fail(achievementFrozen);
}

export async function present(platform: Platform, tx: Tx, row: AchievementRow): Promise<ManagedAchievement> {
  const [shown] = await presentManaged(platform, tx, row.club_id ?? '', [row]);
  return shown ?? fail(achievementNotFound);
}

export const log = deedLog(({ name }: Pick<AchievementRow, 'club_id' | 'name'>) => ({ name }));
