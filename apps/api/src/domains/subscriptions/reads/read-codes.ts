// Owns what is read of promotion codes and of the offer to come back: what a code makes of a price, and a club's own for its staff.
import type { Billing } from '@stagepass/base/subscription-kinds.ts';
import { planNotOffered } from '@stagepass/contract/subscriptions/errors.ts';
import type { CodeQuote, PromotionCode, WinBack } from '@stagepass/contract/subscriptions/offer-shapes.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor, SignedIn } from '#platform/http/actor.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { loadPlan } from '../access.ts';
import { byMaking, listCodesOf } from '../codes.store.ts';
import { costOf } from '../discount.rules.ts';
import { priceOf } from '../plans.store.ts';
import { findUsableCode } from '../use-code.ts';
import { presentCodes } from '../views-offers.ts';
import { findWinBack } from '../win-backs.store.ts';

export async function quoteCode(
  platform: Platform,
  actor: SignedIn,
  planId: string,
  { code, billing }: { code: string; billing: Billing },
): Promise<CodeQuote> {
  const { plan } = await loadPlan(platform, platform.db, actor, planId, 'see-inside');
  const price = priceOf(plan, billing);
  if (plan.state !== 'active' || price === undefined) return fail(planNotOffered);
  const { percent, periods } = await findUsableCode(platform.db, {
    ...{ club_id: plan.club_id, plan_id: plan.id, user_id: actor.user_id, code },
    at: platform.clock.now(),
  });
  return { code, percent, periods, ...costOf(price, percent) };
}

export async function readCodes(
  platform: Platform,
  actor: Actor,
  club: string,
  asked: PageAsked,
): Promise<Page<PromotionCode>> {
  const { db } = platform;
  const door = await loadClubFor(platform, db, actor, club, 'manage-sales');
  const found = await byMaking.page(asked, (page) => listCodesOf(db, door.club.id, page));
  return { data: await presentCodes(db, found.rows), next_cursor: found.next_cursor };
}

/** What a club that never had one begins with. */
const usual: WinBack = { percent: 20, periods: 3, active: false, on_cancel: false };

export async function readWinBack(platform: Platform, actor: Actor, clubId: string): Promise<WinBack> {
  const { db } = platform;
  const { club } = await loadClubFor(platform, db, actor, clubId, 'manage-sales');
  const row = await findWinBack(db, club.id);
  if (row === undefined) return usual;
  const { percent, periods, active, on_cancel } = row;
  return { percent, periods, active, on_cancel };
}
