// What check-ins show on a club's home: the streak and the way to today's check-in, fetched once somebody scrolls to it.
import { useLayoutEffect } from 'react';
import type { ClubHomePart, ClubHomePartProps } from '#domains/clubs/public/club-home-slot.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { useNear } from '#platform/late/use-near.ts';

const ClubStreak = latePart(() => import('./parts/club-streak.tsx'), 'ClubStreak', null);

function Part({ club, onSettled }: ClubHomePartProps) {
  const [place, isNear] = useNear(false);
  // Whatever comes below it is out of sight until then.
  useLayoutEffect(() => onSettled(false), [onSettled]);
  if (!club.viewer.can.take_part) return null;
  if (!isNear) return <div ref={place} />;
  return <ClubStreak club={club} />;
}

export const clubHomePart: ClubHomePart = { name: 'checkins', module: 'missions', Part };
