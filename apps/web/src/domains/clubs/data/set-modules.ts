// Modules on, off and in order: shown at once, sent one after the other, taken back where the server says no.
import type { ModuleSetting } from '@stagepass/contract/clubs/shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import { type ClubView, clubKey, keepClub } from '../public/use-club.ts';

export function useSetModules(club: ClubView) {
  const client = useQueryClient();
  const mutationKey = ['clubs', 'modules', club.id];
  const show = (modules: readonly ModuleSetting[]) => {
    for (const key of [club.id, club.handle])
      client.setQueryData<ClubView>(
        clubKey(key),
        (known) => known && { ...known, modules: modules.map((entry, position) => ({ ...entry, position })) },
      );
  };
  return useMutation({
    mutationKey,
    // One after the other: two answers that overtake each other would leave the older order.
    scope: { id: mutationKey.join(' ') },
    mutationFn: async (modules: ModuleSetting[]) =>
      (await call('PUT /clubs/:id/modules', { params: { id: club.id }, body: { modules } })).data,
    onMutate: async (modules) => {
      await client.cancelQueries({ queryKey: ['clubs', 'one'] });
      show(modules);
    },
    // While a later change waits its turn, the answer to an earlier one is old already.
    onSuccess: (answer) => {
      if (client.isMutating({ mutationKey }) === 1) keepClub(client, answer);
    },
    onError: () => client.invalidateQueries({ queryKey: ['clubs', 'one'] }),
  });
}
