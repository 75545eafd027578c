// Owns the taking back of a reward that was given wrongly: its XP, copies that are still where they were put, and tokens that the
// fan still has; once.
import { alreadyTakenBack, nothingToTakeBack, ownReward } from '@stagepass/contract/missions/errors.ts';
import { rewardTakenBack } from '@stagepass/contract/missions/events.ts';
import type { RewardTakenBack } from '@stagepass/contract/missions/participant-shapes.ts';
import { isId } from '@stagepass/contract/shapes.ts';
import { lockItems } from '#domains/items/public/load-items.ts';
import { moveItem } from '#domains/items/public/move-item.ts';
import { takeXp } from '#domains/levels/public/take-xp.ts';
import { requireMay } from '#domains/memberships/public/load-club-for.ts';
import { listSteps } from '#domains/requirements/public/list-steps.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import { takeTokens } from '#domains/tokens/public/take-tokens.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadMissionToManage } from '../access.ts';
import { placeOf } from '../escrow.rules.ts';
import { listHandedItems, sumHandedTokens } from '../gifts.store.ts';
import { letGoGifts } from '../let-go-gifts.ts';
import { listRewards, shareMission } from '../missions.store.ts';
import { lockPart, updatePart } from '../parts.store.ts';
import { stepCause } from '../step-cause.rules.ts';
import type { MissionRow, PartRow } from '../tables.ts';
import { findTakeBack, insertTakeBack } from '../take-backs.store.ts';
import { tellTakenBack } from '../tell-taken-back.ts';

export interface TakeBack {
  user_id: string;
  period: string;
  reason: string;
}

export async function takeBackReward(
  platform: Platform,
  actor: Actor,
  id: string,
  { user_id, period, reason }: TakeBack,
): Promise<RewardTakenBack> {
  const by = signedIn(actor).user_id;
  return platform.db.transaction(async (tx) => {
    const { mission, club, standing } = await loadMissionToManage(platform, tx, actor, id);
    const rewards = await listRewards(tx, [mission.id]);
    // Copies and tokens are given, and taken, by whoever may grant them.
    if (rewards.some(({ kind }) => kind === 'item' || kind === 'tokens'))
      requireMay(club, standing, 'manage-sales');
    if (user_id === by) fail(ownReward);
    const now = (await shareMission(tx, mission.id)) ?? mission;
    const part = isId(user_id) ? await lockPart(tx, { mission_id: id, user_id, period }) : undefined;
    if (part?.completed_at == null) return fail(nothingToTakeBack);
    if ((await findTakeBack(tx, part.id)) !== undefined) fail(alreadyTakenBack);
    const xp = await takeXpOf(platform, tx, now, part);
    const { items, items_left } = await takeItems(platform, tx, now, part);
    const { tokens, tokens_left } = await takeTokensOf(platform, tx, now, { part, by });
    await letGoGifts(platform, tx, part);
    const at = platform.clock.now();
    await insertTakeBack(tx, { part_id: part.id, reason, xp, items, tokens, taken_by: by, taken_at: at });
    // What was still to be claimed is not there any more.
    if (part.state === 'completed')
      await updatePart(tx, part.id, { state: 'claimed', claimed_at: at, reward_wait: null });
    await tx.emit(rewardTakenBack, { mission_id: mission.id, club_id: club.id, user_id, period });
    await recordDeed(platform, tx, {
      club_id: club.id,
      actor_id: by,
      deed: 'missions.reward-taken-back',
      subject: { kind: 'user', id: user_id },
      details: { title: mission.title, reason, xp, items, tokens },
    });
    await tellTakenBack(platform, tx, { user_id, mission, club, reason, xp, items, tokens });
    return { xp, items, items_left, tokens, tokens_left };
  });
}

/** XP of every step of this round; steps that were deleted since keep theirs. */
async function takeXpOf(platform: Platform, tx: Tx, mission: MissionRow, part: PartRow): Promise<number> {
  const rounds = [{ owner_id: mission.id, period: part.period }];
  const steps = (await listSteps(tx, 'mission', rounds, part.user_id)).get(mission.id) ?? [];
  return takeXp(platform, tx, {
    club_id: mission.club_id,
    user_id: part.user_id,
    given_by: { kind: 'requirement', ids: steps.map(({ id }) => stepCause(id, part.period)) },
    cause_id: part.id,
  });
}

/** What was sold, given away, used or put on sale since is left alone, and so is what came back by another way. */
async function takeItems(platform: Platform, tx: Tx, mission: MissionRow, part: PartRow) {
  const given = await listHandedItems(tx, part.id);
  const copies = await lockItems(
    tx,
    given.map(({ item_id }) => item_id),
  );
  let items = 0;
  for (const { item_id, handed_at } of given) {
    const copy = copies.get(item_id);
    const same = copy?.acquired_at.getTime() === handed_at.getTime();
    if (copy?.holder_id !== part.user_id || copy.state !== 'held' || !same) continue;
    await moveItem(tx, {
      item_id,
      from: { holder_id: part.user_id, state: 'held' },
      to: { holder_id: null, state: 'held' },
      event: 'taken-back',
      cause: placeOf(mission.id),
      at: platform.clock.now(),
    });
    items += 1;
  }
  return { items, items_left: given.length - items };
}

/** What was sent to others or spent since is left alone: tokens are all alike, so the fan's own make up for them as far as they reach. */
async function takeTokensOf(
  platform: Platform,
  tx: Tx,
  mission: MissionRow,
  { part, by }: { part: PartRow; by: string },
) {
  const amount = await sumHandedTokens(tx, part.id);
  if (amount === 0) return { tokens: 0, tokens_left: 0 };
  const tokens = await takeTokens(tx, {
    club_id: mission.club_id,
    user_id: part.user_id,
    amount,
    cause: { kind: 'reward', id: part.id },
    actor_id: by,
    memo: { mission_id: mission.id },
    at: platform.clock.now(),
  });
  return { tokens, tokens_left: amount - tokens };
}
