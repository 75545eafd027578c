// The fourth step: first clubs, near what was just picked. Joined in place; nobody has to.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Skeleton, SkeletonGroup } from '@stagepass/ui/skeleton/skeleton.tsx';
import { Suspense } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { lazySlot } from '#platform/late/lazy-slot.tsx';
import { usersCopy } from '../../copy.ts';
import { useIsSavingProfile } from '../../data/own-profile.ts';
import { type WelcomeClubsProps, welcomeClubs } from '../../public/welcome-clubs.ts';
import type { StepProps } from './step-props.ts';

export function ClubsStep({ frame, onNext }: StepProps) {
  const { welcome } = useCopy(usersCopy);
  return frame({
    body: (
      <Suspense fallback={<Waiting />}>
        <FirstClubs />
      </Suspense>
    ),
    act: (
      <Button wide onClick={onNext}>
        {welcome.next}
      </Button>
    ),
  });
}

function FirstClubs() {
  const isSaving = useIsSavingProfile();
  const offered = welcomeClubs.read();
  if (offered === null) return null;
  const Clubs = lazySlot<WelcomeClubsProps>(async () => (await offered.load()).Clubs, offered);
  return <Clubs isReady={!isSaving} waiting={<Waiting />} />;
}

function Waiting() {
  const { loading } = useCopy(usersCopy);
  return (
    <SkeletonGroup label={loading}>
      <div className="grid gap-3">
        <Skeleton height="3.25rem" />
        <Skeleton height="3.25rem" />
        <Skeleton height="3.25rem" />
      </div>
    </SkeletonGroup>
  );
}
