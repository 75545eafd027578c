// What stands on my account, as every screen that shows or spends it asks for it.
import { useQuery } from '@tanstack/react-query';
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
