// A club's cases: the queue, one case, and every step that is taken with it.
import type { CallInput } from '@stagepass/contract/client.ts';
import type { ModerationCase, ModerationCaseInFull } from '@stagepass/contract/moderation/shapes.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';

export type { ModerationCase, ModerationCaseInFull };
export type Shown = 'waiting' | 'decided';

export function useClubCases(clubId: string, show: Shown) {
  return useInfiniteQuery({
    queryKey: ['moderation', 'cases', clubId, show],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /clubs/:id/cases',
        { params: { id: clubId }, query: { show, ...fromKey(pageParam) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    select: ({ pages }) => pages.flatMap((page) => page.data),
  });
}

export function fromKey(cursor: string | null): { cursor?: string } {
  return cursor === null ? {} : { cursor };
}

const caseKey = (id: string) => ['moderation', 'case', id] as const;

export function useCase(id: string) {
  return useQuery({
    queryKey: caseKey(id),
    queryFn: async ({ signal }) => (await call('GET /cases/:id', { params: { id } }, { signal })).data,
  });
}

export type Verdict = CallInput<'PUT /cases/:id/decision'>['body'];
type AppealAnswer = CallInput<'PUT /cases/:id/appeal/answer'>['body'];

/** Every step answers the whole case; the queues are asked anew, since others work on them too. */
function useStep<Given>(step: (given: Given) => Promise<{ data: ModerationCaseInFull }>, id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (given: Given) => (await step(given)).data,
    onSuccess: async (found) => {
      client.setQueryData(caseKey(id), found);
      await client.invalidateQueries({ queryKey: ['moderation', 'cases'] });
    },
    // Somebody else was quicker, or the case is gone: what is on the glass is old.
    onError: () => client.invalidateQueries({ queryKey: ['moderation'] }),
  });
}

export function useTakeCase(id: string) {
  return useStep(
    (take: boolean) => call(`${take ? 'PUT' : 'DELETE'} /cases/:id/assignment`, { params: { id } }),
    id,
  );
}

export function useDecide(id: string) {
  return useStep((body: Verdict) => call('PUT /cases/:id/decision', { params: { id }, body }), id);
}

export function useAnswerAppeal(id: string) {
  return useStep((body: AppealAnswer) => call('PUT /cases/:id/appeal/answer', { params: { id }, body }), id);
}
