// My tickets as a screen asks for them.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { freshOrKept } from './own-kept.ts';
import { type OwnTickets, readKeptTickets, readTickets } from './read-tickets.ts';

export type { OwnTickets };

const ticketsKey = ['redemption', 'tickets'] as const;

/** As this phone keeps them: nothing is asked, and the app's start keeps them fresh. */
export const keptTicketsKey = ['redemption', 'kept-tickets'] as const;

export function useKeptTickets(userId: string) {
  return useQuery({ queryKey: keptTicketsKey, queryFn: () => readKeptTickets(userId) });
}

export function useTickets(userId: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ticketsKey,
    queryFn: ({ signal }) =>
      freshOrKept<OwnTickets>({
        user_id: userId,
        fresh: () => readTickets(userId, signal),
        kept: () => readKeptTickets(userId),
        onLate: (tickets) => client.setQueryData(ticketsKey, tickets),
      }),
    retry: false,
    refetchOnReconnect: 'always',
  });
}
