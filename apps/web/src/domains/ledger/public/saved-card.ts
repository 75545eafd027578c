// Owns which saved card would be charged, and what it is called.
import type { SavedCard } from '@stagepass/contract/ledger/shapes.ts';
import { useCardName } from '../parts/use-card-name.ts';
import { useWallet } from './use-wallet.ts';

/** Null where none is saved, nothing can be paid here, or who the fan is has to be said first; also while it is not known. */
export function useSavedCard(): (SavedCard & { name: string }) | null {
  const nameOf = useCardName();
  const { data } = useWallet();
  const card = data?.top_up.card ?? null;
  if (data === undefined || card === null || data.top_up.way === 'off' || data.top_up.needs_identity)
    return null;
  return { ...card, name: nameOf(card) };
}
