// My fan pass as a screen asks for it, and the phones that may show it.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import { useCall } from '#platform/query/query.ts';
import { freshOrKept } from './own-kept.ts';
import { type OwnPass, readKeptPass, readPass } from './read-pass.ts';

const passKey = ['redemption', 'pass'] as const;

export function usePass(userId: string, phoneName: string) {
  const client = useQueryClient();
  const asked = { user_id: userId, phone_name: phoneName };
  return useQuery({
    queryKey: passKey,
    queryFn: ({ signal }) =>
      freshOrKept<OwnPass>({
        user_id: userId,
        fresh: () => readPass(asked, { signal }),
        kept: () => readKeptPass(asked),
        onLate: (pass) => client.setQueryData(passKey, pass),
      }),
    retry: false,
    refetchOnReconnect: 'always',
  });
}

export function usePhones(isAsked: boolean) {
  return useCall('GET /device-keys', {}, { key: ['redemption', 'phones'], enabled: isAsked });
}

export function useRevokePhone() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /device-keys/:id', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['redemption'] }),
  });
}
