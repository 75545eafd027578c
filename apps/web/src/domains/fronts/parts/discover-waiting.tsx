// Discover before its answer is there: chips, a poster and rows in their places.
import { Skeleton, SkeletonGroup, SkeletonRow } from '@stagepass/ui/skeleton/skeleton.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { discoverCopy } from '../discover-copy.ts';

export function DiscoverWaiting() {
  const { loading } = useCopy(discoverCopy);
  return (
    <SkeletonGroup label={loading}>
      <div className="flex gap-2 overflow-hidden py-1.5">
        {['5rem', '4.5rem', '4.25rem', '4.5rem'].map((width, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: four bars that never change.
          <Skeleton key={at} width={width} height="2.25rem" />
        ))}
      </div>
      <div className="mt-3.5">
        <Skeleton width="82.5%" height="24.875rem" />
      </div>
      <RowsWaiting />
    </SkeletonGroup>
  );
}

/** What is below the posters. */
export function ListsWaiting() {
  const { loading } = useCopy(discoverCopy);
  return (
    <SkeletonGroup label={loading}>
      <RowsWaiting />
    </SkeletonGroup>
  );
}

function RowsWaiting() {
  return (
    <div className="mt-7 grid gap-3">
      <Skeleton shape="line" width="11rem" />
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </div>
  );
}
