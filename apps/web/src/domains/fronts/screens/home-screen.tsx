// /home: my clubs in a strip, and what they posted, newest first.
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { ScreenBody, SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { useState } from 'react';
import { ClubPicture } from '#domains/clubs/public/club-picture.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import { WalletPurse } from '#domains/ledger/public/wallet-purse.tsx';
import { Feed } from '#domains/posts/public/feed.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { useSession } from '#platform/session/session.ts';
import { useTitle } from '#platform/title/title.ts';
import { frontsCopy } from '../copy.ts';
import { useMyClubs } from '../data/use-my-clubs.ts';
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
      <Strip />
      <SectionHead title={home.feed} />
      <Feed of={{ kind: 'home' }} empty={<Nothing />} />
    </ScreenBody>
  );
}

function Strip() {
  const { home } = useCopy(frontsCopy);
  const { data } = useMyClubs();
  // Held open until it is known that nobody stands in it.
  if (data?.length === 0) return null;
  return (
    <ul className="sp-home-strip" aria-label={home.strip}>
      {data?.map(({ club }) => (
        <li key={club.id}>
          <Link to={clubScreenPath(club.handle, 'home')} className="sp-home-club">
            <ClubPicture club={club} size={64} />
            <span className="sp-micro" dir="auto">
              {club.name}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Nothing() {
  const { home, clubs } = useCopy(frontsCopy);
  return (
    <EmptyState
      title={home.emptyTitle}
      picture={<Illustration name="mic" />}
      action={<Button render={(anatomy) => <Link to="/discover" {...anatomy} />}>{clubs.toDiscover}</Button>}
    >
      {home.empty}
    </EmptyState>
  );
}
