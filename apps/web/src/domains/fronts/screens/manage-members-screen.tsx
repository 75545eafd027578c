// /club/{id}/manage-members: requests to join, and the members with every act on them.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { downloadSimple } from '@stagepass/ui/icon/phosphor/download-simple.ts';
import { userPlus } from '@stagepass/ui/icon/phosphor/user-plus.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { useWaitingCount } from '#domains/admissions/public/use-waiting-count.ts';
import { WaitingList } from '#domains/admissions/public/waiting-list.tsx';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { downloadRegister } from '#domains/memberships/public/download-register.ts';
import { MemberRegister } from '#domains/memberships/public/member-register.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { numberIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { BackScreen } from '#platform/navigation/back-screen.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { useTitle } from '#platform/title/title.ts';
import { manageCopy } from '../manage-copy.ts';
import './manage-members-screen.css';

export function Component() {
  return <ClubFrame need="manage_members">{(club) => <ManageMembers club={club} />}</ClubFrame>;
}

function ManageMembers({ club }: { club: ClubView }) {
  const copy = useCopy(manageCopy);
  const { tag } = useLocale();
  useTitle(copy.members);
  const waiting = useWaitingCount(club.id);
  return (
    <BackScreen
      above={clubScreenPath(club.handle, 'manage')}
      actions={
        <>
          <Download club={club} />
          <IconButton
            label={copy.invite}
            icon={<Icon of={userPlus} />}
            render={(anatomy) => <Link to={clubScreenPath(club.handle, 'invite')} {...anatomy} />}
          />
        </>
      }
    >
      <div className="sp-register-head">
        <h1 className="sp-display">{copy.members}</h1>
        <span className="sp-serial">{numberIn(tag, club.member_count)}</span>
      </div>
      <MemberRegister
        clubId={club.id}
        waiting={{
          count: waiting.count,
          row: <WaitingList clubId={club.id} layout="row" />,
          list: <WaitingList clubId={club.id} />,
        }}
      />
    </BackScreen>
  );
}

function Download({ club }: { club: ClubView }) {
  const copy = useCopy(manageCopy);
  const [isBusy, setIsBusy] = useState(false);
  const take = async () => {
    setIsBusy(true);
    try {
      await downloadRegister(club);
    } catch {
      showToast({ title: copy.downloadFailed, tone: 'bad' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <IconButton
      label={copy.download}
      icon={<Icon of={downloadSimple} />}
      disabled={isBusy}
      onClick={() => void take()}
    />
  );
}
