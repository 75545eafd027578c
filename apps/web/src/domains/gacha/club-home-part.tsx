// What gacha shows on a club's home: the packs that are open, fetched once somebody scrolls to them.
import { useLayoutEffect } from 'react';
import type { ClubHomePart, ClubHomePartProps } from '#domains/clubs/public/club-home-slot.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { useNear } from '#platform/late/use-near.ts';

const ClubPacks = latePart(() => import('./parts/club-packs.tsx'), 'ClubPacks', null);

function Part({ club, onSettled }: ClubHomePartProps) {
  const [place, isNear] = useNear(false);
  // Whatever comes below it is out of sight until then.
  useLayoutEffect(() => onSettled(false), [onSettled]);
  if (!isNear) return <div ref={place} />;
  return <ClubPacks club={club} />;
}

export const clubHomePart: ClubHomePart = { name: 'gacha', module: 'gacha', Part };
