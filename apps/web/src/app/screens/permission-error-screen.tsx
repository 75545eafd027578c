// The screen at a door that stays shut: names what is missing and offers the way in.
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon, type IconShape } from '@stagepass/ui/icon/icon.tsx';
import { armchair } from '@stagepass/ui/icon/phosphor/armchair.ts';
import { chatCircleDots } from '@stagepass/ui/icon/phosphor/chat-circle-dots.ts';
import { compass } from '@stagepass/ui/icon/phosphor/compass.ts';
import { doorOpen } from '@stagepass/ui/icon/phosphor/door-open.ts';
import { envelopeSimple } from '@stagepass/ui/icon/phosphor/envelope-simple.ts';
import { gearSix } from '@stagepass/ui/icon/phosphor/gear-six.ts';
import { signIn } from '@stagepass/ui/icon/phosphor/sign-in.ts';
import { steps } from '@stagepass/ui/icon/phosphor/steps.ts';
import { ticket } from '@stagepass/ui/icon/phosphor/ticket.ts';
import { userPlus } from '@stagepass/ui/icon/phosphor/user-plus.ts';
import { usersThree } from '@stagepass/ui/icon/phosphor/users-three.ts';
import { IconPlate, ListRow } from '@stagepass/ui/list-row/list-row.tsx';
import { useContext } from 'react';
import { Navigate, useLocation } from 'react-router';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import {
  type PermissionError,
  readPermissionError,
  type SeatTier,
} from '#platform/navigation/permission-error.ts';
import { type CurrentClub, useCurrentClub } from '#platform/session/current-club.ts';
import { useSession } from '#platform/session/session.ts';
import { InTabs } from '../shell/in-tabs.ts';
import { permissionCopy } from './permission-copy.ts';
import { StillLifeScreen } from './still-life-screen.tsx';
import { type WayIn, type WayKey, waysIn } from './ways-in.ts';

const icons = {
  signIn,
  register: userPlus,
  look: compass,
  verify: envelopeSimple,
  changeEmail: gearSix,
  join: usersThree,
  plans: armchair,
  missions: ticket,
  levels: steps,
  ask: chatCircleDots,
  club: doorOpen,
} satisfies Record<WayKey, IconShape>;

type Words = Copy<typeof permissionCopy>;

function seatName(copy: Words, tier: SeatTier | null | undefined): string {
  if (tier === 'front-row') return copy.seats.frontRow;
  return copy.seats[tier ?? 'backstage'];
}

/** Tag, title and sentence for what is missing. */
function sayReason(copy: Words, error: PermissionError, club: string) {
  const { signIn: toSignIn, verifyEmail, join, subscribe, tier, owner, scope, operator } = copy.reasons;
  switch (error.reason) {
    case 'sign-in':
      return toSignIn;
    case 'verify-email':
      return verifyEmail;
    case 'join':
      return { ...join, text: join.text({ club }) };
    case 'subscribe':
      return { ...subscribe, text: subscribe.text({ club }) };
    case 'tier': {
      const tag = seatName(copy, error.tier);
      // Nothing is nearer than backstage.
      const text = tag === copy.seats.backstage ? tier.textTop : tier.text;
      return { tag, title: tier.title, text: text({ tier: tag, club }) };
    }
    case 'owner':
      return { ...owner, text: owner.text({ club }) };
    case 'scope':
      return { ...scope, text: scope.text({ club, scope: copy.scopes[error.scope ?? 'all'] }) };
    case 'operator':
      return operator;
  }
}

function ClubDoor({
  club,
  error,
  ways,
}: {
  club: CurrentClub | null;
  error: PermissionError;
  ways: WayIn[];
}) {
  const copy = useCopy(permissionCopy);
  const reason = sayReason(copy, error, club?.name ?? copy.aClub);
  const [first, ...others] = ways;
  // Among the tabs the act stands right above them, and the first of the rows would say it once more.
  const rows = useContext(InTabs) ? others : ways;
  return (
    <StillLifeScreen
      documentTitle={copy.documentTitle}
      barTitle={club?.name}
      heading={reason.title}
      text={reason.text}
      art={<Illustration name="door" word={reason.tag} label={copy.art({ tag: reason.tag })} />}
      dock={
        first ? (
          <LinkButton to={first.to} wide>
            {copy.ways[first.key].act}
          </LinkButton>
        ) : null
      }
    >
      <div className="sp-still-life-ways">
        {rows.map((way) => (
          <ListRow
            key={way.key}
            leads
            leading={<IconPlate tone="gel" icon={<Icon of={icons[way.key]} />} />}
            title={copy.ways[way.key].title}
            detail={copy.ways[way.key].detail}
            render={(anatomy) => <Link {...anatomy} to={way.to} />}
          />
        ))}
      </div>
    </StillLifeScreen>
  );
}

export function Component() {
  const { search } = useLocation();
  const session = useSession();
  const current = useCurrentClub();
  const error = readPermissionError(search);
  // Signed in meanwhile, here or in another tab: the door is open.
  if (session && error.reason === 'sign-in') return <Navigate replace to={error.next ?? '/home'} />;
  const club = current && current.id === error.club ? current : null;
  const door = <ClubDoor club={club} error={error} ways={waysIn(error, session !== null)} />;
  return club?.hue === undefined ? door : <GelScope hue={club.hue}>{door}</GelScope>;
}
