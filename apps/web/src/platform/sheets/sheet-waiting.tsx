// What stands in the place of a sheet until its code is there: its frame with its title, at once, and the shapes of what comes.
import { DrawerFrame } from '@stagepass/ui/drawer/drawer-frame.tsx';
import { Skeleton, SkeletonGroup } from '@stagepass/ui/skeleton/skeleton.tsx';
import { commonCopy } from '../i18n/common-copy.ts';
import { useCopy } from '../i18n/copy.ts';

export interface SheetWaitingProps {
  title: string;
  description?: string;
  onClose: () => void;
  /** How high the sheet's body will be, in rem. */
  height_rem: number;
}

export function SheetWaiting({ height_rem, ...shown }: SheetWaitingProps) {
  const { close, loading } = useCopy(commonCopy);
  return (
    <DrawerFrame closeLabel={close} {...shown}>
      <SkeletonGroup label={loading}>
        <Skeleton width="100%" height={`${height_rem}rem`} />
      </SkeletonGroup>
    </DrawerFrame>
  );
}
