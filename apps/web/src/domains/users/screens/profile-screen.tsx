// /user/profile: one's own profile, as others see it, with the ways to change it.
import { Button } from '@stagepass/ui/button/button.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { gearSix } from '@stagepass/ui/icon/phosphor/gear-six.ts';
import { pencilSimple } from '@stagepass/ui/icon/phosphor/pencil-simple.ts';
import { shareNetwork } from '@stagepass/ui/icon/phosphor/share-network.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Screen, ScreenBody, SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { Tag } from '@stagepass/ui/tag/tag.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { Suspense } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { datesIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { lazySlot } from '#platform/late/lazy-slot.tsx';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { LazyMainTabs } from '#platform/navigation/lazy-main-tabs.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useTitle } from '#platform/title/title.ts';
import { usersCopy } from '../copy.ts';
import { type OwnProfile, useOwnProfile } from '../data/own-profile.ts';
import { share } from '../data/share.ts';
import { Handle } from '../parts/handle.tsx';
import { OwnWays } from '../parts/own-ways.tsx';
import { ProfileHero } from '../parts/profile-hero.tsx';
import { ProfileLinks } from '../parts/profile-links.tsx';
import { ProfileFailed, ProfileWaiting } from '../parts/profile-waiting.tsx';
import { ownShelf } from '../public/own-shelf.ts';
import '../parts/people-lists.css';
import { editProfilePath, followsPath, settingsPath, userPath } from '../public/paths.ts';

/** Stands in a sentence where an element goes. */
const gap = '\u0000';

export function Component() {
  const copy = useCopy(usersCopy);
  const profile = useOwnProfile();
  const { data } = profile;
  useTitle(data?.display_name ?? copy.profile.title);
  return (
    <GelScope hue={data?.hue ?? 62}>
      <Screen>
        <TopBar
          surface="art"
          leading={<BackButton above="/discover" surface="art" />}
          actions={
            <IconButton
              surface="art"
              label={copy.profile.settings}
              icon={<Icon of={gearSix} />}
              render={(anatomy) => <Link to={settingsPath()} {...anatomy} />}
            />
          }
        />
        <ScreenBody>
          {data ? <Profile profile={data} /> : profile.isError ? <Failed query={profile} /> : <Waiting />}
        </ScreenBody>
        <LazyMainTabs current="home" />
      </Screen>
    </GelScope>
  );
}

function Profile({ profile }: { profile: OwnProfile }) {
  const copy = useCopy(usersCopy);
  const { tag } = useLocale();
  const month = datesIn(tag, { month: 'long', year: 'numeric' }).format(new Date(profile.joined_at));
  const [before, after] = copy.profile.joined({ name: gap, month }).split(gap);
  const shareIt = async () => {
    const url = new URL(userPath(profile.user_name), window.location.origin).href;
    const how = await share({ title: copy.profile.shareText({ name: profile.display_name }), url });
    if (how === 'copied') showToast({ title: copy.profile.copied });
  };
  return (
    <>
      <ProfileHero
        name={profile.display_name}
        userName={profile.user_name}
        hue={profile.hue}
        picture={profile.avatar}
      />
      {profile.bio === '' ? (
        <p className="sp-quiet mt-2">{copy.profile.noBio}</p>
      ) : (
        <p className="mt-2 font-[560] whitespace-pre-line break-words" dir="auto">
          {profile.bio}
        </p>
      )}
      <p className="sp-small sp-quiet mt-1">
        {before}
        <Handle name={profile.user_name} />
        {after}
      </p>
      <p className="sp-small sp-quiet mt-1 flex flex-wrap gap-x-3">
        <Link to={followsPath(profile.user_name, 'followers')} className="sp-follow-count">
          {copy.profile.followers({ count: profile.followers })}
        </Link>
        <Link to={followsPath(profile.user_name, 'following')} className="sp-follow-count">
          {copy.profile.following({ count: profile.following })}
        </Link>
        <Link to={userPath(profile.user_name)} className="sp-follow-count">
          {copy.profile.asOthers}
        </Link>
      </p>
      <div className="mt-3.5 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2">
        <LinkButton to={editProfilePath()} icon={<Icon of={pencilSimple} weight="fill" />}>
          {copy.profile.edit}
        </LinkButton>
        <Button variant="secondary" icon={<Icon of={shareNetwork} />} onClick={() => void shareIt()}>
          {copy.profile.share}
        </Button>
      </div>
      <OwnShelfPart userId={profile.id} />
      <OwnWays />
      {profile.interests.length > 0 ? (
        <>
          <SectionHead title={copy.profile.interests} />
          <ul className="flex flex-wrap gap-2">
            {profile.interests.map((interest) => (
              <li key={interest}>
                <Tag>{copy.interestNames[interest]}</Tag>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <ProfileLinks title={copy.profile.links} links={profile.links} />
    </>
  );
}

/** What one is proud of comes before what one has to look after. */
function OwnShelfPart({ userId }: { userId: string }) {
  const offered = ownShelf.read();
  if (offered === null) return null;
  const Shelf = lazySlot<{ userId: string }>(async () => (await offered.load()).Shelf, offered);
  return (
    <Suspense fallback={<Skeleton width="100%" height="11rem" />}>
      <Shelf userId={userId} />
    </Suspense>
  );
}

function Failed({ query }: { query: ReturnType<typeof useOwnProfile> }) {
  const copy = useCopy(usersCopy);
  return <ProfileFailed query={query} copy={copy} title={copy.loadFailedTitle} />;
}

function Waiting() {
  const { loading } = useCopy(usersCopy);
  return <ProfileWaiting label={loading} />;
}
