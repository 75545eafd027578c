// A code belongs to one account: whoever comes without one signs in first, and stays on this page.

import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { BackScreen } from '#platform/navigation/back-screen.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { codeCopy } from '../code-copy.ts';
import type { SecondFactorTicket, SignInOutcome } from '../data/sign-in.ts';
import { authPath } from '../public/paths.ts';
import './auth-frame.css';
import { SignInForm } from './sign-in-form.tsx';

const SecondFactorScreen = latePart(
  () => import('./second-factor-screen.tsx'),
  'SecondFactorScreen',
  null,
  'fails-screen',
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
      <SecondFactorScreen
        ticket={ticket}
        onOutcome={() => setTicket(null)}
        onRestart={() => setTicket(null)}
      />
    );
  }
  return (
    <BackScreen above={later} beam={<LampBeam at="50%" lean={-30} spread={60} strength={0.7} />}>
      <h1 className="sp-display">{copy.askWhoTitle}</h1>
      <p className="sp-quiet mt-2.5">{copy.askWhoLead}</p>
      <SignInForm
        email={email}
        onEmail={setEmail}
        onOutcome={settle}
        resetLink={(words) => <Link to={authPath({ mode: 'reset' })}>{words}</Link>}
      />
    </BackScreen>
  );
}
