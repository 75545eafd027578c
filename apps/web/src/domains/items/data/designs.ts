// A club's designs for those who run it: listed, made, changed, brought out, retired; grants and holders.
import type { CallInput } from '@stagepass/contract/client.ts';
import type { DesignState, ItemDesign, ItemGrant } from '@stagepass/contract/items/shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callData } from '#platform/api/api.ts';
import { callOnce } from '#platform/api/once.ts';
import { useCall } from '#platform/query/query.ts';
import { usePages } from '#platform/query/use-pages.ts';
import { invalidateDesigns } from '../public/invalidate.ts';

export type { DesignState, ItemDesign, ItemGrant };

const designsKey = ['items', 'designs'] as const;

export function useDesigns(clubId: string, state: DesignState | null) {
  return usePages(
    'GET /clubs/:id/item-designs',
    { params: { id: clubId }, query: { state: state ?? undefined } },
    { key: [...designsKey, 'club', clubId, state], keepPrevious: true },
  );
}

export function useDesign(id: string) {
  return useCall('GET /item-designs/:id', { params: { id } }, { key: [...designsKey, 'one', id] });
}

/** Asked anew at each look: it is the ground of a decision that cannot be undone. */
export function useDesignPlaces(id: string, { enabled }: { enabled: boolean }) {
  return useCall(
    'GET /item-designs/:id/places',
    { params: { id } },
    { key: [...designsKey, 'places', id], enabled, staleTime: 0 },
  );
}

type Change =
  | { change: 'create'; fields: NonNullable<CallInput<'POST /clubs/:id/item-designs'>['body']> }
  | { change: 'update'; id: string; fields: NonNullable<CallInput<'PATCH /item-designs/:id'>['body']> }
  | { change: 'publish' | 'retire' | 'remove'; id: string };

async function perform(clubId: string, change: Change): Promise<ItemDesign | null> {
  switch (change.change) {
    case 'create':
      return callData('POST /clubs/:id/item-designs', { params: { id: clubId }, body: change.fields });
    case 'update':
      return callData('PATCH /item-designs/:id', { params: { id: change.id }, body: change.fields });
    case 'publish':
      return callData('POST /item-designs/:id/publish', { params: { id: change.id } });
    case 'retire':
      return callData('POST /item-designs/:id/retire', { params: { id: change.id } });
    case 'remove':
      await call('DELETE /item-designs/:id', { params: { id: change.id } });
      return null;
  }
}

export function useChangeDesign(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) => perform(clubId, change),
    onSuccess: (design) => {
      if (design !== null) client.setQueryData([...designsKey, 'one', design.id], design);
      return invalidateDesigns(client);
    },
  });
}

type GrantBody = NonNullable<CallInput<'POST /item-designs/:id/grants'>['body']>;

export function useGrant(designId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: GrantBody) =>
      callOnce(`grant/${designId}`, 'POST /item-designs/:id/grants', { params: { id: designId }, body }),
    onSuccess: () => invalidateDesigns(client),
  });
}

/** Latest first. */
export function useGrants(designId: string) {
  return usePages(
    'GET /item-designs/:id/grants',
    { params: { id: designId } },
    { key: [...designsKey, 'grants', designId] },
  );
}

const LOOK_MS = 1200;

/** Asked again while it runs. */
export function useGrantProgress(grant: ItemGrant | undefined) {
  return useCall(
    'GET /item-grants/:id',
    { params: { id: grant?.id ?? '' } },
    {
      key: [...designsKey, 'grant', grant?.id],
      enabled: grant !== undefined && grant.state === 'running',
      refetchInterval: ({ state }) =>
        state.data === undefined || state.data.state === 'running' ? LOOK_MS : false,
      initialData: () => grant,
    },
  );
}

/** Those that the club itself holds. */
export function useClubCopies(designId: string) {
  return usePages(
    'GET /item-designs/:id/holders',
    { params: { id: designId }, query: { held_by: 'club' } },
    { key: [...designsKey, 'club-copies', designId] },
  );
}

export function useHolders(designId: string) {
  return usePages(
    'GET /item-designs/:id/holders',
    { params: { id: designId } },
    { key: [...designsKey, 'holders', designId] },
  );
}
