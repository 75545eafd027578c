// Owns what those who plan events do: saving, publishing, deleting and cancelling one, and keeping its guest list.
import type { EventDraft, GuestsDraft } from '@stagepass/contract/events/shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateItems } from '#domains/items/public/invalidate.ts';
import { call, callData } from '#platform/api/api.ts';
import { callOnce } from '#platform/api/once.ts';
import { useCall } from '#platform/query/query.ts';
import { usePages } from '#platform/query/use-pages.ts';
import { invalidateEvents } from '../public/invalidate.ts';
import { keepEvent } from './events.ts';

export function useSaveEvent(clubId: string, id: string | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: EventDraft) =>
      id === null
        ? callOnce(`event/${clubId}`, 'POST /clubs/:id/events', { params: { id: clubId }, body })
        : callData('PUT /events/:id', { params: { id }, body }),
    onSuccess: (event) => {
      // Its tickets have other places and times.
      void invalidateItems(client);
      return keepEvent(client, event);
    },
  });
}

export function usePublishEvent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callData('POST /events/:id/publish', { params: { id } }),
    onSuccess: (event) => keepEvent(client, event),
  });
}

export function useRemoveEvent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /events/:id', { params: { id } }),
    onSettled: () => invalidateEvents(client),
  });
}

export function useCancellation(id: string) {
  return useCall('GET /events/:id/cancellation', { params: { id } }, { key: ['events', 'cancellation', id] });
}

export function useCancelEvent(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { reason: string; expected_back_cents: number }) =>
      callData('POST /events/:id/cancel', { params: { id }, body }),
    onSuccess: (event) => {
      void invalidateItems(client);
      return keepEvent(client, event);
    },
    // The sum may be another one by now.
    onError: () => invalidateEvents(client),
  });
}

export function useGuests(id: string) {
  return usePages('GET /events/:id/guests', { params: { id } }, { key: ['events', 'guests', id] });
}

export function useAddGuests(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: GuestsDraft) =>
      callOnce(`guests/${id}`, 'POST /events/:id/guests', { params: { id }, body }),
    onSuccess: () => invalidateEvents(client),
  });
}

export function useGuestChange(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ user_id, arrived }: { user_id: string; arrived: boolean | null }) => {
      const params = { id, user_id };
      return arrived === null
        ? call('DELETE /events/:id/guests/:user_id', { params })
        : call('PUT /events/:id/guests/:user_id/arrived', { params, body: { arrived } });
    },
    onSettled: () => invalidateEvents(client),
  });
}
