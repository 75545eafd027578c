// What those who make sets ask and change.
import type { SetInput, SetPage, SetState } from '@stagepass/contract/sets/shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { usePages } from '#platform/query/use-pages.ts';

export function useManagedSets(clubId: string, state: SetState) {
  const input = { params: { id: clubId }, query: { state } };
  return usePages('GET /clubs/:id/managed-item-sets', input, { key: ['sets', 'managed', clubId, state] });
}

type SetChange =
  | { kind: 'create'; club_id: string; body: SetInput }
  | { kind: 'change'; id: string; body: SetInput & { version: number } }
  | { kind: 'publish'; id: string };

export function useChangeSet() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: SetChange): Promise<SetPage> => {
      if (change.kind === 'create')
        return callData('POST /clubs/:id/item-sets', { params: { id: change.club_id }, body: change.body });
      if (change.kind === 'change')
        return callData('PUT /item-sets/:id', { params: { id: change.id }, body: change.body });
      return callData('POST /item-sets/:id/publish', { params: { id: change.id } });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['sets'] }),
  });
}

export function useRemoveSet() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callData('DELETE /item-sets/:id', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['sets'] }),
  });
}
