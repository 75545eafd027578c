// Owns the emails to a club's owner about sales: at once for the club's first sale, then one a day with sales. Resales are fans' sales.
// Only the owner gets them, unless they turned emails about sales off.
import { z } from 'zod';
import { findClub } from '#domains/clubs/public/find-club.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Job } from '#platform/domain.ts';
import { mayMail } from '#platform/mail/may-mail.ts';
import type { Platform } from '#platform/platform.ts';
import { addressOf } from './address-of.ts';
import { type DaySales, isFirstSale, listDaySales } from './club-sales.store.ts';
import { daySalesLetter, firstSaleLetter } from './sale-letters.rules.ts';
import type { OrderRow } from './tables.ts';

const DAY_MS = 86_400_000;
const CLUBS_IN_ONE_STEP = 100;

export async function mailFirstSale(platform: Platform, tx: Tx, order: OrderRow): Promise<void> {
  if (order.kind === 'resale' || !(await isFirstSale(tx, order.id))) return;
  const found = await ownerOf(platform, tx, order.club_id);
  if (found === undefined) return;
  const url = `${platform.config.origin}/order/${order.id}`;
  const letter = firstSaleLetter({ to: found.to, order, club_name: found.club.name, url });
  await platform.mail.send(tx, { ...letter, ...found.terms });
}

const payloadShape = z.object({ day: z.string().optional(), after: z.string().optional() });

/**
 * The sales of the day before, as UTC counts days. A step sends its emails and queues the next step in one transaction: a step that
 * failed and is tried again has sent none of them.
 */
export const mailDaySales: Job = {
  name: 'orders.mail-day-sales',
  lane: 'background',
  cron: '20 6 * * *',
  run: async (platform, payload) => {
    const given = payloadShape.parse(payload);
    const day = given.day ?? new Date(platform.clock.now().getTime() - DAY_MS).toISOString().slice(0, 10);
    const from = new Date(`${day}T00:00:00Z`);
    await platform.db.transaction(async (tx) => {
      const clubs = await listDaySales(tx, {
        ...{ from, to: new Date(from.getTime() + DAY_MS) },
        ...{ after: given.after ?? null, limit: CLUBS_IN_ONE_STEP },
      });
      for (const sales of clubs) await mailSales(platform, tx, sales, from);
      const after = clubs.at(-1)?.club_id;
      if (clubs.length === CLUBS_IN_ONE_STEP && after !== undefined)
        await platform.jobs.queue(tx, mailDaySales.name, { day, after });
    });
  },
};

async function mailSales(platform: Platform, tx: Tx, sales: DaySales, day: Date): Promise<void> {
  const found = await ownerOf(platform, tx, sales.club_id);
  if (found === undefined) return;
  const url = `${platform.config.origin}/club/${found.club.handle}/manage-orders`;
  const letter = daySalesLetter({ to: found.to, sales, day, club_name: found.club.name, url });
  await platform.mail.send(tx, { ...letter, ...found.terms });
}

async function ownerOf(platform: Platform, tx: Tx, clubId: string) {
  const club = await findClub(platform, tx, clubId);
  const to = club === undefined ? null : await addressOf(tx, club.owner_id);
  if (club === undefined || to === null) return undefined;
  const asked = { user_id: club.owner_id, kind: 'sale', club_id: clubId } as const;
  const terms = await mayMail.read()(platform, tx, asked);
  return terms === null ? undefined : { club, to, terms };
}
