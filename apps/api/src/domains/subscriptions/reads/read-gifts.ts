// Owns what is read of gifts: one's own with their links, and one as whoever has its link sees it.
import { giftNotFound } from '@stagepass/contract/subscriptions/errors.ts';
import type { GiftView, GivenGift } from '@stagepass/contract/subscriptions/gift-shapes.ts';
import type { UserCard } from '@stagepass/contract/users/shapes.ts';
import { loadItemClubs } from '#domains/items/public/present-items.ts';
import { loadClubAndStanding } from '#domains/memberships/public/load-club-and-standing.ts';
import { may } from '#domains/memberships/public/may.ts';
import { isBlocked } from '#domains/users/public/is-blocked.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor, SignedIn } from '#platform/http/actor.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { subscribeRefusal } from '../access.ts';
import { hashOf, secretOf } from '../gift-link.ts';
import { byGiving, findByHash, findGift, findGiftOf, listGiven } from '../gifts.store.ts';
import { listPlans } from '../plans.store.ts';
import type { GiftRow } from '../tables.ts';

/** What giver and receiver both see; a gift whose club is gone is left out. */
async function presentGifts(platform: Platform, rows: readonly GiftRow[]) {
  const { db } = platform;
  const ids = (key: 'club_id' | 'plan_id') => rows.map((row) => row[key]);
  const clubs = await loadItemClubs(platform, db, ids('club_id'));
  const plans = await listPlans(db, ids('plan_id'));
  return rows.flatMap((row) => {
    const [club, plan] = [clubs.get(row.club_id), plans.get(row.plan_id)];
    if (club === undefined || plan === undefined) return [];
    const { billing, count, message, state } = row;
    const shown = {
      ...{ club, plan: { id: plan.id, name: plan.name }, billing, count, message, state },
      created_at: row.created_at.toISOString(),
      ends_at: row.ends_at.toISOString(),
    };
    return [{ row, benefits: plan.benefits, shown }];
  });
}

async function presentGiven(platform: Platform, rows: readonly GiftRow[]): Promise<GivenGift[]> {
  const users = await loadUserCards(
    platform,
    platform.db,
    rows.flatMap(({ claimed_by }) => claimed_by ?? []),
  );
  return (await presentGifts(platform, rows)).map(({ row, shown }) => ({
    ...shown,
    ...{ id: row.id, amount_cents: row.amount_cents },
    secret: row.state === 'waiting' ? secretOf(platform, row.id) : null,
    closed_at: row.closed_at?.toISOString() ?? null,
    claimed_by: users.get(row.claimed_by ?? '') ?? null,
  }));
}

export async function readGivenGifts(
  platform: Platform,
  actor: SignedIn,
  asked: PageAsked,
): Promise<Page<GivenGift>> {
  const found = await byGiving.page(asked, (page) => listGiven(platform.db, actor.user_id, page));
  return { data: await presentGiven(platform, found.rows), next_cursor: found.next_cursor };
}

export async function readGivenGift(platform: Platform, actor: SignedIn, id: string): Promise<GivenGift> {
  const row = await findGift(platform.db, id);
  if (row?.giver_id !== actor.user_id) return fail(giftNotFound);
  const [shown] = await presentGiven(platform, [row]);
  return shown ?? fail(giftNotFound);
}

export async function readGift(platform: Platform, actor: Actor, secret: string): Promise<GiftView> {
  const { db } = platform;
  const row = (await findByHash(db, hashOf(secret))) ?? fail(giftNotFound);
  const [found] = await presentGifts(platform, [row]);
  const door = await loadClubAndStanding(platform, db, actor, row.club_id);
  if (found === undefined || door === undefined) return fail(giftNotFound);
  // Also where the club is out of this viewer's sight.
  if (!may(door.club, door.standing, 'see-front')) return fail(giftNotFound);
  const refusal = subscribeRefusal(door);
  const isOwn = actor.kind === 'user' && row.claimed_by === actor.user_id;
  const { apart, giver } = await giverOf(platform, actor, row);
  return {
    ...found.shown,
    ...(row.state === 'waiting' && row.ends_at <= platform.clock.now() ? { state: 'expired' as const } : {}),
    benefits: found.benefits,
    ...(apart ? { message: '' } : {}),
    giver,
    giver_gone: row.giver_id === null,
    subscription_id: isOwn ? row.subscription_id : null,
    refusal: refusal === null ? null : { code: refusal.code, message: refusal.message },
  };
}

/** Who blocked whom is left out, with what they wrote; so is who is gone. */
async function giverOf(
  platform: Platform,
  actor: Actor,
  { giver_id }: Pick<GiftRow, 'giver_id'>,
): Promise<{ apart: boolean; giver: UserCard | null }> {
  const { db } = platform;
  if (giver_id === null) return { apart: false, giver: null };
  if (actor.kind === 'user' && (await isBlocked(db, { user_id: actor.user_id, other_id: giver_id })))
    return { apart: true, giver: null };
  return { apart: false, giver: (await loadUserCards(platform, db, [giver_id])).get(giver_id) ?? null };
}

/** Of the gift that one's own subscription began with. */
export async function readGiver(
  platform: Platform,
  actor: SignedIn,
  subscriptionId: string,
): Promise<UserCard | null> {
  const gift = await findGiftOf(platform.db, subscriptionId);
  return gift === undefined ? null : (await giverOf(platform, actor, gift)).giver;
}
