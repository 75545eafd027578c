// Owns who sees an order: its buyer, and the staff of the club that sold it. For everybody else it is not there.
import { orderNotFound } from '@stagepass/contract/orders/errors.ts';
import { loadClubAndStanding } from '#domains/memberships/public/load-club-and-standing.ts';
import { may } from '#domains/memberships/public/may.ts';
import type { Standing } from '#domains/memberships/public/standing.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { findOrder } from './orders.store.ts';
import type { OrderRow } from './tables.ts';

export interface SeenOrder {
  readonly row: OrderRow;
  /** Of the club's staff; null for the buyer. */
  readonly standing: Standing | null;
}

/** Staff of a club buy none of its items, so nobody is both, but for who became staff since: then the club's view is the larger one. */
export async function loadOrder(
  platform: Platform,
  tx: Executor,
  actor: SignedIn,
  orderId: string,
): Promise<SeenOrder> {
  const row = await findOrder(tx, orderId);
  if (row === undefined) return fail(orderNotFound);
  const standing = await staffStanding(platform, tx, actor, row.club_id);
  if (standing === null && row.buyer_id !== actor.user_id) return fail(orderNotFound);
  return { row, standing };
}

async function staffStanding(
  platform: Platform,
  tx: Executor,
  actor: SignedIn,
  clubId: string,
): Promise<Standing | null> {
  const found = await loadClubAndStanding(platform, tx, actor, clubId);
  if (found === undefined || !may(found.club, found.standing, 'manage-sales')) return null;
  return found.standing;
}
