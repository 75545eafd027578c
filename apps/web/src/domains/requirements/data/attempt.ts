// One attempt: opened (or gone on with) on the server, whose clock it runs by, and handed in.
import type {
  RequirementAnswer,
  RequirementAttempt,
  RequirementReport,
} from '@stagepass/contract/requirements/shapes.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callData } from '#platform/api/api.ts';

export interface OpenAttempt extends RequirementAttempt {
  /** The server's time now, whatever this phone's clock says. */
  clock: () => number;
}

export const attemptKey = (id: string) => ['requirements', 'attempt', id] as const;

/** Opening again gives the same attempt back, so that a reload loses nothing. */
export function useAttempt(id: string) {
  return useQuery({
    queryKey: attemptKey(id),
    queryFn: async (): Promise<OpenAttempt> => {
      const { data } = await call('POST /requirements/:id/open', { params: { id } });
      const ahead_ms = Date.parse(data.now) - Date.now();
      return { ...data, clock: () => Date.now() + ahead_ms };
    },
    // Always asked: what was kept may have been finished on another phone.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** The attempt is then what the server made of the report; a report that ended it leaves it as it was shown last. */
export function useReport(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (told: { attempt_id: string; report: RequirementReport }) =>
      callData('POST /requirements/:id/report', { params: { id }, body: told }),
    onSuccess: ({ task }) =>
      client.setQueryData<OpenAttempt>(attemptKey(id), (open) => open && { ...open, task }),
  });
}

export function useFinish(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (handedIn: { attempt_id: string; answer: RequirementAnswer }) =>
      callData('POST /requirements/:id/finish', { params: { id }, body: handedIn }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['requirements', 'list'] }),
  });
}
