// Owns what events are asked: a club's calendar, one event, coming to it, and one's own calendar address.
import type { EventView } from '@stagepass/contract/events/shapes.ts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { useCall } from '#platform/query/query.ts';
import { usePages } from '#platform/query/use-pages.ts';
import { invalidateEvents } from '../public/invalidate.ts';

export const eventKey = (id: string) => ['events', 'one', id] as const;

export function useClubEvents(clubId: string, when: 'coming' | 'past' | 'drafts') {
  return usePages(
    'GET /clubs/:id/events',
    { params: { id: clubId }, query: { when } },
    { key: ['events', 'club', clubId, when] },
  );
}

/** `from` and `until` as the first moments of a month and of the next. */
export function useMonth(clubId: string, { from, until }: { from: string; until: string }) {
  return usePages(
    'GET /clubs/:id/events',
    { params: { id: clubId }, query: { from, until, limit: 50 } },
    { key: ['events', 'month', clubId, from] },
  );
}

export function useEvent(id: string) {
  return useCall('GET /events/:id', { params: { id } }, { key: eventKey(id) });
}

export function keepEvent(client: QueryClient, event: EventView): Promise<void> {
  client.setQueryData(eventKey(event.id), event);
  return invalidateEvents(client);
}

export function useSignUp(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (going: boolean) =>
      callData(going ? 'PUT /events/:id/going' : 'DELETE /events/:id/going', { params: { id } }),
    onSuccess: (event) => keepEvent(client, event),
    // What was refused may have been tried because the answer is old.
    onError: () => invalidateEvents(client),
  });
}
