// The one honest screen for a part of the house that is not built yet: says so, and leads to what is.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon, type IconShape } from '@stagepass/ui/icon/icon.tsx';
import { gearSix } from '@stagepass/ui/icon/phosphor/gear-six.ts';
import { signIn } from '@stagepass/ui/icon/phosphor/sign-in.ts';
import { ticket } from '@stagepass/ui/icon/phosphor/ticket.ts';
import { userCircle } from '@stagepass/ui/icon/phosphor/user-circle.ts';
import { IconPlate, ListRow } from '@stagepass/ui/list-row/list-row.tsx';
import { matchPath, useLocation } from 'react-router';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { useWayBack } from '#platform/navigation/use-way-back.ts';
import { useSession } from '#platform/session/session.ts';
import { shellCopy } from '../copy.ts';
import { routerPath } from '../router-path.ts';
import { StillLifeScreen } from './still-life-screen.tsx';
import { unbuiltRooms } from './unbuilt-rooms.ts';

function Way({ to, icon, title, detail }: { to: string; icon: IconShape; title: string; detail: string }) {
  return (
    <ListRow
      leads
      leading={<IconPlate icon={<Icon of={icon} />} />}
      title={title}
      detail={detail}
      render={(anatomy) => <Link {...anatomy} to={to} />}
    />
  );
}

function useRoom(): string {
  const { pathname } = useLocation();
  const rooms: Readonly<Record<string, string>> = useCopy(unbuiltRooms);
  const pattern = Object.keys(rooms).find((room) => matchPath(routerPath(room), pathname)) ?? '';
  return rooms[pattern] ?? '';
}

export function Component() {
  const copy = useCopy(shellCopy);
  const words = copy.unbuilt;
  const room = useRoom();
  const session = useSession();
  const goBack = useWayBack();
  return (
    <StillLifeScreen
      documentTitle={room}
      heading={words.title}
      text={words.text({ room })}
      art={<Illustration name="stage" label={words.art} />}
    >
      {goBack ? (
        <div className="sp-still-life-acts">
          <Button onClick={goBack}>{words.back}</Button>
        </div>
      ) : null}
      <div className="sp-still-life-ways">
        {session ? (
          <>
            <Way to="/user/profile" icon={userCircle} title={words.profile} detail={words.profileDetail} />
            <Way to="/user/settings" icon={gearSix} title={words.settings} detail={words.settingsDetail} />
          </>
        ) : (
          <>
            <Way to="/auth" icon={signIn} title={words.signIn} detail={words.signInDetail} />
            <Way to="/welcome" icon={ticket} title={words.welcome} detail={words.welcomeDetail} />
          </>
        )}
      </div>
    </StillLifeScreen>
  );
}
