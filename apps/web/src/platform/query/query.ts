// Owns the cache of server answers, and how one is read through it. Keys begin with the noun: ['users', 'me'], ['pages', slug].
import type { CallData, CallInput, DataCallName } from '@stagepass/contract/client.ts';
import {
  QueryClient,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { callData } from '../api/api.ts';
import { isApiError } from '../api/api-error.ts';
import { getSession, subscribeSession } from '../session/session.ts';

/** Only what may pass by itself is tried again: no answer, or a server in trouble. */
function mayRetry(failures: number, error: unknown): boolean {
  // The browser knows that there is no network: the offline screen comes at once, and asks again by itself.
  if (!navigator.onLine) return false;
  return failures < 2 && isApiError(error) && (error.status === 0 || error.status >= 502);
}

export const queryClient = new QueryClient({
  defaultOptions: {
    // Asked without a network too: the failure leads to the offline screen, where a paused question shows a skeleton for ever.
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      gcTime: 600_000,
      retry: mayRetry,
      refetchOnWindowFocus: true,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

let userId = getSession()?.user_id;

// What one person was shown must never be seen by the next on the same phone.
subscribeSession(() => {
  const next = getSession()?.user_id;
  if (next === userId) return;
  userId = next;
  queryClient.clear();
});

interface CallOptions<Data, Shown> extends Omit<UseQueryOptions<Data, Error, Shown>, 'queryKey' | 'queryFn'> {
  key: QueryKey;
}

/** The data of one answer, kept under `key`. */
export function useCall<Name extends DataCallName, Shown = CallData<Name>>(
  name: Name,
  input: CallInput<Name>,
  { key, ...options }: CallOptions<CallData<Name>, Shown>,
): UseQueryResult<Shown> {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callData(name, input, { signal }),
    ...options,
  });
}
