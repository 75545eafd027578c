// What stands in for a screen while it loads: a bar, a heading, a few rows.
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton, SkeletonGroup, SkeletonRow, SkeletonText } from '@stagepass/ui/skeleton/skeleton.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { useContext } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { useTitle } from '#platform/title/title.ts';
import { firstCopy } from '../first-copy.ts';
import { InTabs } from './in-tabs.ts';
import './screen-skeleton.css';

export function ScreenSkeleton() {
  const copy = useCopy(firstCopy);
  const inTabs = useContext(InTabs);
  // The product's name until the screen says what it is: the last screen's title would be wrong.
  useTitle('');
  const contents = (
    <>
      {inTabs === 'bar' ? null : <TopBar />}
      <ScreenBody>
        <SkeletonGroup label={copy.loading}>
          <div className="sp-screen-skeleton">
            <Skeleton shape="line" width="62%" height="2rem" />
            <SkeletonText lines={2} />
            <Skeleton width="100%" height="11rem" />
            <SkeletonRow />
            <SkeletonRow />
            <SkeletonRow />
          </div>
        </SkeletonGroup>
      </ScreenBody>
    </>
  );
  return inTabs ? contents : <Screen>{contents}</Screen>;
}
