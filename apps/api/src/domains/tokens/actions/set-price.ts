// Owns the price of a token: announced a day before it holds, at most a tenth away from the price before.
import { nextPriceBounds, PRICE_NOTICE_HOURS } from '@stagepass/base/token-limits.ts';
import { noPriceChange, priceChangeWaiting, priceStepTooBig } from '@stagepass/contract/tokens/errors.ts';
import { tokenPriceAnnounced } from '@stagepass/contract/tokens/events.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { lockPricedToken } from '../access.ts';
import { insertPrice, removeNextPrice } from '../tokens.store.ts';

const NOTICE_MS = PRICE_NOTICE_HOURS * 3_600_000;

export async function announcePrice(
  platform: Platform,
  actor: SignedIn,
  { club: idOrHandle, price_cents }: { club: string; price_cents: number },
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { club } = await loadClubFor(platform, tx, actor, idOrHandle, 'manage-token');
    await announceFor(platform, tx, { club_id: club.id, price_cents, by: actor.user_id });
  });
}

/** Who may is the caller's to have asked. */
export async function announceFor(
  platform: Platform,
  tx: Tx,
  { club_id, price_cents, by }: { club_id: string; price_cents: number; by: string },
): Promise<void> {
  const { token, at } = await lockPricedToken(platform, tx, club_id);
  if (token.next_price !== null)
    fail(priceChangeWaiting, { price_cents: token.next_price, from: token.next_from?.toISOString() });
  const bounds = nextPriceBounds(token.price);
  const within = price_cents >= bounds.least_cents && price_cents <= bounds.most_cents;
  if (!within || price_cents === token.price) fail(priceStepTooBig, { ...bounds });
  const effective_at = new Date(at.getTime() + NOTICE_MS);
  await insertPrice(tx, { club_id, price: price_cents, effective_at, announced_at: at });
  await recordDeed(platform, tx, {
    club_id,
    actor_id: by,
    deed: 'tokens.price-announced',
    details: { name: token.symbol, amount_cents: price_cents, before_cents: token.price },
  });
  const from = effective_at.toISOString();
  await tx.emit(tokenPriceAnnounced, { club_id, symbol: token.symbol, price_cents, from });
}

export async function withdrawPrice(platform: Platform, actor: SignedIn, idOrHandle: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { club } = await loadClubFor(platform, tx, actor, idOrHandle, 'manage-token');
    const { token, at } = await lockPricedToken(platform, tx, club.id);
    if (!(await removeNextPrice(tx, club.id, at))) fail(noPriceChange);
    await recordDeed(platform, tx, {
      club_id: club.id,
      actor_id: actor.user_id,
      deed: 'tokens.price-withdrawn',
      details: { name: token.symbol, amount_cents: token.next_price },
    });
  });
}
