// Owns the moment somebody reaches a stage: once for a person, with badge, XP and item in the transaction that worked the counter out.
import { assert } from '@stagepass/base/assert.ts';
import { stageEarned } from '@stagepass/contract/achievements/events.ts';
import { grantBadge } from '#domains/badges/public/grant-badge.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { giveKept } from '#domains/items/public/kept-in-place.ts';
import { loadDesigns, lockDesignRow } from '#domains/items/public/load-items.ts';
import { mintItems } from '#domains/items/public/mint-items.ts';
import { grantXp } from '#domains/levels/public/grant-xp.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { insertEarned, type ReachedStage, takeStageItem, updateEarnedItem } from './earned.store.ts';
import { placeOf } from './set-aside.ts';

/** With the person's lock held. Badges and XP first, then items in the order of their designs, as locks are taken everywhere. */
export async function award(
  platform: Platform,
  tx: Tx,
  user_id: string,
  reached: readonly ReachedStage[],
): Promise<void> {
  const at = platform.clock.now();
  const earned: ReachedStage[] = [];
  for (const stage of reached) {
    const { achievement_id, club_id } = stage;
    if (!(await insertEarned(tx, { achievement_id, stage: stage.stage, user_id, earned_at: at }))) continue;
    earned.push(stage);
    const cause = { kind: 'achievement' as const, id: achievement_id };
    await grantBadge(tx, { badge_id: stage.badge_id, user_id, stage: stage.stage, cause, at });
    if (stage.xp > 0 && club_id !== null)
      await grantXp(platform, tx, {
        club_id,
        user_id,
        amount: stage.xp,
        cause: { kind: 'achievement', id: `${achievement_id}:${stage.stage}` },
      });
    await tx.emit(stageEarned, {
      ...{ achievement_id, club_id, user_id, stage: stage.stage },
      ...{ name: stage.name, stages: stage.stages },
    });
  }
  const names = await giveItems(platform, tx, user_id, earned);
  for (const stage of earned) await tell(platform, tx, user_id, stage, names.get(stage) ?? null);
}

/** Answers the names of what was given. */
async function giveItems(
  platform: Platform,
  tx: Tx,
  user_id: string,
  earned: readonly ReachedStage[],
): Promise<Map<ReachedStage, string>> {
  const names = new Map<ReachedStage, string>();
  const withItem = earned
    .filter(({ design_id, staff }) => design_id !== null && !staff)
    .sort((one, other) => ((one.design_id ?? '') < (other.design_id ?? '') ? -1 : 1));
  for (const stage of withItem) {
    const given = await giveItem(platform, tx, { user_id, stage, design_id: stage.design_id ?? '' });
    if (given === undefined) continue;
    names.set(stage, given.name);
    const { achievement_id } = stage;
    await updateEarnedItem(tx, { achievement_id, stage: stage.stage, user_id, item_id: given.item_id });
  }
  return names;
}

/** Undefined where none is left, or the club retired the design meanwhile: the stage is earned all the same. */
async function giveItem(
  platform: Platform,
  tx: Tx,
  { user_id, stage, design_id }: { user_id: string; stage: ReachedStage; design_id: string },
): Promise<{ item_id: string; name: string } | undefined> {
  const at = platform.clock.now();
  const place = placeOf(stage.achievement_id);
  if (stage.total !== null) {
    const design = (await loadDesigns(tx, [design_id])).get(design_id);
    if (design === undefined || design.hidden_at !== null || !(await takeStageItem(tx, stage)))
      return undefined;
    const kept = await giveKept(tx, { place, design_id, user_id, at });
    assert(kept !== undefined, 'what a stage can still give is set aside');
    return { item_id: kept.item_id, name: design.name };
  }
  const design = await lockDesignRow(tx, design_id);
  if (design === undefined || design.state !== 'live' || design.hidden_at !== null) return undefined;
  await takeStageItem(tx, stage);
  const [made] = await mintItems(platform, tx, {
    holders: [{ user_id, design_id, cause_id: stage.achievement_id }],
    origin: 'grant',
    cause_kind: place.kind,
    at,
  });
  return made && { item_id: made.item_id, name: design.name };
}

async function tell(
  platform: Platform,
  tx: Tx,
  userId: string,
  { achievement_id, club_id, name, look, stage, stages, xp }: ReachedStage,
  item: string | null,
): Promise<void> {
  const found = club_id === null ? undefined : await findClub(platform, tx, club_id);
  const club = found === undefined ? null : { id: found.id, handle: found.handle, name: found.name };
  const told = { achievement_id, club, name, look, stage, stages, xp, item };
  tx.afterCommit(() => platform.realtime.toUser(userId, 'achievementEarned', told));
}
