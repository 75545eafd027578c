// What the operator area asks the server, and the acts that change it.
import type { CallData, CallInput } from '@stagepass/contract/client.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callData } from '#platform/api/api.ts';
import { callOnce } from '#platform/api/once.ts';
import { useCall } from '#platform/query/query.ts';
import { usePages, usePagesOf } from '#platform/query/use-pages.ts';

export type Show = 'all' | 'suspended';

export const useOverview = () => useCall('GET /operator/overview', {}, { key: ['operations', 'overview'] });
export const useCasesWaiting = () =>
  useCall('GET /operator/cases/counts', {}, { key: ['operations', 'cases'] });

export function usePeople(q: string, show: Show) {
  return usePages(
    'GET /operator/people',
    { query: { q, show } },
    { key: ['operations', 'people', q, show], keepPrevious: true },
  );
}

export function useClubs(q: string, show: Show) {
  return usePages(
    'GET /operator/clubs',
    { query: { q, show } },
    { key: ['operations', 'clubs', q, show], keepPrevious: true },
  );
}

export const useDisputes = () =>
  usePages('GET /operator/disputes', { query: { show: 'open' } }, { key: ['operations', 'disputes'] });
export const useFlagged = () =>
  useCall('GET /operator/flagged-top-ups', {}, { key: ['operations', 'flagged'] });
export const usePartnerPages = () => useCall('GET /operator/pages', {}, { key: ['operations', 'pages'] });
export const useFeatured = () =>
  useCall('GET /operator/featured-clubs', {}, { key: ['operations', 'featured'] });
export const useCountries = () =>
  useCall('GET /operator/countries', {}, { key: ['operations', 'countries'] });
export const useParked = () => useCall('GET /operator/parked', {}, { key: ['operations', 'parked'] });
export const useHealth = () =>
  useCall('GET /operator/health', {}, { key: ['operations', 'health'], refetchInterval: 15_000 });
export const useFeatures = () => useCall('GET /operator/features', {}, { key: ['operations', 'features'] });
export const useAnnouncements = () =>
  usePages('GET /operator/announcements', {}, { key: ['operations', 'announcements'] });

/** Asked anew every few seconds while one is under way. */
export function useAudits() {
  return useCall(
    'GET /operator/audit-runs',
    { query: {} },
    {
      key: ['operations', 'audits'],
      refetchInterval: ({ state }) =>
        state.data?.some((run) => run.ended_at === null) === true ? 2000 : false,
    },
  );
}

export function useLicenses() {
  return usePagesOf({
    key: ['operations', 'licenses'],
    read: (cursor, signal) =>
      call('GET /operator/licenses', { query: cursor === null ? {} : { cursor } }, { signal }),
  });
}

export type Guarded = <T>(act: () => Promise<T>) => Promise<T>;

/** Every act asks all lists of the area anew: others work on them too. */
function useAct<Given, Done>(act: (given: Given) => Promise<Done>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () => client.invalidateQueries({ queryKey: ['operations'] }),
  });
}

export interface Suspension {
  id: string;
  suspended: boolean;
  reason: string;
}

export const useSuspend = (what: 'people' | 'clubs', guarded: Guarded) =>
  useAct(({ id, ...body }: Suspension) =>
    guarded<unknown>(() =>
      what === 'people'
        ? callData('PUT /operator/people/:id/suspension', { params: { id }, body })
        : callData('PUT /operator/clubs/:id/suspension', { params: { id }, body }),
    ),
  );

export const useRetry = () =>
  useAct((id: string | undefined) =>
    callData('POST /operator/parked/retries', { body: id === undefined ? {} : { id } }),
  );
export const useStartAudit = () => useAct(() => callData('POST /operator/audit-runs', {}));

export type Feature = CallData<'GET /operator/features'>[number]['feature'];

export const useSetFeature = (guarded: Guarded) =>
  useAct(({ feature, ...body }: { feature: Feature; on: boolean; note: string }) =>
    guarded(() => callData('PUT /operator/features/:feature', { params: { feature }, body })),
  );

export type NewAnnouncement = CallInput<'POST /operator/announcements'>['body'];

export const useAnnounce = () =>
  useAct((body: NewAnnouncement) => callData('POST /operator/announcements', { body }));
export const useRemoveAnnouncement = () =>
  useAct((id: string) => callData('DELETE /operator/announcements/:id', { params: { id } }));
export const useSetFeatured = () =>
  useAct((club_ids: string[]) => callData('PUT /operator/featured-clubs', { body: { club_ids } }));

export const useSetCountry = (guarded: Guarded) =>
  useAct(({ country, least_age }: { country: string; least_age: number | null | 'clear' }) =>
    guarded(() =>
      least_age === 'clear'
        ? callData('DELETE /operator/countries/:country', { params: { country } })
        : callData('PUT /operator/countries/:country', { params: { country }, body: { least_age } }),
    ),
  );

export const useGrantLicense = (guarded: Guarded) =>
  useAct(({ id, ...body }: { id: string; plan: string; reason: string }) =>
    guarded(() =>
      callOnce(`license/${id}/${body.plan}`, 'POST /operator/clubs/:id/license', {
        params: { id },
        body: { ...body, until: null },
      }),
    ),
  );

export type PageBody = CallInput<'PUT /pages/:slug'>['body'];

export function useSavePage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ slug, body }: { slug: string; body: PageBody }) =>
      callData('PUT /pages/:slug', { params: { slug }, body }),
    onSettled: () => client.invalidateQueries(),
  });
}

/** By handle or id; undefined where there is none. */
export async function findClubId(handle: string): Promise<string | undefined> {
  const found = await call('GET /operator/clubs', { query: { q: handle, show: 'all' } });
  return found.data.find(({ club }) => club.handle === handle.toLowerCase() || club.id === handle)?.club.id;
}
