// The ledger's published fingerprints, latest first; the same for everybody.
import type { LedgerHead } from '@stagepass/contract/ledger/shapes.ts';
import { usePages } from '#platform/query/use-pages.ts';

export type { LedgerHead };

export function useHeads() {
  return usePages('GET /ledger/heads', {}, { key: ['ledger', 'heads'] });
}
