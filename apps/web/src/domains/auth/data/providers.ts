// Which ways to sign in this instance offers; asked beside the first paint, never before it.
import type { Providers } from '@stagepass/contract/auth/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';

export type { Providers };

export const providersKey = ['auth', 'providers'] as const;

export function useProviders() {
  return useQuery({
    queryKey: providersKey,
    queryFn: async ({ signal }) => (await call('GET /auth/providers', {}, { signal })).data,
    staleTime: 5 * 60_000,
  });
}
