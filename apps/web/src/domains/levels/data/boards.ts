// What is asked about a club's leaderboards: pages, my own place, and my switch for them.
import type { BoardSpan, OwnPlace } from '@stagepass/contract/levels/shapes.ts';
import { callData } from '#platform/api/api.ts';
import { type Ended, useOptimistic } from '#platform/query/optimistic.ts';
import { useCall } from '#platform/query/query.ts';
import { usePages } from '#platform/query/use-pages.ts';
import '../public/invalidate.ts';

export function useBoard(clubId: string, span: BoardSpan) {
  return usePages(
    'GET /clubs/:id/boards/:span',
    { params: { id: clubId, span } },
    { key: ['levels', 'boards', clubId, span] },
  );
}

const placeKey = (clubId: string, span: BoardSpan) => ['levels', 'places', clubId, span] as const;

export function useOwnPlace(clubId: string, span: BoardSpan) {
  return useCall(
    'GET /clubs/:id/boards/:span/me',
    { params: { id: clubId, span } },
    { key: placeKey(clubId, span) },
  );
}

/** On all boards of the club, or on none. */
export function useHide(clubId: string, ended: Ended<boolean, unknown>) {
  return useOptimistic({
    ...ended,
    key: ['levels', 'places', clubId],
    send: (hidden: boolean) =>
      callData('PUT /clubs/:id/boards/me', { params: { id: clubId }, body: { hidden } }),
    show: (client, hidden) => {
      client.setQueriesData<OwnPlace>({ queryKey: ['levels', 'places', clubId] }, (place) =>
        place === undefined ? undefined : { ...place, hidden, place: hidden ? null : place.place },
      );
    },
    settled: (client) => {
      void client.invalidateQueries({ queryKey: ['levels', 'places', clubId] });
      void client.invalidateQueries({ queryKey: ['levels', 'boards', clubId] });
    },
  });
}
