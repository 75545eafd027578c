// Lists of people by pages: who follows whom, whom the viewer blocked or muted; and the viewer's muted words and threads.
import type { CallAnswer } from '@stagepass/contract/client.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import { forgetFeeds } from './fresh-feeds.ts';

export type FollowSide = 'followers' | 'following';

export function useFollowList(id: string, side: FollowSide) {
  return useInfiniteQuery({
    queryKey: ['users', 'follows', id, side],
    queryFn: ({ pageParam, signal }) =>
      call(`GET /users/:id/${side}`, { params: { id }, query: fromKey(pageParam) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    select: ({ pages }) => pages.flatMap((page) => page.data),
  });
}

export type ApartList = 'blocks' | 'mutes';
export type ApartPerson = CallAnswer<'GET /users/me/blocks'>['data'][number];

export function useApartList(list: ApartList) {
  return useInfiniteQuery({
    queryKey: ['users', 'apart', list],
    queryFn: ({ pageParam, signal }) =>
      call(`GET /users/me/${list}`, { query: fromKey(pageParam) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    select: ({ pages }) => pages.flatMap((page) => page.data),
  });
}

function fromKey(cursor: string | null): { cursor?: string } {
  return cursor === null ? {} : { cursor };
}

export type MutedWord = CallAnswer<'GET /users/me/muted-words'>['data'][number];

const wordsKey = ['users', 'muted-words'] as const;

export function useMutedWords() {
  return useQuery({
    queryKey: wordsKey,
    queryFn: async ({ signal }) => (await call('GET /users/me/muted-words', {}, { signal })).data,
  });
}

export function useMuteWord() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (word: string) => (await call('POST /users/me/muted-words', { body: { word } })).data,
    onSuccess: (words) => {
      client.setQueryData(wordsKey, words);
      forgetFeeds(client);
    },
  });
}

/** Gone at once; back where the server says no. */
export function useUnmuteWord() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: MutedWord) =>
      (await call('DELETE /users/me/muted-words/:id', { params: { id } })).data,
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: wordsKey });
      const before = client.getQueryData<MutedWord[]>(wordsKey);
      client.setQueryData<MutedWord[]>(wordsKey, (words) => words?.filter((word) => word.id !== id));
      return { before };
    },
    onError: (_error, _word, kept) => client.setQueryData(wordsKey, kept?.before),
    onSuccess: (words) => {
      client.setQueryData(wordsKey, words);
      forgetFeeds(client);
    },
  });
}

export type MutedThread = CallAnswer<'GET /users/me/muted-threads'>['data'][number];

const threadsKey = ['users', 'muted-threads'] as const;

export function useMutedThreads() {
  return useInfiniteQuery({
    queryKey: threadsKey,
    queryFn: ({ pageParam, signal }) =>
      call('GET /users/me/muted-threads', { query: fromKey(pageParam) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    select: ({ pages }) => pages.flatMap((page) => page.data),
  });
}

export function useUnmuteThread() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, id }: MutedThread) =>
      call('DELETE /users/me/muted-threads/:kind/:id', { params: { kind, id } }),
    onSuccess: () => forgetFeeds(client),
    onSettled: () => client.invalidateQueries({ queryKey: threadsKey }),
  });
}
