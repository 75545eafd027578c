// What stands where results will be.
import { SkeletonGroup, SkeletonRow } from '@stagepass/ui/skeleton/skeleton.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { searchCopy } from '../copy.ts';

export function ResultsLoading() {
  const copy = useCopy(searchCopy);
  return (
    <SkeletonGroup label={copy.loading}>
      <SkeletonRow />
      <SkeletonRow lead="circle" />
      <SkeletonRow lead="circle" />
    </SkeletonGroup>
  );
}
