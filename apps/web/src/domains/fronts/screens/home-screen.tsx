// /home: a greeting, what is in the wallet, and what domains register for a person's own home.
import { ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { useState } from 'react';
import { WalletPurse } from '#domains/ledger/public/wallet-purse.tsx';
import { homeParts } from '#domains/users/public/home-slot.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { PartBoundary } from '#platform/late/part-boundary.tsx';
import { useSession } from '#platform/session/session.ts';
import { useTitle } from '#platform/title/title.ts';
import { frontsCopy } from '../copy.ts';
import { greetingAt } from '../model/greeting.ts';
import './home-screen.css';

export function Component() {
  const { home } = useCopy(frontsCopy);
  useTitle(home.title);
  const session = useSession();
  // Kept while the screen is open: a greeting that changes under the eyes would be odd.
  const [hour] = useState(() => new Date().getHours());
  const name = session?.display_name.split(' ')[0] ?? '';
  return (
    <ScreenBody>
      <div className="sp-home-head">
        <h1 className="sp-display">{home[greetingAt(hour)]({ name })}</h1>
        <WalletPurse />
      </div>
      {homeParts.read().map(({ name: part, Part }) => (
        <PartBoundary key={part}>
          <Part />
        </PartBoundary>
      ))}
    </ScreenBody>
  );
}
