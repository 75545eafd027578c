// The chains that a step can ask about, and what a contract on one of them says of itself.
import type { ConfigOf } from '@stagepass/contract/requirements/shapes.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import type { ListAt } from '../public/requirement-list.ts';

export function useChains() {
  return useQuery({
    queryKey: ['requirements', 'chains'],
    queryFn: () => callData('GET /requirement-chains', {}),
  });
}

export function useCheckContract(at: ListAt | undefined) {
  return useMutation({
    mutationFn: ({ chain_id, contract, standard, token_id }: ConfigOf<'WEB3'>) => {
      const params = { owner_kind: at?.owner_kind ?? 'mission', owner_id: at?.owner_id ?? '' } as const;
      const body = { chain_id, contract, standard, token_id };
      return callData('POST /requirement-lists/:owner_kind/:owner_id/check-contract', { params, body });
    },
  });
}
