// Owns the emails to a buyer, queued in the caller's transaction; without a verified email, the order on their phone says it all.
import { findClub } from '#domains/clubs/public/find-club.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Letter } from '#platform/mail/mail.ts';
import { mayMail } from '#platform/mail/may-mail.ts';
import type { Platform } from '#platform/platform.ts';
import { addressOf } from './address-of.ts';
import { type OrderWords, receiptLetter, refundLetter, topUpLetter } from './letters.rules.ts';
import type { OrderRow } from './tables.ts';

export async function mailRefund(platform: Platform, tx: Tx, order: OrderRow, reason: string): Promise<void> {
  const words = await wordsFor(platform, tx, order);
  if (words !== undefined)
    await send(platform, tx, order, 'order-refunded', refundLetter({ ...words, reason }));
}

export async function mailReceipt(platform: Platform, tx: Tx, order: OrderRow): Promise<void> {
  const words = await wordsFor(platform, tx, order);
  if (words !== undefined) await send(platform, tx, order, 'order-placed', receiptLetter(words));
}

export async function mailTopUp(
  platform: Platform,
  tx: Tx,
  of: { user_id: string; top_up_id: string; amount_cents: number },
): Promise<void> {
  const to = await addressOf(tx, of.user_id);
  if (to === null) return;
  const url = `${platform.config.origin}/user/buy-credit?top_up=${of.top_up_id}`;
  const letter = topUpLetter({ to, amount_cents: of.amount_cents, url });
  await send(platform, tx, { buyer_id: of.user_id, club_id: null }, 'top-up', letter);
}

async function send(
  platform: Platform,
  tx: Tx,
  { buyer_id, club_id }: { buyer_id: string; club_id: string | null },
  kind: 'order-placed' | 'order-refunded' | 'top-up',
  letter: Letter,
): Promise<void> {
  const terms = await mayMail.read()(platform, tx, { user_id: buyer_id, kind, club_id });
  if (terms !== null) await platform.mail.send(tx, { ...letter, ...terms });
}

async function wordsFor(platform: Platform, tx: Tx, order: OrderRow): Promise<OrderWords | undefined> {
  const to = await addressOf(tx, order.buyer_id);
  if (to === null) return undefined;
  const club = await findClub(platform, tx, order.club_id);
  const url = `${platform.config.origin}/order/${order.id}`;
  return { to, order, club_name: club?.name ?? 'a club', url };
}
