// What my invitation earned: who came, and what is still to come for it.
import type { OwnInvitation } from '@stagepass/contract/admissions/shapes.ts';
import { Card } from '@stagepass/ui/card/card.tsx';
import { RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { Tag } from '@stagepass/ui/tag/tag.tsx';
import { userPath } from '#domains/users/public/paths.ts';
import { UserCard } from '#domains/users/public/user-card.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { admissionsCopy } from '../copy.ts';
import { useRelativeTime } from '../model/time-ago.ts';

export function InvitationEarned({ invitation }: { invitation: OwnInvitation }) {
  const { invite } = useCopy(admissionsCopy);
  const when = useRelativeTime();
  const { joined, pending, earned_xp, xp_each, friends } = invitation;
  return (
    <section className="mt-8" aria-labelledby="invitation-earned">
      <SectionHead id="invitation-earned" title={invite.earnedTitle} />
      <Card>
        <p className="sp-title m-0">{joined === 0 ? invite.nobody : invite.joined({ count: joined })}</p>
        <p className="sp-small sp-quiet mt-1.5 mb-0">{invite.earns({ xp: xp_each })}</p>
        {pending > 0 || earned_xp > 0 ? (
          <p className="sp-small mt-2 mb-0 flex flex-wrap gap-x-4">
            {earned_xp > 0 ? <span className="sp-gel">{invite.earned({ xp: earned_xp })}</span> : null}
            {pending > 0 ? <span>{invite.pending({ count: pending })}</span> : null}
          </p>
        ) : null}
      </Card>
      {friends.length === 0 ? null : (
        <RowGroup className="mt-3">
          {friends.map(({ user, joined_at, state }) => (
            <UserCard
              key={user.id}
              user={user}
              to={userPath(user.user_name)}
              detail={
                state === 'nothing'
                  ? invite.nothingHint
                  : state === 'pending'
                    ? `${when(joined_at)} · ${invite.states.pending}`
                    : when(joined_at)
              }
              trailing={
                state === 'pending' ? undefined : (
                  <Tag tone={state === 'earned' ? 'good' : 'plain'}>
                    {state === 'earned' ? invite.states.earned({ xp: xp_each }) : invite.states.nothing}
                  </Tag>
                )
              }
            />
          ))}
        </RowGroup>
      )}
    </section>
  );
}
