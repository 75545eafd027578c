// A profile before it is there, or where it did not come.

import { Skeleton, SkeletonGroup, SkeletonText } from '@stagepass/ui/skeleton/skeleton.tsx';
import { Illustration } from '#platform/late/illustration.tsx';
import { LoadFailed, type LoadFailedProps } from '#platform/query/answered.tsx';
import './profile-hero.css';

export function ProfileWaiting({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className="sp-profile-head">
        <div className="sp-profile-hero" />
        <Skeleton width="82%" height="2.75rem" />
      </div>
      <div className="mt-2 grid gap-4">
        <SkeletonText lines={2} />
        <Skeleton shape="pill" width="100%" height="3.25rem" />
      </div>
    </SkeletonGroup>
  );
}

export function ProfileFailed(props: Pick<LoadFailedProps, 'query' | 'copy' | 'title'>) {
  return (
    <div className="pt-20">
      <LoadFailed level={1} picture={<Illustration name="amp" />} {...props} />
    </div>
  );
}
