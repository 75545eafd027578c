// The register of a club: members by pages, searched and filtered, and every act on one of them.
import type { MemberView } from '@stagepass/contract/memberships/shapes.ts';
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';

export type { MemberView };

export const listNames = ['all', 'staff', 'muted', 'banned', 'left'] as const;
export type ListName = (typeof listNames)[number];

export interface Wanted {
  list: ListName;
  q: string;
}

export function useMembers(clubId: string, { list, q }: Wanted) {
  return useInfiniteQuery({
    queryKey: ['memberships', 'register', clubId, list, q],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /clubs/:id/members',
        {
          params: { id: clubId },
          query: {
            ...(q === '' ? {} : { q }),
            ...(list === 'all' ? {} : { [list]: 'true' }),
            ...(pageParam === null ? {} : { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    select: ({ pages }) => pages.flatMap((page) => page.data),
    placeholderData: keepPreviousData,
  });
}

export type Act =
  | { act: 'role'; role: 'member' | 'admin' }
  | { act: 'tier'; tier_id: string | null }
  | { act: 'mute'; until: string; reason: string }
  | { act: 'unmute' }
  | { act: 'ban'; reason: string }
  | { act: 'unban' }
  | { act: 'remove' };

async function perform(clubId: string, userId: string, act: Act): Promise<MemberView> {
  const params = { id: clubId, user_id: userId };
  switch (act.act) {
    case 'role':
      return (await call('PUT /clubs/:id/members/:user_id/role', { params, body: { role: act.role } })).data;
    case 'tier':
      return (await call('PUT /clubs/:id/members/:user_id/tier', { params, body: { tier_id: act.tier_id } }))
        .data;
    case 'mute': {
      const { until, reason } = act;
      return (await call('PUT /clubs/:id/members/:user_id/mute', { params, body: { until, reason } })).data;
    }
    case 'unmute':
      return (await call('DELETE /clubs/:id/members/:user_id/mute', { params })).data;
    case 'ban':
      return (await call('PUT /clubs/:id/members/:user_id/ban', { params, body: { reason: act.reason } }))
        .data;
    case 'unban':
      return (await call('DELETE /clubs/:id/members/:user_id/ban', { params })).data;
    case 'remove':
      return (await call('DELETE /clubs/:id/members/:user_id', { params })).data;
  }
}

export interface Performed {
  done: number;
  /** The first failure, where there was one. */
  error: unknown;
}

/** One after the other: each is its own decision on the server, and a failure of one leaves the others done. */
export function useMemberAct(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ userIds, act }: { userIds: readonly string[]; act: Act }): Promise<Performed> => {
      let done = 0;
      let error: unknown = null;
      for (const userId of userIds) {
        try {
          await perform(clubId, userId, act);
          done += 1;
        } catch (failure) {
          error ??= failure;
        }
      }
      if (done === 0 && error !== null) throw error;
      return { done, error };
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['memberships'] }),
  });
}
