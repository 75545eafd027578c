// The bar of Home: oneself with a greeting, what is in the wallet, and the bell.
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { useState } from 'react';
import { WalletPurse } from '#domains/ledger/public/wallet-purse.tsx';
import { Bell } from '#domains/notifications/public/bell.tsx';
import { PersonAvatar } from '#domains/users/public/person-avatar.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { useSession } from '#platform/session/session.ts';
import { frontsCopy } from '../copy.ts';
import { greetingAt } from '../model/greeting.ts';
import './home-bar.css';

export function HomeBar() {
  const { home } = useCopy(frontsCopy);
  const session = useSession();
  // Kept while the screen is open: a greeting that changes under the eyes would be odd.
  const [hour] = useState(() => new Date().getHours());
  if (session === null) return null;
  const name = session.display_name.split(' ')[0] ?? '';
  return (
    <TopBar
      surface="blurred"
      leading={
        <IconButton
          label={home.profile}
          icon={<PersonAvatar person={session} size={36} />}
          render={(anatomy) => <Link {...anatomy} to="/user/profile" />}
        />
      }
      title={
        <h1 className="sp-home-greeting" dir="auto">
          {home[greetingAt(hour)]({ name })}
        </h1>
      }
      actions={
        <>
          <WalletPurse />
          <Bell />
        </>
      }
    />
  );
}
