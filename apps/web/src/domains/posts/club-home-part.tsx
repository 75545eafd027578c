// What posts show on a club's home: the pinned post and the latest few.
import { useLayoutEffect } from 'react';
import type { ClubHomePart, ClubHomePartProps } from '#domains/clubs/public/club-home-slot.ts';
import { ClubLatest, ClubLatestWaiting } from './public/club-latest.tsx';

const MOST = 3;

function Part({ club, above, onSettled }: ClubHomePartProps) {
  // Even without a post there is a sentence that says so.
  useLayoutEffect(() => onSettled(true), [onSettled]);
  if (above === 'unsettled') return <ClubLatestWaiting />;
  return <ClubLatest club={club} home most={MOST} below={above === 'filled'} />;
}

export const clubHomePart: ClubHomePart = { name: 'posts', module: 'posts', Part };
