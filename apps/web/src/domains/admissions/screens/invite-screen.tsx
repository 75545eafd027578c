// /club/{id}/invite: my invitation with its QR code and what it earned; further codes for the staff.

import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton, SkeletonText } from '@stagepass/ui/skeleton/skeleton.tsx';
import { ClubBar } from '#domains/clubs/public/club-bar.tsx';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { useTitle } from '#platform/title/title.ts';
import { admissionsCopy } from '../copy.ts';
import { useOwnInvitation } from '../data/invitations.ts';
import { FurtherCodes } from '../parts/further-codes.tsx';
import { InvitationEarned } from '../parts/invitation-earned.tsx';
import { InvitationSlip } from '../parts/invitation-slip.tsx';

export function Component() {
  return <ClubFrame need="take_part">{(club) => <Invite club={club} />}</ClubFrame>;
}

function Invite({ club }: { club: ClubView }) {
  const copy = useCopy(admissionsCopy);
  const own = useOwnInvitation(club.id);
  useTitle(`${copy.invite.documentTitle}, ${club.name}`);
  return (
    <Screen>
      <LampBeam />
      <ClubBar club={club} />
      <ScreenBody>
        <h1 className="sp-display">{copy.invite.title}</h1>
        <p className="sp-quiet mt-2.5 mb-6">{copy.invite.lead({ club: club.name })}</p>
        <Answered
          query={own}
          copy={copy}
          failed={copy.failedTitle}
          picture={<Illustration name="amp" />}
          skeleton={
            <>
              <Skeleton height="18rem" />
              <SkeletonText lines={3} />
            </>
          }
        >
          {(invitation) => (
            <>
              <InvitationSlip club={club} code={invitation.code} />
              <InvitationEarned invitation={invitation} />
              {invitation.can.manage ? <FurtherCodes clubId={club.id} /> : null}
            </>
          )}
        </Answered>
      </ScreenBody>
    </Screen>
  );
}
