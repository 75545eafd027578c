// The rows on one's own profile that lead to what is one's own elsewhere.
import { RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { Suspense } from 'react';
import { lazySlot } from '#platform/late/lazy-slot.tsx';
import { type OwnWay, ownWays } from '../public/own-ways.ts';

export function OwnWays() {
  const ways = ownWays.read();
  if (ways.length === 0) return null;
  return (
    <RowGroup className="mt-5">
      {ways.map((way) => (
        <Suspense key={way.name} fallback={<Skeleton height="4rem" width="100%" />}>
          <Row way={way} />
        </Suspense>
      ))}
    </RowGroup>
  );
}

function Row({ way }: { way: OwnWay }) {
  const Way = lazySlot(async () => (await way.load()).Way, way);
  return <Way />;
}
