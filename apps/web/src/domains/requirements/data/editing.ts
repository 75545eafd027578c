// Editing a list: add, change, remove, reorder, and getting the answers out.
import type { EditableRequirement, RequirementConfig } from '@stagepass/contract/requirements/shapes.ts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import { editorKey, type ListAt } from '../public/requirement-list.ts';
import { downloadAnswers } from './download-answers.ts';

export interface Written {
  title: string;
  config: RequirementConfig;
}

export function useSaveRequirement(at: ListAt) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ before, written }: { before: EditableRequirement | null; written: Written }) => {
      if (before === null) {
        const path = 'POST /requirement-lists/:owner_kind/:owner_id/requirements';
        return (await call(path, { params: { ...at }, body: written })).data;
      }
      const body = { ...written, version: before.version };
      return (await call('PUT /requirements/:id', { params: { id: before.id }, body })).data;
    },
    onSuccess: (saved) => {
      client.setQueryData<EditableRequirement[]>(editorKey(at), (list) =>
        list === undefined
          ? list
          : list.some((one) => one.id === saved.id)
            ? list.map((one) => (one.id === saved.id ? saved : one))
            : [...list, saved],
      );
      return client.invalidateQueries({ queryKey: ['requirements'] });
    },
  });
}

export function useRemoveRequirement() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /requirements/:id', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['requirements'] }),
  });
}

/** Shown in the new order at once; goes back where the server says no. */
export function useReorder(at: ListAt) {
  const client = useQueryClient();
  const key = editorKey(at);
  return useMutation({
    mutationFn: async (list: readonly EditableRequirement[]) => {
      const ids = list.map((one) => one.id);
      const path = 'PUT /requirement-lists/:owner_kind/:owner_id/order';
      return (await call(path, { params: { ...at }, body: { ids } })).data;
    },
    onMutate: async (list) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<EditableRequirement[]>(key);
      client.setQueryData(key, list);
      return { before };
    },
    onError: (_error, _list, kept) => client.setQueryData(key, kept?.before),
    onSuccess: (list) => client.setQueryData(key, list),
  });
}

export function useExportAnswers() {
  return useMutation({ mutationFn: downloadAnswers });
}

export function useAnswers(id: string) {
  return useInfiniteQuery({
    queryKey: ['requirements', 'answers', id],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /requirements/:id/answers',
        { params: { id }, query: pageParam === undefined ? {} : { cursor: pageParam } },
        { signal },
      ),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

export async function describeMedia(id: string, alt: string): Promise<void> {
  await call('PATCH /media/:id', { params: { id }, body: { alt } });
}
