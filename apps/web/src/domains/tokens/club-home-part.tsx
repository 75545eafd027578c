// What tokens show on a club's home, for members and holders: the way to its fan token, asked for once somebody scrolls to it.
import { useLayoutEffect } from 'react';
import type { ClubHomePart, ClubHomePartProps } from '#domains/clubs/public/club-home-slot.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { useNear } from '#platform/late/use-near.ts';

const ClubTokenRow = latePart(() => import('./parts/club-token-row.tsx'), 'ClubTokenRow', null);

function Part({ club, onSettled }: ClubHomePartProps) {
  const [place, isNear] = useNear(false);
  // Whatever comes below it is out of sight until then.
  useLayoutEffect(() => onSettled(false), [onSettled]);
  // Tokens of my clubs are asked for at once, so that a club without one is not asked for what it has not.
  if (club.viewer.role === 'visitor') return null;
  if (!isNear) return <div ref={place} />;
  return <ClubTokenRow club={club} />;
}

export const clubHomePart: ClubHomePart = { name: 'tokens', Part };
