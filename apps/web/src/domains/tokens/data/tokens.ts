// Owns what fan tokens are asked and told: a club's token, my own, history and books; buying, sending, making and pricing.
import type { FanToken, TokenDraft } from '@stagepass/contract/tokens/shapes.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { invalidateLedger } from '#domains/ledger/public/invalidate.ts';
import { call, callData } from '#platform/api/api.ts';
import { callOnce } from '#platform/api/once.ts';
import { useCall } from '#platform/query/query.ts';
import { usePages } from '#platform/query/use-pages.ts';
import { invalidateTokens } from '../public/invalidate.ts';
import { tokenKey } from './token-key.ts';

export function useToken(clubId: string, { enabled = true }: { enabled?: boolean } = {}) {
  return useCall('GET /clubs/:id/token', { params: { id: clubId } }, { key: tokenKey(clubId), enabled });
}

export function useOwnTokens() {
  return useCall('GET /tokens', {}, { key: ['tokens', 'own'] });
}

export function useTokenHistory(clubId: string) {
  return useCall(
    'GET /clubs/:id/token/history',
    { params: { id: clubId }, query: { days: 90 } },
    { key: ['tokens', 'history', clubId] },
  );
}

export function useTokenBooks(clubId: string) {
  return useCall(
    'GET /clubs/:id/token/supply',
    { params: { id: clubId } },
    { key: ['tokens', 'books', clubId] },
  );
}

export function useTokenMoves(clubId: string) {
  return usePages(
    'GET /clubs/:id/token/moves',
    { params: { id: clubId } },
    { key: ['tokens', 'moves', clubId] },
  );
}

/** My own lines of this token. */
export function useTokenStatement(clubId: string) {
  return usePages(
    'GET /wallet/statement',
    { query: { asset: `token:${clubId}` } },
    { key: ['tokens', 'statement', clubId] },
  );
}

export function useFoundPeople(q: string) {
  return useQuery({
    queryKey: ['tokens', 'people', q],
    queryFn: async ({ signal }) => {
      const { data } = await call('GET /search', { query: { q, kind: 'user' } }, { signal });
      return data.groups.flatMap((group) => group.cards);
    },
    enabled: q !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export function useBuyTokens(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: { amount: number; expected_price_cents: number }) =>
      callOnce(`buy-tokens/${clubId}`, 'POST /clubs/:id/token/buy', {
        params: { id: clubId },
        body: { ...wanted, not_an_investment: true },
      }),
    onSettled: () => Promise.all([invalidateTokens(client), invalidateLedger(client)]),
  });
}

export function useSendTokens(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { user_name: string; amount: number }) =>
      callOnce(`send-tokens/${clubId}`, 'POST /clubs/:id/token/send', { params: { id: clubId }, body }),
    onSettled: () => Promise.all([invalidateTokens(client), invalidateLedger(client)]),
  });
}

type Deed = { create: TokenDraft } | { announce: number } | { withdraw: true };

async function perform(clubId: string, deed: Deed): Promise<FanToken> {
  const params = { id: clubId };
  if ('create' in deed)
    return callOnce(`token/${clubId}`, 'POST /clubs/:id/token', { params, body: deed.create });
  if ('announce' in deed)
    return callData('PUT /clubs/:id/token/price', { params, body: { price_cents: deed.announce } });
  return callData('DELETE /clubs/:id/token/price', { params });
}

/** For the owner. */
export function useKeepToken(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (deed: Deed) => perform(clubId, deed),
    onSuccess: (token) => client.setQueryData(tokenKey(clubId), token),
    onSettled: () => invalidateTokens(client),
  });
}
