// Owns what webhooks are asked and told: a club's, one with its log, and the changes to them.
import type { CallInput } from '@stagepass/contract/client.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callData } from '#platform/api/api.ts';
import { invalidation } from '#platform/query/invalidation.ts';
import { useCall } from '#platform/query/query.ts';
import { usePages } from '#platform/query/use-pages.ts';

const invalidateWebhooks = invalidation('webhooks');
type Draft = CallInput<'POST /clubs/:id/webhooks'>['body'];
type Changes = NonNullable<CallInput<'PATCH /webhooks/:id'>['body']>;

export function useWebhooks(clubId: string) {
  return useCall('GET /clubs/:id/webhooks', { params: { id: clubId } }, { key: ['webhooks', 'of', clubId] });
}

export function useWebhook(id: string) {
  return useCall('GET /webhooks/:id', { params: { id } }, { key: ['webhooks', 'one', id] });
}

export function useDeliveries(id: string) {
  return usePages('GET /webhooks/:id/deliveries', { params: { id } }, { key: ['webhooks', 'log', id] });
}

function useChange<Given, Answer>(send: (given: Given) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: send, onSettled: () => invalidateWebhooks(client) });
}

export function useCreateWebhook(clubId: string) {
  return useChange((body: Draft) => callData('POST /clubs/:id/webhooks', { params: { id: clubId }, body }));
}

export function useChangeWebhook(id: string) {
  return useChange((body: Changes) => callData('PATCH /webhooks/:id', { params: { id }, body }));
}

export function useDeleteWebhook(id: string) {
  return useChange((_given: undefined) => call('DELETE /webhooks/:id', { params: { id } }));
}

export function useTestWebhook(id: string) {
  return useChange((_given: undefined) => call('POST /webhooks/:id/tests', { params: { id } }));
}

export function useRedeliver() {
  return useChange((id: string) => call('POST /webhook-deliveries/:id/redeliver', { params: { id } }));
}
