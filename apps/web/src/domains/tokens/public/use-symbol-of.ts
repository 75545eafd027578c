// Owns the question how a club's fan token is called, for whoever may look at the club, members or not.
import { useToken } from '../data/tokens.ts';

/** Null where the club has none, and until that is known. */
export function useSymbolOf(clubId: string): string | null {
  return useToken(clubId).data?.symbol ?? null;
}
