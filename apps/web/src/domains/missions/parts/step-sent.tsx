// What somebody sees after handing in something that the club looks at.
import type { RequirementEntry } from '@stagepass/contract/requirements/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { Dock, Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { useEffect, useRef } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { playCopy } from '../play-copy.ts';

export interface StepSentProps {
  /** The step that can be done meanwhile. */
  next: RequirementEntry | undefined;
  onNext: (entry: RequirementEntry) => void;
  onLeave: () => void;
}

export function StepSent({ next, onNext, onLeave }: StepSentProps) {
  const copy = useCopy(playCopy);
  const body = useRef<HTMLElement>(null);
  // The button that was pressed is gone: reading goes on here.
  useEffect(() => body.current?.focus(), []);
  return (
    <Screen>
      <LampBeam at="50%" lean={-16} />
      <ScreenBody ref={body} className="grid content-center">
        <EmptyState level={1} title={copy.sent.title} picture={<Illustration name="mail" />}>
          {copy.sent.text}
        </EmptyState>
      </ScreenBody>
      <Dock>
        {next === undefined ? null : (
          <Button wide onClick={() => onNext(next)}>
            {copy.sent.next}
          </Button>
        )}
        <Button wide variant={next === undefined ? 'primary' : 'outline'} onClick={onLeave}>
          {copy.toMission}
        </Button>
      </Dock>
    </Screen>
  );
}
