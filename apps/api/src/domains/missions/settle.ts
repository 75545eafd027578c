// Owns the end of a club's missions when it closes for good: all end, and the budget goes back to the club before it is paid out.
import { clubAccount } from '#domains/ledger/public/account-ref.ts';
import { postTransfer } from '#domains/ledger/public/post-transfer.ts';
import { releaseMedia } from '#domains/media/public/release-media.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Domain } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { removeBudget } from './budgets.store.ts';
import { endMissionRow } from './end-mission.ts';
import { budgetAccount } from './escrow.rules.ts';
import { listPartsWithGiftsInClub } from './gifts.store.ts';
import { letGoGifts } from './let-go-gifts.ts';
import { listUnended, listWithWords, lockMission, updateMission } from './missions.store.ts';

const MISSIONS_IN_ONE_STEP = 20;
const GIFTS_IN_ONE_STEP = 200;

export const settle: NonNullable<Domain['settle']> = async (platform, tx, clubId) => {
  const ids = await listUnended(tx, clubId, MISSIONS_IN_ONE_STEP);
  for (const id of ids) {
    const mission = await lockMission(tx, id);
    if (mission !== undefined) await endMissionRow(platform, tx, mission);
  }
  if (ids.length === MISSIONS_IN_ONE_STEP) return 'waiting';
  // A closed club hands nothing over: nobody may claim there any more.
  if (await letGoSomeGifts(platform, tx, clubId)) return 'waiting';
  if (await forgetSome(platform, tx, clubId)) return 'waiting';
  const amount = await removeBudget(tx, clubId);
  const [from, to] = [budgetAccount(clubId), clubAccount(clubId)];
  if (amount > 0)
    await postTransfer(tx, {
      kind: 'reward',
      moves: [{ from, to, asset_id: 'credits', amount }],
      cause: { kind: 'reward', id: clubId },
      club_id: clubId,
      actor_id: null,
      // The row that is gone with it is the guard.
      key: null,
      at: platform.clock.now(),
    });
  return 'settled';
};

/** Answers whether more are left. */
async function letGoSomeGifts(platform: Platform, tx: Tx, clubId: string): Promise<boolean> {
  const parts = await listPartsWithGiftsInClub(tx, clubId, GIFTS_IN_ONE_STEP);
  for (const part of parts) await letGoGifts(platform, tx, part);
  return parts.length > 0;
}

/** Pictures and words go; answers whether more are left. */
async function forgetSome(platform: Platform, tx: Tx, clubId: string): Promise<boolean> {
  const ids = await listWithWords(tx, clubId, MISSIONS_IN_ONE_STEP);
  for (const id of ids) {
    await releaseMedia(platform, tx, { for: { kind: 'mission', id } });
    await updateMission(tx, id, { title: '', story: '', picture: null });
  }
  return ids.length === MISSIONS_IN_ONE_STEP;
}
