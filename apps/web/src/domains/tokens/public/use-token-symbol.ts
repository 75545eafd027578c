// Owns the question whether a club has a fan token, and how it is called: for conditions that ask for some of it.
import { useOwnTokens } from '../data/tokens.ts';

/** Null where the club has none. Whoever sets conditions is a member of their club: its token stands among their own. */
export function useTokenSymbol(clubId: string): { symbol: string | null; isPending: boolean } {
  const { data, isPending } = useOwnTokens();
  return { symbol: data?.find(({ club }) => club.id === clubId)?.symbol ?? null, isPending };
}
