// Sending a report.
import type { CallInput } from '@stagepass/contract/client.ts';
import { useMutation } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';

export type NewReport = CallInput<'POST /reports'>['body'];

export function useReport() {
  return useMutation({
    mutationFn: (report: NewReport) => callData('POST /reports', { body: report }),
  });
}
