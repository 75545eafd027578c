// The shapes of the inbox while it is on its way.
import { Skeleton, SkeletonRow } from '@stagepass/ui/skeleton/skeleton.tsx';

export function InboxWaiting() {
  return (
    <div className="mt-4 grid gap-5">
      <Skeleton shape="line" width="5rem" height="1.1875rem" />
      <SkeletonRow />
      <SkeletonRow lead="circle" />
      <SkeletonRow />
      <SkeletonRow lead="circle" />
      <SkeletonRow />
    </div>
  );
}
