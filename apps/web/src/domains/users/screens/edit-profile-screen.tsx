// /user/editprofile: everything of the profile that its owner may change.

import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton, SkeletonGroup } from '@stagepass/ui/skeleton/skeleton.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { ErrorState } from '#platform/late/error-state.tsx';
import { Illustration } from '#platform/late/illustration.tsx';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { useTitle } from '#platform/title/title.ts';
import { usersCopy } from '../copy.ts';
import { useOwnProfile } from '../data/own-profile.ts';
import { EditProfileForm } from '../parts/edit-profile-form.tsx';
import { profilePath } from '../public/paths.ts';

export function Component() {
  const copy = useCopy(usersCopy);
  const profile = useOwnProfile();
  useTitle(copy.edit.title);
  if (profile.data) return <EditProfileForm profile={profile.data} />;
  return (
    <GelScope hue={62}>
      <Screen>
        <TopBar leading={<BackButton above={profilePath()} />} />
        <ScreenBody>
          {profile.isError ? (
            <ErrorState
              level={1}
              title={copy.loadFailedTitle}
              picture={<Illustration name="amp" />}
              retry={{ label: copy.retry, onRetry: () => void profile.refetch(), busy: profile.isFetching }}
            >
              {errorSentence(copy, profile.error)}
            </ErrorState>
          ) : (
            <SkeletonGroup label={copy.loading}>
              <div className="grid gap-5">
                <Skeleton shape="line" width="52%" height="2rem" />
                <Skeleton shape="circle" width="96px" height="96px" />
                <Skeleton width="100%" height="3.25rem" />
                <Skeleton width="100%" height="3.25rem" />
                <Skeleton width="100%" height="6rem" />
              </div>
            </SkeletonGroup>
          )}
        </ScreenBody>
      </Screen>
    </GelScope>
  );
}
