// The third step: what I am into. Saved behind the person's back, so that going on never waits.
import { Button } from '@stagepass/ui/button/button.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { usersCopy } from '../../copy.ts';
import { useChangeProfile } from '../../data/own-profile.ts';
import { InterestChips } from '../interest-chips.tsx';
import { PassPreview } from './pass-preview.tsx';
import type { StepProps } from './step-props.ts';

export function InterestsStep({ profile, frame, onNext, picked, onPick }: StepProps) {
  const copy = useCopy(usersCopy);
  const chosen = picked ?? profile.interests;
  const change = useChangeProfile();
  const goOn = () => {
    const fail = (error: unknown) => showToast({ title: errorSentence(copy, error), tone: 'bad' });
    if (chosen.join() !== profile.interests.join())
      void change.mutateAsync({ interests: chosen }).catch(fail);
    onNext();
  };
  return frame({
    body: (
      <>
        <PassPreview
          name={profile.display_name}
          userName={profile.user_name}
          picture={profile.avatar?.large_url}
          words={chosen.map((interest) => copy.interestNames[interest])}
        />
        <InterestChips label={copy.welcome.interestsLabel} chosen={chosen} onChange={onPick} />
        <p className="sp-small sp-faint mt-4" role="status">
          {chosen.length > 0 ? copy.welcome.chosen({ count: chosen.length }) : ''}
        </p>
      </>
    ),
    act: (
      <Button wide onClick={goOn}>
        {copy.welcome.next}
      </Button>
    ),
  });
}
