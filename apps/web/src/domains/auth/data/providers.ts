// Which ways to sign in this instance offers; asked beside the first paint, never before it.
import type { Providers } from '@stagepass/contract/auth/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { queryClient } from '#platform/query/query.ts';

export type { Providers };

const asked = {
  queryKey: ['auth', 'providers'],
  queryFn: ({ signal }: { signal: AbortSignal }) => callData('GET /auth/providers', {}, { signal }),
  staleTime: 5 * 60_000,
} as const;

export function useProviders() {
  return useQuery(asked);
}

/** The same, for what is not drawn. */
export function readProviders(): Promise<Providers> {
  return queryClient.fetchQuery(asked);
}
