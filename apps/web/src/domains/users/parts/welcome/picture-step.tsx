// The second step: a picture.
import { Button } from '@stagepass/ui/button/button.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { usersCopy } from '../../copy.ts';
import { PictureField } from '../picture-field.tsx';
import { PassPreview } from './pass-preview.tsx';
import type { StepProps } from './step-props.ts';

export function PictureStep({ profile, frame, onNext }: StepProps) {
  const copy = useCopy(usersCopy);
  return frame({
    body: (
      <>
        <PassPreview
          name={profile.display_name}
          userName={profile.user_name}
          picture={profile.avatar?.large_url}
        />
        <PictureField profile={profile} bare />
      </>
    ),
    act: (
      <Button wide onClick={onNext}>
        {copy.welcome.next}
      </Button>
    ),
  });
}
