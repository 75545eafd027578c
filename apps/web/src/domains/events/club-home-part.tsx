// What events show on a club's home: the next ones, fetched once somebody scrolls to them.
import { useLayoutEffect } from 'react';
import type { ClubHomePart, ClubHomePartProps } from '#domains/clubs/public/club-home-slot.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { useNear } from '#platform/late/use-near.ts';

const NextEvents = latePart(() => import('./parts/next-events.tsx'), 'NextEvents', null);

function Part({ club, onSettled }: ClubHomePartProps) {
  const [place, isNear] = useNear(false);
  // Whatever comes below it is out of sight until then.
  useLayoutEffect(() => onSettled(false), [onSettled]);
  if (!isNear) return <div ref={place} />;
  return <NextEvents club={club} />;
}

export const clubHomePart: ClubHomePart = { name: 'events', Part };
