// /auth: sign in, register or ask for a new password, on one page with three addresses.
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { lazy, Suspense, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { nextOf } from '#platform/navigation/next.ts';
import { useSearch } from '#platform/navigation/use-search.ts';
import { getSession } from '#platform/session/session.ts';
import { useTitle } from '#platform/title/title.ts';
import { authCopy } from '../copy.ts';
import type { SecondFactorTicket, SignInOutcome } from '../data/sign-in.ts';
import { useOffered } from '../data/use-offered.ts';
import { authMode } from '../model/auth-mode.ts';
import { destinationAfter, type LoginKind } from '../model/destination.ts';
import { returningProvider } from '../model/provider-return.ts';
import { pendingRoundTrip } from '../model/round-trip.ts';
import { keepTypedEmail, typedEmail } from '../model/typed-email.ts';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { gaps, Sentence } from '../parts/sentence.tsx';
import { SignInForm } from '../parts/sign-in-form.tsx';
import { authPath } from '../public/paths.ts';

const RegisterForm = lazy(() =>
  import('../parts/register-form.tsx').then(({ RegisterForm: part }) => ({ default: part })),
);
const ResetForm = lazy(() =>
  import('../parts/reset-form.tsx').then(({ ResetForm: part }) => ({ default: part })),
);
const Ways = lazy(() => import('../parts/ways.tsx').then(({ Ways: part }) => ({ default: part })));
const DemoAccounts = lazy(() =>
  import('../parts/demo-accounts.tsx').then(({ DemoAccounts: part }) => ({ default: part })),
);
const SecondFactorScreen = lazy(() =>
  import('../parts/second-factor-screen.tsx').then(({ SecondFactorScreen: part }) => ({ default: part })),
);
const RoundTripReturn = lazy(() =>
  import('../parts/round-trip-on-auth.tsx').then(({ RoundTripOnAuth: part }) => ({ default: part })),
);

function FormSkeleton() {
  return (
    <div className="mt-5 grid gap-2.5">
      <Skeleton height="3.25rem" width="100%" />
      <Skeleton height="3.25rem" width="100%" />
      <Skeleton shape="pill" height="3.25rem" width="100%" />
    </div>
  );
}

/** How the page was reached; decided once, because signing in here changes the answer. */
function useArrival() {
  const location = useLocation();
  const [arrival] = useState(() => ({
    signedIn: getSession() !== null,
    returning: returningProvider(location, pendingRoundTrip('firebase') !== null),
  }));
  return arrival;
}

export function Component() {
  const copy = useCopy(authCopy);
  const arrival = useArrival();
  const { search } = useLocation();
  const next = nextOf(search);
  if (arrival.returning) {
    const name = arrival.returning === 'twitter' ? copy.ways.twitter : copy.ways.google;
    return (
      <Suspense fallback={<AuthFrame headline={copy.signIn.headline}>{null}</AuthFrame>}>
        <RoundTripReturn provider={arrival.returning} name={name} />
      </Suspense>
    );
  }
  if (arrival.signedIn) return <Navigate replace to={next ?? '/home'} />;
  return <AuthPage next={next} />;
}

function AuthPage({ next }: { next: string | null }) {
  const copy = useCopy(authCopy);
  const navigate = useNavigate();
  const [search] = useSearch();
  const mode = authMode(search.get('mode'));
  const [email, setEmail] = useState(typedEmail);
  const [factor, setFactor] = useState<{ ticket: SecondFactorTicket; kind: LoginKind } | null>(null);
  const words = { 'sign-in': copy.signIn, register: copy.register, reset: copy.reset }[mode];
  useTitle(factor ? copy.secondFactor.title : words.title);

  const changeEmail = (typed: string) => {
    keepTypedEmail(typed);
    setEmail(typed);
  };
  const goOn = (kind: LoginKind) => {
    keepTypedEmail('');
    void navigate(destinationAfter({ kind, next }), { replace: true });
  };
  const settle = (kind: LoginKind) => (outcome: SignInOutcome) => {
    if (outcome.kind === 'second-factor') setFactor({ ticket: outcome.ticket, kind });
    else goOn(kind);
  };

  if (factor) {
    return (
      <Suspense fallback={<AuthFrame headline={copy.secondFactor.headline}>{<FormSkeleton />}</AuthFrame>}>
        <SecondFactorScreen
          ticket={factor.ticket}
          onDone={() => goOn(factor.kind)}
          onRestart={() => setFactor(null)}
        />
      </Suspense>
    );
  }
  return (
    <AuthFrame headline={words.headline} height={mode === 'sign-in' ? 'tall' : 'short'}>
      {mode === 'sign-in' ? (
        <SignIn email={email} next={next} onEmail={changeEmail} settle={settle} />
      ) : (
        <Suspense fallback={<FormSkeleton />}>
          {mode === 'register' ? (
            <RegisterForm email={email} next={next} onEmail={changeEmail} />
          ) : (
            <ResetForm email={email} next={next} onEmail={changeEmail} />
          )}
        </Suspense>
      )}
    </AuthFrame>
  );
}

/** Kept free until it is known which ways there are: the line below them must not jump. */
const roomForWays = <div className="sp-auth-ways-room" />;

function SignIn(props: {
  email: string;
  next: string | null;
  onEmail: (email: string) => void;
  settle: (kind: LoginKind) => (outcome: SignInOutcome) => void;
}) {
  const { email, next, onEmail, settle } = props;
  const copy = useCopy(authCopy);
  const { state } = useLocation();
  const offered = useOffered();
  const changed = typeof state === 'object' && state !== null && 'passwordChanged' in state;
  return (
    <>
      {changed ? (
        <div className="mt-4">
          <Notice tone="good" live>
            {copy.signIn.passwordChanged}
          </Notice>
        </div>
      ) : null}
      <SignInForm
        email={email}
        onEmail={onEmail}
        onOutcome={settle('email')}
        resetLink={(words) => <Link to={authPath({ mode: 'reset', next })}>{words}</Link>}
      />
      <Suspense fallback={roomForWays}>
        {offered ? <Ways providers={offered} next={next} onOutcome={settle('page')} /> : roomForWays}
      </Suspense>
      <p className="sp-auth-foot">
        <Link to={authPath({ mode: 'register', next })}>
          {copy.signIn.newHere} <b>{copy.signIn.create}</b>
        </Link>
      </p>
      <p className="sp-auth-print">
        <Sentence
          text={copy.signIn.firstTime({ terms: gaps[0], privacy: gaps[1] })}
          parts={[
            <Link key="terms" to="/legal/terms">
              {copy.register.terms}
            </Link>,
            <Link key="privacy" to="/legal/privacy">
              {copy.register.privacy}
            </Link>,
          ]}
        />
      </p>
      {offered?.demo ? (
        <Suspense fallback={null}>
          <DemoAccounts demo={offered.demo} onOutcome={settle('page')} />
        </Suspense>
      ) : null}
    </>
  );
}
