// Owns the question whether a club has a fan token, and how it is called: for conditions that ask for some of it.
import { useCall } from '#platform/query/query.ts';
import { tokenKey } from '../data/token-key.ts';

/** Null where the club has none. */
export function useTokenSymbol(clubId: string): { symbol: string | null; isPending: boolean } {
  const { data, isPending } = useCall(
    'GET /clubs/:id/token',
    { params: { id: clubId } },
    { key: tokenKey(clubId), select: ({ symbol }) => symbol },
  );
  return { symbol: data ?? null, isPending };
}
