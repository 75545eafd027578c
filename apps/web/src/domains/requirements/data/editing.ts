// Editing a list: add, change, remove, reorder, and getting the answers out.
import type { EditableRequirement, RequirementConfig } from '@stagepass/contract/requirements/shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callData } from '#platform/api/api.ts';
import { download } from '#platform/api/download.ts';
import { type Ended, useOptimistic } from '#platform/query/optimistic.ts';
import { usePages } from '#platform/query/use-pages.ts';
import { invalidateRequirements } from '../public/invalidate.ts';
import { editorKey, type ListAt } from '../public/requirement-list.ts';

export interface Written {
  title: string;
  /** Opens once the one before it is passed. */
  waits: boolean;
  config: RequirementConfig;
}

export function useSaveRequirement(at: ListAt) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ before, written }: { before: EditableRequirement | null; written: Written }) => {
      if (before === null) {
        const path = 'POST /requirement-lists/:owner_kind/:owner_id/requirements';
        return callData(path, { params: { ...at }, body: written });
      }
      const body = { ...written, version: before.version };
      return callData('PUT /requirements/:id', { params: { id: before.id }, body });
    },
    onSuccess: (saved) => {
      client.setQueryData<EditableRequirement[]>(editorKey(at), (list) =>
        list === undefined
          ? list
          : list.some((one) => one.id === saved.id)
            ? list.map((one) => (one.id === saved.id ? saved : one))
            : [...list, saved],
      );
      return invalidateRequirements(client);
    },
  });
}

export function useRemoveRequirement() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /requirements/:id', { params: { id } }),
    onSuccess: () => invalidateRequirements(client),
  });
}

export function useReorder(at: ListAt, ended: Ended<readonly EditableRequirement[], unknown>) {
  const key = editorKey(at);
  return useOptimistic({
    ...ended,
    send: async (list: readonly EditableRequirement[]) => {
      const ids = list.map((one) => one.id);
      const path = 'PUT /requirement-lists/:owner_kind/:owner_id/order';
      return callData(path, { params: { ...at }, body: { ids } });
    },
    key,
    change: (_before: readonly EditableRequirement[], list) => list,
    answered: (client, list) => client.setQueryData(key, list),
  });
}

export function useExportAnswers() {
  return useMutation({
    mutationFn: (id: string) => download('GET /requirements/:id/answers.csv', { params: { id } }),
  });
}

export function useAnswers(id: string) {
  return usePages(
    'GET /requirements/:id/answers',
    { params: { id } },
    { key: ['requirements', 'answers', id] },
  );
}

export async function describeMedia(id: string, alt: string): Promise<void> {
  await call('PATCH /media/:id', { params: { id }, body: { alt } });
}
