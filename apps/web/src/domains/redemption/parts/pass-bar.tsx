// The bar above the laminate: closing it, and what its face offers.
import type { FanPass, PassClub } from '@stagepass/contract/redemption/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { deviceMobile } from '@stagepass/ui/icon/phosphor/device-mobile.ts';
import { keyboard } from '@stagepass/ui/icon/phosphor/keyboard.ts';
import { shareFat } from '@stagepass/ui/icon/phosphor/share-fat.ts';
import { x } from '@stagepass/ui/icon/phosphor/x.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useNavigate } from 'react-router';
import { userPath } from '#domains/users/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useWayBack } from '#platform/navigation/use-way-back.ts';
import { share } from '#platform/share/share.ts';
import { redemptionCopy } from '../copy.ts';

export type PassSheet = 'phones' | 'typed';

export interface PassBarProps {
  face: 'door' | 'add';
  shown: PassClub | undefined;
  user: FanPass['user'] | undefined;
  onOpen: (sheet: PassSheet) => void;
}

export function PassBar({ face, shown, user, onOpen }: PassBarProps) {
  const { pass, code } = useCopy(redemptionCopy);
  const back = useWayBack();
  const navigate = useNavigate();
  return (
    <div className="sp-pass-top">
      <IconButton
        label={pass.closeScreen}
        icon={<Icon of={x} weight="bold" size="1.25rem" />}
        onClick={back ?? (() => void navigate('/home', { replace: true }))}
      />
      {face === 'add' && shown !== undefined && user !== undefined ? (
        <ShareButton shown={shown} user={user} />
      ) : (
        <span className="sp-pass-top-end">
          <IconButton label={code.typed} icon={<Icon of={keyboard} />} onClick={() => onOpen('typed')} />
          <IconButton
            label={pass.phones}
            icon={<Icon of={deviceMobile} />}
            onClick={() => onOpen('phones')}
          />
        </span>
      )}
    </div>
  );
}

function ShareButton({ shown, user }: { shown: PassClub; user: FanPass['user'] }) {
  const { pass } = useCopy(redemptionCopy);
  const hand = async () => {
    const title = pass.shareTitle({ name: user.display_name, number: shown.number, club: shown.club.name });
    const done = await share({ title, path: userPath(user.user_name) });
    if (done === 'copied') showToast({ title: pass.copied, tone: 'good' });
  };
  return <IconButton label={pass.share} icon={<Icon of={shareFat} />} onClick={() => void hand()} />;
}
