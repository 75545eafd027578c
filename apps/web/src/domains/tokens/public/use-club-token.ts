// Owns what a club's token is called and how many can still be promised: for whoever gives some away as rewards.
import { useOwnTokens, useToken } from '../data/tokens.ts';

/** Null where the club has none; undefined until that is known. Whoever runs a club finds its token among their own. */
export function useClubToken(
  clubId: string,
): { symbol: string; left: number | undefined } | null | undefined {
  const own = useOwnTokens().data;
  const symbol = own?.find(({ club }) => club.id === clubId)?.symbol;
  const { data } = useToken(clubId, { enabled: symbol !== undefined });
  if (own === undefined) return undefined;
  return symbol === undefined ? null : { symbol, left: data?.left };
}
