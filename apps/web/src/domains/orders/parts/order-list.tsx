// Orders under their days, each day with what was paid on it; the end of the list fetches the next page.
import { formatUsd } from '@stagepass/base/money.ts';
import type { Order } from '@stagepass/contract/orders/shapes.ts';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { dayName } from '#platform/i18n/days.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { More, type MoreProps } from '#platform/query/more.tsx';
import { ordersCopy } from '../copy.ts';
import { ordersByDay } from '../model/days.ts';
import { OrderRow, type SeenAs } from './order-row.tsx';
import './orders.css';

export interface OrderListProps {
  orders: readonly Order[];
  seenAs: SeenAs;
  query: MoreProps['query'];
}

export function OrderList({ orders, seenAs, query }: OrderListProps) {
  const copy = useCopy(ordersCopy);
  const { tag } = useLocale();
  const [now] = useState(() => new Date());
  return (
    <>
      {ordersByDay(orders).map((day) => (
        <section key={day.key}>
          <h2 className="sp-order-day">
            <span>{dayName(day.at, now, copy, tag)}</span>
            {day.paid_cents === 0 ? null : <span className="sp-num">{formatUsd(day.paid_cents)}</span>}
          </h2>
          <ul>
            {day.entries.map((order) => (
              <li key={order.id}>
                <OrderRow order={order} seenAs={seenAs} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <More query={query} />
    </>
  );
}
