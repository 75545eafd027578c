// Lists of people by pages: who follows whom, whom the viewer blocked or muted; and the viewer's muted words and threads.
import type { CallAnswer } from '@stagepass/contract/client.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callData } from '#platform/api/api.ts';
import { type Ended, useOptimistic } from '#platform/query/optimistic.ts';
import { useCall } from '#platform/query/query.ts';
import { usePages } from '#platform/query/use-pages.ts';
import { invalidateApart } from '../public/invalidate.ts';

export type FollowSide = 'followers' | 'following';

export function useFollowList(id: string, side: FollowSide) {
  return usePages(`GET /users/:id/${side}`, { params: { id } }, { key: ['users', 'follows', id, side] });
}

export type ApartList = 'blocks' | 'mutes';
export type ApartPerson = CallAnswer<'GET /users/me/blocks'>['data'][number];

export function useApartList(list: ApartList) {
  return usePages(`GET /users/me/${list}`, {}, { key: ['users', 'apart', list] });
}

export type MutedWord = CallAnswer<'GET /users/me/muted-words'>['data'][number];

const wordsKey = ['users', 'muted-words'] as const;

export function useMutedWords() {
  return useCall('GET /users/me/muted-words', {}, { key: wordsKey });
}

export function useMuteWord() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (word: string) => callData('POST /users/me/muted-words', { body: { word } }),
    onSuccess: (words) => {
      client.setQueryData(wordsKey, words);
      void invalidateApart(client);
    },
  });
}

export function useUnmuteWord(ended: Ended<MutedWord, unknown>) {
  return useOptimistic({
    ...ended,
    send: ({ id }: MutedWord) => callData('DELETE /users/me/muted-words/:id', { params: { id } }),
    key: wordsKey,
    change: (words: MutedWord[], { id }) => words.filter((word) => word.id !== id),
    answered: (client, words) => {
      client.setQueryData(wordsKey, words);
      void invalidateApart(client);
    },
  });
}

export type MutedThread = CallAnswer<'GET /users/me/muted-threads'>['data'][number];

const threadsKey = ['users', 'muted-threads'] as const;

export function useMutedThreads() {
  return usePages('GET /users/me/muted-threads', {}, { key: threadsKey });
}

export function useUnmuteThread() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, id }: MutedThread) =>
      call('DELETE /users/me/muted-threads/:kind/:id', { params: { kind, id } }),
    onSuccess: () => void invalidateApart(client),
    onSettled: () => client.invalidateQueries({ queryKey: threadsKey }),
  });
}
