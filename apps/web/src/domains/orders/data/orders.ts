// Orders from the server: one's own, a club's with its figures, one of them, its refund, and all of them as a file.
import type { OrderKind } from '@stagepass/contract/orders/shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateItems } from '#domains/items/public/invalidate.ts';
import { invalidateLedger } from '#domains/ledger/public/invalidate.ts';
import { download } from '#platform/api/download.ts';
import { callOnce } from '#platform/api/once.ts';
import { invalidation } from '#platform/query/invalidation.ts';
import { useCall } from '#platform/query/query.ts';
import { usePages } from '#platform/query/use-pages.ts';

export type Show = 'all' | OrderKind | 'refunded';

const invalidateOrders = invalidation('orders');
invalidateLedger.also(invalidation('orders', 'own'));

function filterOf(show: Show, q: string) {
  return {
    ...(show === 'all' ? {} : show === 'refunded' ? { refunded: 'true' as const } : { kind: show }),
    ...(q === '' ? {} : { q }),
  };
}

export function useOwnOrders(show: Show, q: string) {
  return usePages(
    'GET /orders',
    { query: filterOf(show, q) },
    { key: ['orders', 'own', show, q], keepPrevious: true },
  );
}

export interface ClubShown {
  show: Show;
  q: string;
  days: number;
}

export function useClubOrders(clubId: string, { show, q, days }: ClubShown) {
  return usePages(
    'GET /clubs/:id/orders',
    { params: { id: clubId }, query: { ...filterOf(show, q), days } },
    { key: ['orders', 'club', clubId, show, q, days], keepPrevious: true },
  );
}

export function useOrderSummary(clubId: string, days: number) {
  return useCall(
    'GET /clubs/:id/order-summary',
    { params: { id: clubId }, query: { days } },
    { key: ['orders', 'summary', clubId, days] },
  );
}

export function useOrder(id: string) {
  return useCall('GET /orders/:id', { params: { id } }, { key: ['orders', 'one', id] });
}

export function useRefund(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      callOnce(`refund/${id}`, 'POST /orders/:id/refund', { params: { id }, body: { reason } }),
    onSettled: () =>
      Promise.all([invalidateOrders(client), invalidateLedger(client), invalidateItems(client)]),
  });
}

export function downloadOwnOrders(show: Show, q: string): Promise<void> {
  return download('GET /orders.csv', { query: filterOf(show, q) }, 'stagepass-purchases.csv');
}

export function downloadClubOrders(
  club: { id: string; handle: string },
  { show, q, days }: ClubShown,
): Promise<void> {
  return download(
    'GET /clubs/:id/orders.csv',
    { params: { id: club.id }, query: { ...filterOf(show, q), days } },
    `stagepass-${club.handle}-orders.csv`,
  );
}
