// The code of an item as a screen asks for it: shown, moved here, or read out instead.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { freshOrKept } from './own-kept.ts';
import { bindHere, type CodeAsked, type ItemCode, readCode, readKeptCode } from './read-item-code.ts';

export type { CodeAsked, ItemCode };

export function itemCodeKey(id: string) {
  return ['redemption', 'code', id] as const;
}

export function useItemCode(asked: CodeAsked) {
  const client = useQueryClient();
  return useQuery({
    queryKey: itemCodeKey(asked.id),
    queryFn: ({ signal }) =>
      freshOrKept<ItemCode>({
        user_id: asked.user_id,
        fresh: () => readCode(asked, signal),
        kept: () => readKeptCode(asked),
        onLate: (code) => client.setQueryData(itemCodeKey(asked.id), code),
      }),
    // At a door nobody waits for three attempts: what is kept will do.
    retry: false,
    refetchOnReconnect: 'always',
  });
}

export function useBindHere(asked: CodeAsked) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => bindHere(asked),
    onSuccess: () => client.invalidateQueries({ queryKey: itemCodeKey(asked.id) }),
  });
}

type TypedOf = { kind: 'item'; item_id: string } | { kind: 'pass' };

export function useTypedCode() {
  return useMutation({
    mutationFn: (of: TypedOf) => callData('POST /typed-codes', { body: of }),
  });
}
