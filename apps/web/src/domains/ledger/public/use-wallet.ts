// What stands on my account, as every screen that shows or spends it asks for it.
import { useCall } from '#platform/query/query.ts';
import { useSession } from '#platform/session/session.ts';

export const walletKey = ['ledger', 'wallet'] as const;

export function useWallet() {
  const session = useSession();
  return useCall('GET /wallet', {}, { key: walletKey, enabled: session !== null });
}
