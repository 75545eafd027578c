// Sending a report.
import type { CallInput } from '@stagepass/contract/client.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';

export type NewReport = CallInput<'POST /reports'>['body'];

export function useReport() {
  return useMutation({
    mutationFn: async (report: NewReport) => (await call('POST /reports', { body: report })).data,
  });
}
