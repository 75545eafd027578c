// Orders by the day on which they were made, and what was paid on each.
import type { Order } from '@stagepass/contract/orders/shapes.ts';
import { byDay, type Day } from '#platform/i18n/days.ts';

export interface OrderDay extends Day<Order> {
  /** What was paid in credits on that day and not refunded, of the orders that are shown. */
  paid_cents: number;
}

/** In the order in which they come. */
export function ordersByDay(orders: readonly Order[]): OrderDay[] {
  return byDay(orders, ({ at }) => at).map((day) => {
    const counted = day.entries.filter(
      ({ asset_id, state }) => asset_id === 'credits' && state !== 'refunded',
    );
    return { ...day, paid_cents: counted.reduce((sum, { paid_cents }) => sum + paid_cents, 0) };
  });
}
