// What a sign-in still asks for before there is a session: consent to a new account, or the second factor.
import { type ReactNode, Suspense } from 'react';
import { latePart } from '#platform/late/late-part.tsx';
import type { PendingSignIn, SignInOutcome } from '../data/sign-in.ts';

const ConsentScreen = latePart(
  () => import('./consent-screen.tsx'),
  'ConsentScreen',
  undefined,
  'fails-screen',
);
const SecondFactorScreen = latePart(
  () => import('./second-factor-screen.tsx'),
  'SecondFactorScreen',
  undefined,
  'fails-screen',
);

export function SignInStep(props: {
  pending: PendingSignIn;
  /** What the way in is called on its button. */
  name: string;
  fallback: ReactNode;
  onOutcome: (outcome: SignInOutcome) => void;
  onRestart: () => void;
}) {
  const { pending, name, fallback, onOutcome, onRestart } = props;
  return (
    <Suspense fallback={fallback}>
      {pending.kind === 'consent' ? (
        <ConsentScreen ticket={pending.ticket} name={name} onOutcome={onOutcome} onRestart={onRestart} />
      ) : (
        <SecondFactorScreen ticket={pending.ticket} onOutcome={onOutcome} onRestart={onRestart} />
      )}
    </Suspense>
  );
}
