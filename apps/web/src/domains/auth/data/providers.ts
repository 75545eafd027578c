// Which ways to sign in this instance offers; asked beside the first paint, never before it.
import type { Providers } from '@stagepass/contract/auth/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import { queryClient } from '#platform/query/query.ts';

export type { Providers };

const asked = {
  queryKey: ['auth', 'providers'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await call('GET /auth/providers', {}, { signal })).data,
  staleTime: 5 * 60_000,
} as const;

export function useProviders() {
  return useQuery(asked);
}

/** The same, for what is not drawn. */
export function readProviders(): Promise<Providers> {
  return queryClient.fetchQuery(asked);
}
