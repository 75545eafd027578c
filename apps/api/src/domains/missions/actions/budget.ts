// Owns the budget for rewards in credits: the owner sets money of the club aside, or takes back what is free; staff see it.
import { clubClosing } from '@stagepass/contract/clubs/errors.ts';
import { budgetTooSmall } from '@stagepass/contract/missions/errors.ts';
import type { MissionBudget } from '@stagepass/contract/missions/shapes.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { clubAccount } from '#domains/ledger/public/account-ref.ts';
import { balancesOn } from '#domains/ledger/public/balances-of.ts';
import { postTransfer } from '#domains/ledger/public/post-transfer.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { may } from '#domains/memberships/public/may.ts';
import type { Standing } from '#domains/memberships/public/standing.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { changeBudget, findBudget } from '../budgets.store.ts';
import { budgetAccount } from '../escrow.rules.ts';

export async function getBudget(platform: Platform, actor: Actor, clubId: string): Promise<MissionBudget> {
  return present(platform.db, await loadClubFor(platform, platform.db, actor, clubId, 'manage-content'));
}

export async function changeMissionBudget(
  platform: Platform,
  actor: Actor,
  clubId: string,
  change_cents: number,
): Promise<MissionBudget> {
  return platform.db.transaction(async (tx) => {
    const door = await loadClubFor(platform, tx, actor, clubId, 'take-money-out');
    const { id: club_id } = door.club;
    if (change_cents === 0) return present(tx, door);
    if (change_cents > 0 && door.club.delete_after !== null) fail(clubClosing);
    if ((await changeBudget(tx, { club_id, change_cents })) === undefined) fail(budgetTooSmall);
    const [from, to] = [clubAccount(club_id), budgetAccount(club_id)];
    const way = change_cents >= 0 ? { from, to } : { from: to, to: from };
    const at = platform.clock.now();
    await postTransfer(tx, {
      kind: 'reward',
      moves: [{ ...way, asset_id: 'credits', amount: Math.abs(change_cents) }],
      cause: { kind: 'reward', id: newId(platform) },
      club_id,
      actor_id: signedIn(actor).user_id,
      key: null,
      at,
    });
    await recordDeed(platform, tx, {
      club_id,
      actor_id: signedIn(actor).user_id,
      deed: 'missions.budget-changed',
      details: { amount_cents: change_cents },
    });
    return present(tx, door);
  });
}

async function present(
  tx: Executor,
  { club, standing }: { club: Club; standing: Standing },
): Promise<MissionBudget> {
  const row = await findBudget(tx, club.id);
  const change = may(club, standing, 'take-money-out');
  return {
    ...row,
    free_cents: row.budget_cents - row.reserved_cents - row.spent_cents,
    // What a club has is for those who may take it out.
    club_cents: change ? (await balancesOn(tx, clubAccount(club.id))).available_cents : null,
    can: { change },
  };
}
