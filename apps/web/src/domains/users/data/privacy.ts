// Who may see what of the viewer; a change is shown at once and goes back where the server says no.
import type { Privacy } from '@stagepass/contract/users/shapes.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';

export type { Privacy };

const privacyKey = ['users', 'privacy'] as const;

export function usePrivacy() {
  return useQuery({
    queryKey: privacyKey,
    queryFn: async ({ signal }) => (await call('GET /users/me/privacy', {}, { signal })).data,
  });
}

export function useChangePrivacy() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: Partial<Privacy>) =>
      (await call('PATCH /users/me/privacy', { body: change })).data,
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: privacyKey });
      const before = client.getQueryData<Privacy>(privacyKey);
      if (before) client.setQueryData<Privacy>(privacyKey, { ...before, ...change });
      return { before };
    },
    onError: (_error, _change, kept) => client.setQueryData(privacyKey, kept?.before),
    onSuccess: (privacy) => client.setQueryData(privacyKey, privacy),
  });
}
