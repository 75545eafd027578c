// /auth: sign in, register or ask for a new password, on one page with three addresses.
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { Suspense, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { nextOf } from '#platform/navigation/next.ts';
import { useSearch } from '#platform/navigation/use-search.ts';
import { getSession } from '#platform/session/session.ts';
import { useTitle } from '#platform/title/title.ts';
import { authCopy } from '../copy.ts';
import type { OnOutcome, PendingSignIn } from '../data/sign-in.ts';
import { useOffered } from '../data/use-offered.ts';
import { authMode } from '../model/auth-mode.ts';
import { destinationAfter, type LoginKind } from '../model/destination.ts';
import { firebaseName } from '../model/provider-names.ts';
import { returningProvider } from '../model/provider-return.ts';
import { resetTokenOf } from '../model/reset-link.ts';
import { pendingRoundTrip } from '../model/round-trip.ts';
import { keepTypedEmail, typedEmail } from '../model/typed-email.ts';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { gaps, Sentence } from '../parts/sentence.tsx';
import { SignInForm } from '../parts/sign-in-form.tsx';
import { authPath } from '../public/paths.ts';

const RegisterForm = latePart(() => import('../parts/register-form.tsx'), 'RegisterForm');
const ResetForm = latePart(() => import('../parts/reset-form.tsx'), 'ResetForm');
const Ways = latePart(() => import('../parts/ways.tsx'), 'Ways');
const DemoAccounts = latePart(() => import('../parts/demo-accounts.tsx'), 'DemoAccounts', null);
const SignInStep = latePart(
  () => import('../parts/sign-in-step.tsx'),
  'SignInStep',
  undefined,
  'fails-screen',
);
const RoundTripReturn = latePart(
  () => import('../parts/round-trip-on-auth.tsx'),
  'RoundTripOnAuth',
  undefined,
  'fails-screen',
);

export const title = authCopy.signIn.title;

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
  const address = location.search + location.hash;
  const [arrival] = useState(() => {
    const social = pendingRoundTrip('firebase');
    return {
      address,
      signedIn: getSession() !== null,
      resetting: resetTokenOf(location) !== null,
      returning: returningProvider(location, social !== null),
      social: firebaseName(social?.ref ?? ''),
    };
  });
  // The way back to signing in leads to this page itself, without what the provider sent.
  return { ...arrival, returning: arrival.address === address ? arrival.returning : null };
}

export function Component() {
  const copy = useCopy(authCopy);
  const arrival = useArrival();
  const { search } = useLocation();
  const next = nextOf(search);
  if (arrival.returning) {
    const name = copy.ways[arrival.returning === 'twitter' ? 'twitter' : arrival.social];
    return (
      <RoundTripReturn
        meanwhile={<AuthFrame headline={copy.signIn.headline}>{null}</AuthFrame>}
        provider={arrival.returning}
        name={name}
      />
    );
  }
  // Whoever opens the link of a reset mail chooses a new password, signed in or not.
  if (arrival.signedIn && !arrival.resetting) return <Navigate replace to={next ?? '/home'} />;
  return <AuthPage next={next} />;
}

function AuthPage({ next }: { next: string | null }) {
  const copy = useCopy(authCopy);
  const navigate = useNavigate();
  const location = useLocation();
  const [search] = useSearch();
  const mode = authMode(search.get('mode'));
  const [email, setEmail] = useState(typedEmail);
  const [asked, setAsked] = useState<{ pending: PendingSignIn; settle: OnOutcome } | null>(null);
  const words = { 'sign-in': copy.signIn, register: copy.register, reset: copy.reset }[mode];
  const factor = asked?.pending.kind === 'second-factor';
  useTitle(factor ? copy.secondFactor.title : asked ? copy.register.title : words.title);

  const changeEmail = (typed: string) => {
    keepTypedEmail(typed);
    setEmail(typed);
  };
  const settle =
    (kind: LoginKind, after?: () => void): OnOutcome =>
    (outcome, then = after) => {
      if (outcome.kind !== 'signed-in') return setAsked({ pending: outcome, settle: settle(kind, then) });
      then?.();
      keepTypedEmail('');
      void navigate(destinationAfter({ kind, next }), { replace: true });
    };

  if (asked) {
    const frame = (
      <AuthFrame headline={factor ? copy.secondFactor.headline : copy.register.headline} height="short">
        <FormSkeleton />
      </AuthFrame>
    );
    return (
      <SignInStep
        meanwhile={frame}
        pending={asked.pending}
        // Only a wallet makes an account without leaving this page.
        name={copy.ways.wallet}
        fallback={frame}
        onOutcome={asked.settle}
        onRestart={() => setAsked(null)}
      />
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
            <ResetForm token={resetTokenOf(location)} email={email} next={next} onEmail={changeEmail} />
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
  settle: (kind: LoginKind) => OnOutcome;
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
      {offered?.demo ? <DemoAccounts demo={offered.demo} onOutcome={settle('page')} /> : null}
    </>
  );
}
