// The packs that a club has on the table, at the foot of its home: fetched once somebody reads on.
import { Suspense } from 'react';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { useNear } from './use-near.ts';

const ClubPacks = latePart(async () => (await import('#domains/gacha/public/club-packs.tsx')).ClubPacks);

export function ClubTable({ club }: { club: ClubView }) {
  const isOn = club.modules.some((entry) => entry.module === 'gacha' && entry.on);
  const [place, near] = useNear(false);
  if (!isOn) return null;
  if (!near) return <div ref={place} />;
  return (
    <Suspense fallback={null}>
      <ClubPacks club={club} />
    </Suspense>
  );
}
