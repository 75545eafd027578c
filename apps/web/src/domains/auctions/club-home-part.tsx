// What auctions show on a club's home: those that are live now.
import { useLayoutEffect } from 'react';
import type { ClubHomePart, ClubHomePartProps } from '#domains/clubs/public/club-home-slot.ts';
import { EndingSoon, useRunningNow } from './data/running-now.ts';

function Part({ club, onSettled }: ClubHomePartProps) {
  const { data = [], isLoading, failureCount } = useRunningNow(club.id);
  const isFilled = data.length > 0;
  // A first failure is enough: what stands below does not wait for the next try.
  const isKnown = !isLoading || failureCount > 0;
  // Before the paint: a moment's skeleton below would be seen.
  useLayoutEffect(() => {
    if (isKnown) onSettled(isFilled);
  }, [isKnown, isFilled, onSettled]);
  return isFilled ? <EndingSoon club={club} auctions={data} /> : null;
}

export const clubHomePart: ClubHomePart = { name: 'auctions', module: 'market', Part };
