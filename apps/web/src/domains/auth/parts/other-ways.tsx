// Everything below the e-mail form that depends on what the instance offers.
import type { Providers } from '../data/providers.ts';
import type { SignInOutcome } from '../data/sign-in.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { Ways } from './ways.tsx';

export function OtherWays(props: {
  providers: Providers;
  next: string | null;
  onOutcome: (outcome: SignInOutcome) => void;
}) {
  const { providers, next, onOutcome } = props;
  return (
    <>
      <Ways providers={providers} next={next} onOutcome={onOutcome} />
      {providers.demo ? <DemoAccounts demo={providers.demo} onOutcome={onOutcome} /> : null}
    </>
  );
}
