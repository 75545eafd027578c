// /club/invite/{code}: an invitation as the invited person sees it, and the way in that it opens.
import type { InvitationView } from '@stagepass/contract/admissions/shapes.ts';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Dock, Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton, SkeletonText } from '@stagepass/ui/skeleton/skeleton.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { Suspense, useEffect } from 'react';
import { useParams } from 'react-router';
import { ClubHero } from '#domains/clubs/public/club-hero.tsx';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { PersonAvatar } from '#domains/users/public/person-avatar.tsx';
import { isApiError } from '#platform/api/api-error.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { latePart } from '#platform/late/late-part.tsx';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { BackScreen } from '#platform/navigation/back-screen.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Unanswered } from '#platform/query/answered.tsx';
import { useTitle } from '#platform/title/title.ts';
import { admissionsCopy } from '../copy.ts';
import { useInvitation } from '../data/invitations.ts';
import { keepCode } from '../model/pending-code.ts';
import { JoinFlow } from '../public/join-flow.tsx';
import { invitationPath, invitePath } from '../public/paths.ts';
import './invitation-screen.css';

// What is below the fold, and asks for more of the club.
const InsideClub = latePart(() => import('../parts/inside-club.tsx'), 'InsideClub', null);

export function Component() {
  const copy = useCopy(admissionsCopy);
  const { code = '' } = useParams();
  const invitation = useInvitation(code);
  useTitle(invitation.data ? invitation.data.club.name : copy.invitation.documentTitle);
  if (invitation.data)
    return (
      <GelScope hue={invitation.data.club.hue}>
        <Invited invitation={invitation.data} />
      </GelScope>
    );
  const missing =
    isApiError(invitation.error, 'admissions.invitation-not-found') ||
    isApiError(invitation.error, 'invalid-input');
  return (
    <BackScreen above="/discover">
      {missing ? (
        <EmptyState
          level={1}
          title={copy.invitation.missingTitle}
          picture={<Illustration name="mail" />}
          action={<LinkButton to="/discover">{copy.invitation.discover}</LinkButton>}
        >
          {copy.invitation.missingText}
        </EmptyState>
      ) : (
        <Unanswered
          query={invitation}
          copy={copy}
          level={1}
          failed={copy.failedTitle}
          picture={<Illustration name="amp" />}
          skeleton={
            <>
              <Skeleton height="16rem" />
              <SkeletonText lines={3} />
            </>
          }
        />
      )}
    </BackScreen>
  );
}

function Invited({ invitation }: { invitation: InvitationView }) {
  const copy = useCopy(admissionsCopy);
  const { club, inviter, state, own, member } = invitation;
  const usable = state === 'good' && !own && !member;
  useEffect(() => {
    if (usable) keepCode(club.id, invitation.code);
  }, [usable, club.id, invitation.code]);
  return (
    <Screen>
      <TopBar surface="art" leading={<BackButton above={clubPath(club.handle)} surface="art" />} />
      <ScreenBody>
        <ClubHero club={club}>
          {club.tagline === '' ? undefined : <span dir="auto">{club.tagline}</span>}
        </ClubHero>
        {inviter === null ? null : (
          <div className="sp-invitation-from">
            <PersonAvatar person={inviter} size={44} />
            <p>{copy.invitation.from({ name: inviter.display_name })}</p>
          </div>
        )}
        <p className="sp-small sp-quiet mt-2">{copy.invitation.members({ count: club.member_count })}</p>
        <Trouble invitation={invitation} />
        <Suspense>
          <InsideClub club={club} />
        </Suspense>
      </ScreenBody>
      <Dock>
        {own && member ? (
          <LinkButton to={invitePath(club.handle)} wide>
            {copy.invitation.ownAct}
          </LinkButton>
        ) : state !== 'good' && !member ? (
          <LinkButton to={clubPath(club.handle)} wide>
            {copy.invitation.look}
          </LinkButton>
        ) : (
          <JoinFlow
            club={club}
            code={usable ? invitation.code : undefined}
            next={invitationPath(invitation.code)}
          />
        )}
      </Dock>
    </Screen>
  );
}

function Trouble({ invitation: { own, member, state } }: { invitation: InvitationView }) {
  const { invitation } = useCopy(admissionsCopy);
  if (own)
    return (
      <>
        <h2 className="sp-head mt-6">{invitation.ownTitle}</h2>
        <p className="sp-quiet mt-1">{invitation.ownText}</p>
      </>
    );
  if (state === 'good' || member) return null;
  return (
    <>
      <h2 className="sp-head mt-6">{invitation.endedTitle}</h2>
      <p className="sp-quiet mt-1">{invitation.ended[state]}</p>
    </>
  );
}
