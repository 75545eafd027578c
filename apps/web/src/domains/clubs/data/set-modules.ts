// Modules on, off and in order: shown at once, sent one after the other, taken back where the server says no.
import type { ModuleSetting } from '@stagepass/contract/clubs/shapes.ts';
import { callData } from '#platform/api/api.ts';
import { type Ended, useOptimistic } from '#platform/query/optimistic.ts';
import { type ClubView, clubKey, keepClub } from '../public/use-club.ts';

export function useSetModules(club: ClubView, ended: Ended<ModuleSetting[], unknown>) {
  return useOptimistic({
    ...ended,
    key: ['clubs', 'modules', club.id],
    send: (modules: ModuleSetting[]) =>
      callData('PUT /clubs/:id/modules', { params: { id: club.id }, body: { modules } }),
    show: (client, modules) => {
      for (const key of [club.id, club.handle])
        client.setQueryData<ClubView>(
          clubKey(key),
          (known) =>
            known && { ...known, modules: modules.map((entry, position) => ({ ...entry, position })) },
        );
    },
    answered: keepClub,
  });
}
