// The second step: a picture.
import { Button } from '@stagepass/ui/button/button.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { usersCopy } from '../../copy.ts';
import type { StepProps } from '../../screens/welcome-screen.tsx';
import { PictureField } from '../picture-field.tsx';

export function PictureStep({ profile, frame, onNext }: StepProps) {
  const copy = useCopy(usersCopy);
  return frame({
    body: <PictureField profile={profile} size={132} />,
    act: (
      <Button wide onClick={onNext}>
        {copy.welcome.next}
      </Button>
    ),
  });
}
