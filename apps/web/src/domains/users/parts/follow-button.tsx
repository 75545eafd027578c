// Follow and stop following: at once, with a way back; whoever is not signed in or verified is led to the door.
import type { Relation } from '@stagepass/contract/users/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { userCheck } from '@stagepass/ui/icon/phosphor/user-check.ts';
import { userPlus } from '@stagepass/ui/icon/phosphor/user-plus.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { permissionErrorPath } from '#platform/navigation/permission-error.ts';
import { useSession } from '#platform/session/session.ts';
import { useChangeRelation } from '../data/person.ts';
import { peopleCopy } from '../people-copy.ts';
import { userPath } from '../public/paths.ts';

export interface FollowablePerson {
  id: string;
  user_name: string;
  display_name: string;
  viewer: Relation | null;
  can: { follow: boolean };
}

export function FollowButton({ person, small }: { person: FollowablePerson; small?: boolean }) {
  const copy = useCopy(peopleCopy);
  const session = useSession();
  const { viewer, display_name: name } = person;
  const relation = useChangeRelation(person, {
    done: (_answer, change) => {
      if (change === 'unfollow')
        showToast({
          title: copy.follow.stopped({ name }),
          action: { label: copy.undo, onAction: () => relation.mutate('follow') },
        });
    },
    failed: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
  });
  const size = small ? 'small' : 'medium';
  const icon = <Icon of={userPlus} weight="fill" />;
  if (!session?.email_verified) {
    const next = userPath(person.user_name);
    const to = permissionErrorPath({ reason: session ? 'verify-email' : 'sign-in', next });
    return (
      <LinkButton to={to} size={size} icon={small ? undefined : icon}>
        {copy.follow.follow}
      </LinkButton>
    );
  }
  if (viewer === null || (!viewer.following && !person.can.follow)) return null;
  if (viewer.following)
    return (
      <Button
        variant="secondary"
        size={size}
        icon={small ? undefined : <Icon of={userCheck} />}
        aria-label={copy.follow.unfollowName({ name })}
        onClick={() => relation.mutate('unfollow')}
      >
        {copy.follow.following}
      </Button>
    );
  return (
    <Button
      size={size}
      icon={small ? undefined : icon}
      aria-label={viewer.followed_by ? copy.follow.backName({ name }) : copy.follow.followName({ name })}
      onClick={() => relation.mutate('follow')}
    >
      {viewer.followed_by ? copy.follow.back : copy.follow.follow}
    </Button>
  );
}
