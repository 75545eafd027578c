// A club's designs for those who run it: listed, made, changed, brought out, retired; grants and holders.
import type { CallInput } from '@stagepass/contract/client.ts';
import type { DesignState, ItemDesign, ItemGrant } from '@stagepass/contract/items/shapes.ts';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import { callOnce } from '#platform/api/once.ts';

export type { DesignState, ItemDesign, ItemGrant };

const designsKey = ['items', 'designs'] as const;

export function useDesigns(clubId: string, state: DesignState | null) {
  return useInfiniteQuery({
    queryKey: [...designsKey, 'club', clubId, state],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /clubs/:id/item-designs',
        {
          params: { id: clubId },
          query: {
            ...(state === null ? {} : { state }),
            ...(pageParam === null ? {} : { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    select: ({ pages }) => pages.flatMap((page) => page.data),
    placeholderData: keepPreviousData,
  });
}

export function useDesign(id: string) {
  return useQuery({
    queryKey: [...designsKey, 'one', id],
    queryFn: async ({ signal }) => (await call('GET /item-designs/:id', { params: { id } }, { signal })).data,
  });
}

type Change =
  | { change: 'create'; fields: NonNullable<CallInput<'POST /clubs/:id/item-designs'>['body']> }
  | { change: 'update'; id: string; fields: NonNullable<CallInput<'PATCH /item-designs/:id'>['body']> }
  | { change: 'publish' | 'retire' | 'remove'; id: string };

async function perform(clubId: string, change: Change): Promise<ItemDesign | null> {
  switch (change.change) {
    case 'create':
      return (await call('POST /clubs/:id/item-designs', { params: { id: clubId }, body: change.fields }))
        .data;
    case 'update':
      return (await call('PATCH /item-designs/:id', { params: { id: change.id }, body: change.fields })).data;
    case 'publish':
      return (await call('POST /item-designs/:id/publish', { params: { id: change.id } })).data;
    case 'retire':
      return (await call('POST /item-designs/:id/retire', { params: { id: change.id } })).data;
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
      return client.invalidateQueries({ queryKey: designsKey });
    },
  });
}

type GrantBody = NonNullable<CallInput<'POST /item-designs/:id/grants'>['body']>;

export function useGrant(designId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: GrantBody) => {
      const made = await callOnce(`grant/${designId}`, body, (idempotencyKey) =>
        call('POST /item-designs/:id/grants', { params: { id: designId }, body }, { idempotencyKey }),
      );
      return made.data;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: designsKey }),
  });
}

/** Latest first. */
export function useGrants(designId: string) {
  return useInfiniteQuery({
    queryKey: [...designsKey, 'grants', designId],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /item-designs/:id/grants',
        { params: { id: designId }, query: pageParam === null ? {} : { cursor: pageParam } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    select: ({ pages }) => pages.flatMap((page) => page.data),
  });
}

const LOOK_MS = 1200;

/** Asked again while it runs. */
export function useGrantProgress(grant: ItemGrant | undefined) {
  return useQuery({
    queryKey: [...designsKey, 'grant', grant?.id],
    queryFn: async ({ signal }) =>
      (await call('GET /item-grants/:id', { params: { id: grant?.id ?? '' } }, { signal })).data,
    enabled: grant !== undefined && grant.state === 'running',
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.state === 'running' ? LOOK_MS : false,
    initialData: grant,
  });
}

export function useHolders(designId: string) {
  return useInfiniteQuery({
    queryKey: [...designsKey, 'holders', designId],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /item-designs/:id/holders',
        { params: { id: designId }, query: pageParam === null ? {} : { cursor: pageParam } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    select: ({ pages }) => pages.flatMap((page) => page.data),
  });
}

export function useClubTiers(clubId: string, isAsked: boolean) {
  return useQuery({
    queryKey: ['memberships', 'tiers', clubId],
    queryFn: async ({ signal }) =>
      (await call('GET /clubs/:id/tiers', { params: { id: clubId } }, { signal })).data,
    enabled: isAsked,
  });
}
