// /user/welcome: the steps after registering; each can be skipped, and a person who left goes on where they stopped.
import type { Interest } from '@stagepass/contract/users/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { Dock, Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '@stagepass/ui/skeleton/skeleton.tsx';
import { Steps } from '@stagepass/ui/steps/steps.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { nextOf } from '#platform/navigation/next.ts';
import { useSearch } from '#platform/navigation/use-search.ts';
import { LoadFailed } from '#platform/query/answered.tsx';
import { useSession } from '#platform/session/session.ts';
import { useTitle } from '#platform/title/title.ts';
import { usersCopy } from '../copy.ts';
import { useChangeProfile, useOwnProfile } from '../data/own-profile.ts';
import {
  currentStep,
  forgetStep,
  keepStep,
  stepAfter,
  type WelcomeStep,
  welcomeSteps,
} from '../model/welcome-steps.ts';
import { ClubsStep } from '../parts/welcome/clubs-step.tsx';
import { InterestsStep } from '../parts/welcome/interests-step.tsx';
import { NamesStep } from '../parts/welcome/names-step.tsx';
import { NoticesStep } from '../parts/welcome/notices-step.tsx';
import { PictureStep } from '../parts/welcome/picture-step.tsx';
import type { StepProps } from '../parts/welcome/step-props.ts';

const stepParts: Record<WelcomeStep, (props: StepProps) => ReactNode> = {
  names: NamesStep,
  picture: PictureStep,
  interests: InterestsStep,
  clubs: ClubsStep,
  notices: NoticesStep,
};

/** Where the person is, and the ways on. */
function useWelcome() {
  const copy = useCopy(usersCopy);
  const session = useSession();
  const navigate = useNavigate();
  const [search, change] = useSearch();
  const changeProfile = useChangeProfile({
    failed: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
  });
  const userId = session?.user_id ?? '';
  const step = currentStep({ asked: search.get('step'), userId });
  useEffect(() => {
    if (userId !== '') keepStep({ step, userId });
  }, [step, userId]);
  const finish = () => {
    forgetStep(userId);
    changeProfile.mutate({ welcome_done: true });
    void navigate(nextOf(search) ?? '/home', { replace: true });
  };
  const next = () => {
    const following = stepAfter(step);
    if (following === null) finish();
    else change({ step: following }, { replace: false });
  };
  return { step, next, finish };
}

export function Component() {
  const copy = useCopy(usersCopy);
  const profile = useOwnProfile();
  const { step, next } = useWelcome();
  const [picked, setPicked] = useState<Interest[] | null>(null);
  useTitle(copy.welcome.title);
  const number = welcomeSteps.indexOf(step) + 1;
  const total = welcomeSteps.length;
  const hasInterests = (picked ?? profile.data?.interests ?? []).length > 0;
  const words = {
    names: [copy.welcome.namesTitle, copy.welcome.namesLead],
    picture: [copy.welcome.pictureTitle, copy.welcome.pictureLead],
    interests: [copy.welcome.interestsTitle, copy.welcome.interestsLead],
    clubs: [copy.welcome.clubsTitle, hasInterests ? copy.welcome.clubsLead : copy.welcome.clubsLeadAny],
    notices: [copy.welcome.noticesTitle, copy.welcome.noticesLead],
  } satisfies Record<WelcomeStep, [string, string]>;
  const [title, lead] = words[step];
  const frame: StepProps['frame'] = ({ body, act }) => (
    <>
      <ScreenBody>
        <h1 className="sp-display">{title}</h1>
        <p className="sp-quiet mt-2.5 mb-6">{lead}</p>
        {body}
      </ScreenBody>
      <Dock>{act}</Dock>
    </>
  );
  const Step = stepParts[step];
  return (
    <Screen>
      <LampBeam />
      <TopBar
        title={
          <span className="flex items-center gap-4">
            <span className="flex-1">
              <Steps current={number} total={total} label={copy.welcome.progress({ number, total })} />
            </span>
            <span className="sp-small sp-quiet" aria-hidden="true">
              {copy.welcome.step({ number, total })}
            </span>
          </span>
        }
        actions={
          <Button variant="ghost" size="small" onClick={next}>
            {copy.welcome.skip}
          </Button>
        }
      />
      {profile.data ? (
        <Step
          key={step}
          profile={profile.data}
          frame={frame}
          onNext={next}
          picked={picked}
          onPick={setPicked}
        />
      ) : profile.isError ? (
        <ScreenBody>
          <LoadFailed
            query={profile}
            copy={copy}
            level={1}
            title={copy.loadFailedTitle}
            picture={<Illustration name="amp" />}
          />
        </ScreenBody>
      ) : (
        frame({ body: <Waiting />, act: <Skeleton shape="pill" width="100%" height="3.25rem" /> })
      )}
    </Screen>
  );
}

function Waiting() {
  const { loading } = useCopy(usersCopy);
  return (
    <SkeletonGroup label={loading}>
      <SkeletonText lines={4} />
    </SkeletonGroup>
  );
}
