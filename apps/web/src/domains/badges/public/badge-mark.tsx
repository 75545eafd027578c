// A badge as it is shown everywhere: the patch with its sign, named for screen readers by its name and stage.
import type { BadgeLook } from '@stagepass/contract/badges/shapes.ts';
import { BadgePatch } from '@stagepass/ui/badge-patch/badge-patch.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { badgeSigns } from './badge-signs.ts';

export interface BadgeMarkProps {
  look: BadgeLook;
  /** How far somebody is: 0 where it is still to earn. */
  stage: number;
  /** A badge of one stage wears no chevrons. */
  stages: number;
  size?: string | undefined;
  tilt?: number | undefined;
  /** Left out where the name stands beside it. */
  label?: string | undefined;
}

export function BadgeMark({ look, stage, stages, size, tilt, label }: BadgeMarkProps) {
  return (
    <BadgePatch
      shape={look.shape}
      hue={look.hue}
      icon={<Icon of={badgeSigns[look.icon]} weight="fill" />}
      stage={stages > 1 ? stage : 0}
      earned={stage > 0}
      size={size}
      tilt={tilt}
      label={label}
    />
  );
}
