// Who follows a person and whom they follow: two lists under one head, page after page.
import type { ListedPerson } from '@stagepass/contract/users/shapes.ts';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { isApiError } from '#platform/api/api-error.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { BackScreen } from '#platform/navigation/back-screen.tsx';
import { Unanswered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { useTitle } from '#platform/title/title.ts';
import { type FollowSide, useFollowList } from '../data/people-lists.ts';
import type { PublicProfile } from '../data/person.ts';
import { peopleCopy } from '../people-copy.ts';
import { userPath } from '../public/paths.ts';
import { UserCard } from '../public/user-card.tsx';
import { FollowButton } from './follow-button.tsx';

export function FollowList(props: {
  profile: PublicProfile;
  side: FollowSide;
  onSide: (side: FollowSide) => void;
}) {
  const { profile, side, onSide } = props;
  const { lists } = useCopy(peopleCopy);
  useTitle(`${profile.display_name}: ${lists[side]}`);
  return (
    <BackScreen above={userPath(profile.user_name)}>
      <h1 className="sp-display break-words" dir="auto">
        {profile.display_name}
      </h1>
      <div className="mt-4 mb-5">
        <SegmentedControl<FollowSide>
          label={lists.label}
          value={side}
          onChange={onSide}
          segments={[
            { value: 'followers', label: lists.followers },
            { value: 'following', label: lists.following },
          ]}
        />
      </div>
      <List key={side} profile={profile} side={side} />
    </BackScreen>
  );
}

function List({ profile, side }: { profile: PublicProfile; side: FollowSide }) {
  const copy = useCopy(peopleCopy);
  const { lists } = copy;
  const query = useFollowList(profile.id, side);
  const name = profile.display_name;
  if (query.data === undefined)
    return isApiError(query.error, 'users.follows-hidden') ? (
      <EmptyState title={lists.hidden} picture={<Illustration name="door" />}>
        {lists.hiddenText({ name })}
      </EmptyState>
    ) : (
      <Unanswered query={query} copy={copy} failed={copy.profile.failed} />
    );
  if (query.data.length === 0)
    return (
      <EmptyState
        title={side === 'followers' ? lists.noFollowers({ name }) : lists.noFollowing({ name })}
        picture={<Illustration name="rail" />}
      >
        {side === 'followers' ? lists.noFollowersText : lists.noFollowingText}
      </EmptyState>
    );
  return (
    <>
      <RowGroup>
        {query.data.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </RowGroup>
      <More query={query} />
    </>
  );
}

/** The link and the button stand beside each other: one inside the other could be reached by neither key nor reader. */
function Person({ person }: { person: ListedPerson }) {
  return (
    <div className="sp-listed-person">
      <UserCard user={person} to={userPath(person.user_name)} detail={person.bio || undefined} />
      {person.viewer === null ? null : <FollowButton person={person} small />}
    </div>
  );
}
