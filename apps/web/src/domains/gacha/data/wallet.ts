// What drawing needs to know of my wallet, and the birth date and country that are asked for once.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import { useSession } from '#platform/session/session.ts';

export const walletKey = ['ledger', 'wallet'] as const;

export function useWallet() {
  const session = useSession();
  return useQuery({
    queryKey: walletKey,
    queryFn: async ({ signal }) => (await call('GET /wallet', {}, { signal })).data,
    enabled: session !== null,
  });
}

export function useSetIdentity() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: { birth_date: string; country: string }) =>
      (await call('PUT /wallet/identity', { body })).data,
    onSuccess: (wallet) => client.setQueryData(walletKey, wallet),
    // Said on another phone meanwhile: what is known counts.
    onError: () => client.invalidateQueries({ queryKey: walletKey }),
  });
}
