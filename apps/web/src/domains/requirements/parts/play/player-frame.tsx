// The frame around every player: the way out, how far along, a clock where there is one, and the dock.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { x } from '@stagepass/ui/icon/phosphor/x.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Dock, Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Steps } from '@stagepass/ui/steps/steps.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import type { ReactNode } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { requirementsCopy } from '../../copy.ts';

export interface PlayerFrameProps {
  steps: { number: number; total: number };
  stepsLabel?: string | undefined;
  leaveLabel?: string | undefined;
  onLeave: () => void;
  clock?: ReactNode;
  dock: ReactNode;
  children: ReactNode;
}

export function PlayerFrame(props: PlayerFrameProps) {
  const copy = useCopy(requirementsCopy);
  const { steps, stepsLabel, leaveLabel, onLeave, clock, dock, children } = props;
  return (
    <Screen>
      <TopBar
        leading={
          <IconButton
            label={leaveLabel ?? copy.play.leave}
            icon={<Icon of={x} weight="bold" size="1.25rem" />}
            onClick={onLeave}
          />
        }
        title={
          <Steps
            current={steps.number}
            total={steps.total}
            label={stepsLabel ?? copy.play.step({ number: steps.number, total: steps.total })}
          />
        }
        actions={clock}
      />
      <ScreenBody>{children}</ScreenBody>
      <Dock>{dock}</Dock>
    </Screen>
  );
}
