// The code of a step for its staff: the one that counts now, renewed by itself, and made anew by hand.
import type { SiteCode } from '@stagepass/contract/requirements/qrcode.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { download } from '#platform/api/download.ts';

export interface ShownCode extends SiteCode {
  /** How far the server's clock is ahead of this phone's. */
  ahead_ms: number;
}

const codeKey = (id: string) => ['requirements', 'site-code', id] as const;
const heard = (code: SiteCode): ShownCode => ({ ...code, ahead_ms: Date.parse(code.now) - Date.now() });

/** A little after the change: asked too early, it would be the same one. */
const AFTER_MS = 150;
const FIXED_AGAIN_MS = 15_000;

export function useSiteCode(id: string) {
  return useQuery({
    queryKey: codeKey(id),
    queryFn: async ({ signal }) =>
      heard(await callData('GET /requirements/:id/code', { params: { id } }, { signal })),
    // A code must never come from what was kept.
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => {
      const { data } = state;
      if (data === undefined || data.ends_at === null) return FIXED_AGAIN_MS;
      return Math.max(AFTER_MS, Date.parse(data.ends_at) - (Date.now() + data.ahead_ms) + AFTER_MS);
    },
  });
}

export function useRenewCode(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => heard(await callData('POST /requirements/:id/code', { params: { id } })),
    onSuccess: (code) => client.setQueryData(codeKey(id), code),
  });
}

export function usePrintCode(id: string) {
  return useMutation({ mutationFn: () => download('GET /requirements/:id/code.pdf', { params: { id } }) });
}
