// A code belongs to one account: whoever comes without one signs in first, and stays on this page.

import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { lazy, Suspense, useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { codeCopy } from '../code-copy.ts';
import type { SecondFactorTicket, SignInOutcome } from '../data/sign-in.ts';
import { authPath } from '../public/paths.ts';
import './auth-frame.css';
import { SignInForm } from './sign-in-form.tsx';

const SecondFactorScreen = lazy(() =>
  import('./second-factor-screen.tsx').then(({ SecondFactorScreen: part }) => ({ default: part })),
);

export function AskWho({ later }: { later: string }) {
  const copy = useCopy(codeCopy);
  const [email, setEmail] = useState('');
  const [ticket, setTicket] = useState<SecondFactorTicket | null>(null);
  // A stored session draws the code's page by itself; only a second factor is left to ask for.
  const settle = (outcome: SignInOutcome) => {
    if (outcome.kind === 'second-factor') setTicket(outcome.ticket);
  };
  if (ticket) {
    return (
      <Suspense fallback={null}>
        <SecondFactorScreen
          ticket={ticket}
          onOutcome={() => setTicket(null)}
          onRestart={() => setTicket(null)}
        />
      </Suspense>
    );
  }
  return (
    <Screen>
      <LampBeam at="50%" lean={-30} spread={60} strength={0.7} />
      <TopBar leading={<BackButton above={later} />} />
      <ScreenBody>
        <h1 className="sp-display">{copy.askWhoTitle}</h1>
        <p className="sp-quiet mt-2.5">{copy.askWhoLead}</p>
        <SignInForm
          email={email}
          onEmail={setEmail}
          onOutcome={settle}
          resetLink={(words) => <Link to={authPath({ mode: 'reset' })}>{words}</Link>}
        />
      </ScreenBody>
    </Screen>
  );
}
