// The register of a club: members by pages, searched and filtered, and every act on one of them.
import type { AdminScope } from '@stagepass/contract/clubs/shapes.ts';
import type { MemberView } from '@stagepass/contract/memberships/shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { usePages } from '#platform/query/use-pages.ts';
import { invalidateMemberships } from '../public/invalidate.ts';

export type { AdminScope, MemberView };

export const listNames = ['all', 'staff', 'muted', 'banned', 'left'] as const;
export type ListName = (typeof listNames)[number];

export interface Wanted {
  list: ListName;
  q: string;
}

export function useMembers(clubId: string, { list, q }: Wanted) {
  return usePages(
    'GET /clubs/:id/members',
    { params: { id: clubId }, query: { q: q || undefined, ...(list !== 'all' && { [list]: 'true' }) } },
    { key: ['memberships', 'register', clubId, list, q], keepPrevious: true },
  );
}

export type Act =
  | { act: 'role'; role: 'member' }
  | { act: 'role'; role: 'admin'; scopes: readonly AdminScope[] }
  | { act: 'tier'; tier_id: string | null }
  | { act: 'mute'; until: string; reason: string }
  | { act: 'unmute' }
  | { act: 'ban'; reason: string; until: string | null }
  | { act: 'unban' }
  | { act: 'remove' };

async function perform(clubId: string, userId: string, act: Act): Promise<MemberView> {
  const params = { id: clubId, user_id: userId };
  switch (act.act) {
    case 'role': {
      const scopes = act.role === 'admin' ? { scopes: [...act.scopes] } : {};
      const body = { role: act.role, ...scopes };
      return callData('PUT /clubs/:id/members/:user_id/role', { params, body });
    }
    case 'tier':
      return callData('PUT /clubs/:id/members/:user_id/tier', { params, body: { tier_id: act.tier_id } });
    case 'mute': {
      const { until, reason } = act;
      return callData('PUT /clubs/:id/members/:user_id/mute', { params, body: { until, reason } });
    }
    case 'unmute':
      return callData('DELETE /clubs/:id/members/:user_id/mute', { params });
    case 'ban': {
      const { reason, until } = act;
      return callData('PUT /clubs/:id/members/:user_id/ban', { params, body: { reason, until } });
    }
    case 'unban':
      return callData('DELETE /clubs/:id/members/:user_id/ban', { params });
    case 'remove':
      return callData('DELETE /clubs/:id/members/:user_id', { params });
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
    onSettled: () => invalidateMemberships(client),
  });
}
