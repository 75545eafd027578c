// The account's ways to sign in and second factors, and the changes to them.
import type { Security } from '@stagepass/contract/auth/shapes.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import { useCall } from '#platform/query/query.ts';

export type { Security };
export type SignInMethod = Security['methods'][number];
export type Passkey = Security['passkeys'][number];

export const securityKey = ['auth', 'security'] as const;

export function useSecurity() {
  return useCall('GET /auth/security', {}, { key: securityKey });
}

/** Most changes answer the new whole, so nothing has to be asked again. */
function put(client: QueryClient, answer: { data: Security }): Security {
  client.setQueryData(securityKey, answer.data);
  return answer.data;
}

export function useSecurityChanges() {
  const client = useQueryClient();
  return {
    removeMethod: async (id: string) =>
      put(client, await call('DELETE /auth/methods/:id', { params: { id } })),
    linkWallet: async (body: { message: string; signature: string }) =>
      put(client, await call('POST /auth/methods/wallet', { body })),
    removeTotp: async () => put(client, await call('DELETE /auth/totp', {})),
    removePasskey: async (id: string) =>
      put(client, await call('DELETE /auth/passkeys/:id', { params: { id } })),
    /** After a change that answers something else than the whole. */
    refresh: () => client.invalidateQueries({ queryKey: securityKey }),
  };
}
