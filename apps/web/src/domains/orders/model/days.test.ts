// Orders are grouped by their day, and a refunded one counts for nothing.
import type { Order } from '@stagepass/contract/orders/shapes.ts';
import { expect, test } from 'vitest';
import { ordersByDay } from './days.ts';

const order = (given: Partial<Order>): Order => ({
  id: 'o',
  number: 1001,
  kind: 'store',
  state: 'paid',
  club: null,
  title: 'House mug',
  design: null,
  copy_number: 1,
  quantity: 1,
  asset_id: 'credits',
  token: null,
  paid_cents: 1000,
  fee_cents: null,
  to_club_cents: null,
  buyer: null,
  at: '2026-11-15T12:00:00',
  ...given,
});

test('days come in the order of their orders, with what was paid and stayed paid', () => {
  const days = ordersByDay([
    order({}),
    order({ state: 'refunded', paid_cents: 4000 }),
    order({ asset_id: 'token:x', paid_cents: 7 }),
    order({ at: '2026-11-14T12:00:00' }),
  ]);
  expect(days.map(({ entries, paid_cents }) => [entries.length, paid_cents])).toEqual([
    [3, 1000],
    [1, 1000],
  ]);
});
