// The account's access tokens, and making and revoking them.
import type { CallAnswer, CallInput } from '@stagepass/contract/client.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { call, callData } from '#platform/api/api.ts';
import { type Ended, useOptimistic } from '#platform/query/optimistic.ts';
import { useCall } from '#platform/query/query.ts';

export type AccessToken = CallAnswer<'GET /auth/access-tokens'>['data'][number];
export type NewAccessToken = CallInput<'POST /auth/access-tokens'>['body'];

const tokensKey = ['auth', 'access-tokens'] as const;
const asOld = (client: QueryClient) => client.invalidateQueries({ queryKey: tokensKey });

export function useAccessTokens() {
  return useCall('GET /auth/access-tokens', {}, { key: tokensKey });
}

/** Answers the token's text, which is never shown again. */
export function useCreateAccessToken() {
  const client = useQueryClient();
  return async (body: NewAccessToken): Promise<string> => {
    const { token } = await callData('POST /auth/access-tokens', { body });
    void asOld(client);
    return token;
  };
}

export function useRevokeAccessToken(ended: Ended<AccessToken, unknown>) {
  return useOptimistic({
    ...ended,
    send: ({ id }: AccessToken) => call('DELETE /auth/access-tokens/:id', { params: { id } }),
    key: tokensKey,
    change: (tokens: AccessToken[], gone) => tokens.filter(({ id }) => id !== gone.id),
    settled: asOld,
  });
}
