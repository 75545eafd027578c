// /user/{id}: somebody's public profile, with what the viewer can do about them; its lists of follows under ?list=.
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { chatCircle } from '@stagepass/ui/icon/phosphor/chat-circle.ts';
import { pencilSimple } from '@stagepass/ui/icon/phosphor/pencil-simple.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Tag } from '@stagepass/ui/tag/tag.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { isApiError } from '#platform/api/api-error.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { datesIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { lazySlot } from '#platform/late/lazy-slot.tsx';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { go } from '#platform/navigation/go.ts';
import { LazyMainTabs } from '#platform/navigation/lazy-main-tabs.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { useTitle } from '#platform/title/title.ts';
import type { FollowSide } from '../data/people-lists.ts';
import { type PublicProfile, usePerson } from '../data/person.ts';
import { FollowButton } from '../parts/follow-button.tsx';
import { FollowList } from '../parts/follow-list.tsx';
import { Handle } from '../parts/handle.tsx';
import { MutualLine } from '../parts/mutual-line.tsx';
import { PersonActs, useRelationActs } from '../parts/person-acts.tsx';
import { ProfileHero } from '../parts/profile-hero.tsx';
import { ProfileLinks } from '../parts/profile-links.tsx';
import { ProfileFailed, ProfileWaiting } from '../parts/profile-waiting.tsx';
import { peopleCopy } from '../people-copy.ts';
import { editProfilePath, followsPath, newChatPath } from '../public/paths.ts';
import { type ProfilePart, profileParts } from '../public/profile-parts.ts';
import '../parts/people-lists.css';

export function Component() {
  const { id = '' } = useParams();
  const copy = useCopy(peopleCopy);
  const person = usePerson(id);
  const [search] = useSearch();
  const asked = search.get('list');
  const side = asked === 'followers' || asked === 'following' ? asked : undefined;
  const { data } = person;
  useTitle(data?.display_name ?? copy.profile.title);
  if (data && side)
    return (
      <FollowList
        profile={data}
        side={side}
        onSide={(other) => go(followsPath(data.user_name, other), { replace: true })}
      />
    );
  return (
    <GelScope hue={data?.hue ?? 62}>
      <Screen>
        <TopBar
          surface="art"
          leading={<BackButton above="/discover" surface="art" />}
          actions={data && !data.can.edit ? <PersonActs profile={data} /> : undefined}
        />
        <ScreenBody>
          {data ? <Profile profile={data} /> : person.isError ? <Failed query={person} /> : <Waiting />}
        </ScreenBody>
        <LazyMainTabs current="clubs" />
      </Screen>
    </GelScope>
  );
}

function Waiting() {
  const { loading } = useCopy(peopleCopy);
  return <ProfileWaiting label={loading} />;
}

function Failed({ query }: { query: ReturnType<typeof usePerson> }) {
  const copy = useCopy(peopleCopy);
  if (!isApiError(query.error, 'users.not-found'))
    return <ProfileFailed query={query} copy={copy} title={copy.profile.failed} />;
  return (
    <div className="pt-20">
      <EmptyState
        level={1}
        title={copy.profile.missing}
        picture={<Illustration name="mark" />}
        action={<LinkButton to="/discover">{copy.profile.discover}</LinkButton>}
      >
        {copy.profile.missingText}
      </EmptyState>
    </div>
  );
}

function Profile({ profile }: { profile: PublicProfile }) {
  return (
    <>
      <ProfileHero
        name={profile.display_name}
        userName={profile.user_name}
        hue={profile.hue}
        picture={profile.avatar}
      />
      {profile.bio === '' ? null : (
        <p className="mt-2 font-[560] whitespace-pre-line break-words" dir="auto">
          {profile.bio}
        </p>
      )}
      <Facts profile={profile} />
      {profile.viewer?.blocked ? <Blocked profile={profile} /> : <Shown profile={profile} />}
    </>
  );
}

/** Stands in a sentence where an element goes. */
const nameGap = '\u0000';
const countGap = '\u0001';

function Facts({ profile }: { profile: PublicProfile }) {
  const copy = useCopy(peopleCopy).profile;
  const { tag } = useLocale();
  const line = copy.line({ name: nameGap, followers: countGap });
  const month = datesIn(tag, { month: 'long', year: 'numeric' }).format(new Date(profile.joined_at));
  const drawn = line.split(/(\p{Cc})/u).map((part) => {
    if (part === nameGap) return <Handle key="name" name={profile.user_name} />;
    return part === countGap ? <Counts key="counts" profile={profile} /> : part;
  });
  return (
    <p className="sp-small sp-quiet mt-1 break-words">
      {drawn}
      {'. '}
      {profile.clubs_shared > 0 ? copy.shared({ count: profile.clubs_shared }) : `${copy.since({ month })}.`}
      {profile.viewer?.followed_by ? (
        <>
          {' '}
          <Tag>{copy.followsYou}</Tag>
        </>
      ) : null}
    </p>
  );
}

function Counts({ profile }: { profile: PublicProfile }) {
  const copy = useCopy(peopleCopy).profile;
  const sides: readonly [FollowSide, string][] = [
    ['followers', copy.followers({ count: profile.followers })],
    ['following', copy.following({ count: profile.following })],
  ];
  const linked = profile.shows.follow_lists && profile.viewer?.blocked !== true;
  return sides.map(([side, text], at) => (
    <span key={side}>
      {at === 0 ? null : ', '}
      {linked ? (
        <Link to={followsPath(profile.user_name, side)} className="sp-follow-count">
          {text}
        </Link>
      ) : (
        text
      )}
    </span>
  ));
}

function Blocked({ profile }: { profile: PublicProfile }) {
  const copy = useCopy(peopleCopy);
  const act = useRelationActs(profile);
  return (
    <div className="mt-4">
      <Notice
        tone="plain"
        action={
          <Button variant="secondary" size="small" onClick={() => act('unblock')}>
            {copy.profile.unblock}
          </Button>
        }
      >
        {copy.profile.blocked({ name: profile.display_name })}
      </Notice>
    </div>
  );
}

function Shown({ profile }: { profile: PublicProfile }) {
  const copy = useCopy(peopleCopy);
  const act = useRelationActs(profile);
  const parts = profileParts.read();
  return (
    <>
      <div className="mt-3.5 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2">
        {profile.can.edit ? (
          <LinkButton to={editProfilePath()} icon={<Icon of={pencilSimple} weight="fill" />}>
            {copy.profile.edit}
          </LinkButton>
        ) : (
          <FollowButton person={profile} />
        )}
        {profile.can.message ? (
          <LinkButton to={newChatPath(profile.user_name)} variant="secondary" icon={<Icon of={chatCircle} />}>
            {copy.profile.message}
          </LinkButton>
        ) : null}
      </div>
      {profile.viewer?.muted ? (
        <div className="mt-3">
          <Notice
            tone="plain"
            action={
              <Button variant="ghost" size="small" onClick={() => act('unmute')}>
                {copy.profile.unmute}
              </Button>
            }
          >
            {copy.profile.muted({ name: profile.display_name })}
          </Notice>
        </div>
      ) : null}
      <MutualLine mutual={profile.mutual} />
      <Suspense fallback={null}>
        {parts.map((part) => (
          <Part key={part.name} part={part} profile={profile} />
        ))}
      </Suspense>
      <ProfileLinks title={copy.profile.links} links={profile.links} />
    </>
  );
}

function Part({ part, profile }: { part: ProfilePart; profile: PublicProfile }) {
  const Drawn = lazySlot(async () => (await part.load()).Part, part);
  return <Drawn profile={profile} />;
}
