// What tips show on a club's home, for whoever is signed in: asked for once somebody scrolls to it.
import { useLayoutEffect } from 'react';
import type { ClubHomePart, ClubHomePartProps } from '#domains/clubs/public/club-home-slot.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { useNear } from '#platform/late/use-near.ts';
import { useSearch } from '#platform/navigation/use-search.ts';

const ClubTips = latePart(() => import('./parts/club-tips.tsx'), 'ClubTips', null);

function Part({ club, onSettled }: ClubHomePartProps) {
  const [search] = useSearch();
  // Back from a top-up, its sheet is what the fan came for.
  const [place, isNear] = useNear(search.has('tip'));
  // Whatever comes below it is out of sight until then.
  useLayoutEffect(() => onSettled(false), [onSettled]);
  // Visitors have no wallet to give from; those who run the club cannot tip it.
  if (club.viewer.role === 'visitor' || club.viewer.can.manage) return null;
  if (!isNear) return <div ref={place} />;
  return <ClubTips club={club} />;
}

export const clubHomePart: ClubHomePart = { name: 'tips', Part };
