// Everything below the e-mail form that depends on what the instance offers.
import { lazy, Suspense } from 'react';
import type { Providers } from '../data/providers.ts';
import type { SignInOutcome } from '../data/sign-in.ts';
import { Ways } from './ways.tsx';

const DemoAccounts = lazy(() =>
  import('./demo-accounts.tsx').then(({ DemoAccounts: part }) => ({ default: part })),
);

export function OtherWays(props: {
  providers: Providers;
  next: string | null;
  onOutcome: (outcome: SignInOutcome) => void;
}) {
  const { providers, next, onOutcome } = props;
  return (
    <>
      <Ways providers={providers} next={next} onOutcome={onOutcome} />
      {providers.demo ? (
        <Suspense fallback={null}>
          <DemoAccounts demo={providers.demo} onOutcome={onOutcome} />
        </Suspense>
      ) : null}
    </>
  );
}
