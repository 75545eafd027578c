// A club's cases: the queue, one case, and every step that is taken with it.
import type { CallInput } from '@stagepass/contract/client.ts';
import type { ModerationCase, ModerationCaseInFull } from '@stagepass/contract/moderation/shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateReports } from '#domains/safety/public/invalidate.ts';
import { call } from '#platform/api/api.ts';
import { useCall } from '#platform/query/query.ts';
import { allEntries, usePagesOf } from '#platform/query/use-pages.ts';

export type { ModerationCase, ModerationCaseInFull };
export type Shown = 'waiting' | 'decided';

/** Of a club, or with null those that only the site operator decides. */
export function useCases(clubId: string | null, show: Shown) {
  const cursorOf = (cursor: string | null) => (cursor === null ? { show } : { show, cursor });
  return usePagesOf({
    key: ['moderation', 'cases', clubId ?? 'instance', show],
    read: (cursor, signal) =>
      clubId === null
        ? call('GET /operator/cases', { query: cursorOf(cursor) }, { signal })
        : call('GET /clubs/:id/cases', { params: { id: clubId }, query: cursorOf(cursor) }, { signal }),
    select: allEntries,
  });
}

/** How many cases wait for the people who run the club. */
export function useCaseCounts(clubId: string) {
  return useCall(
    'GET /clubs/:id/cases/counts',
    { params: { id: clubId } },
    { key: ['moderation', 'cases', clubId, 'counts'] },
  );
}

const caseKey = (id: string) => ['moderation', 'case', id] as const;

export function useCase(id: string) {
  return useCall('GET /cases/:id', { params: { id } }, { key: caseKey(id) });
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
      void invalidateReports(client);
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
