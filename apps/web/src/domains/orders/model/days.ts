// Orders by the day on which they were made, and the words for days and moments.
import type { Order } from '@stagepass/contract/orders/shapes.ts';
import { datesIn } from '#platform/i18n/formats.ts';

export interface OrderDay {
  key: string;
  at: string;
  orders: Order[];
  /** What was paid in credits on that day and not refunded, of the orders that are shown. */
  paid_cents: number;
}

/** In the order in which they come. */
export function byDay(orders: readonly Order[]): OrderDay[] {
  const days: OrderDay[] = [];
  for (const order of orders) {
    const key = new Date(order.at).toDateString();
    let day = days.at(-1);
    if (day?.key !== key) {
      day = { key, at: order.at, orders: [], paid_cents: 0 };
      days.push(day);
    }
    day.orders.push(order);
    if (order.asset_id === 'credits' && order.state !== 'refunded') day.paid_cents += order.paid_cents;
  }
  return days;
}

export function dayName(
  at: string,
  now: Date,
  words: { today: string; yesterday: string },
  tag: string,
): string {
  const then = new Date(at);
  if (then.toDateString() === now.toDateString()) return words.today;
  const before = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (then.toDateString() === before.toDateString()) return words.yesterday;
  const year = then.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return datesIn(tag, { day: 'numeric', month: 'long', ...year }).format(then);
}
