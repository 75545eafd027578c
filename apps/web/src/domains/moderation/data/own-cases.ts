// Decisions about the viewer's own things, and the appeal against one.
import type { OwnCase } from '@stagepass/contract/moderation/shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { usePages } from '#platform/query/use-pages.ts';

export type { OwnCase };

const ownKey = ['moderation', 'own'] as const;

export function useOwnCases() {
  return usePages('GET /users/me/cases', {}, { key: ownKey });
}

export function useAppeal(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => callData('POST /cases/:id/appeal', { params: { id }, body: { text } }),
    onSettled: () => client.invalidateQueries({ queryKey: ownKey }),
  });
}
