// /user/editprofile: everything of the profile that its owner may change.

import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { BackScreen } from '#platform/navigation/back-screen.tsx';
import { Unanswered } from '#platform/query/answered.tsx';
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
      <BackScreen above={profilePath()}>
        <Unanswered
          query={profile}
          copy={copy}
          level={1}
          failed={copy.loadFailedTitle}
          picture={<Illustration name="amp" />}
          skeleton={
            <div className="grid gap-5">
              <Skeleton shape="line" width="52%" height="2rem" />
              <Skeleton shape="circle" width="96px" height="96px" />
              <Skeleton width="100%" height="3.25rem" />
              <Skeleton width="100%" height="3.25rem" />
              <Skeleton width="100%" height="6rem" />
            </div>
          }
        />
      </BackScreen>
    </GelScope>
  );
}
