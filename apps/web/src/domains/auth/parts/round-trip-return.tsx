// Back from a provider: signs in or links, asks for the second factor, or says what went wrong and the way on.
import { VuBars } from '@stagepass/ui/button/vu-bars.tsx';
import { ErrorState } from '@stagepass/ui/error-state/error-state.tsx';
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { settingsPath } from '#domains/users/public/paths.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { commonCopy } from '#platform/i18n/common-copy.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { getSession } from '#platform/session/session.ts';
import { authCopy } from '../copy.ts';
import { RoundTripError, readRoundTrip } from '../data/finish-round-trip.ts';
import { restartRoundTrip } from '../data/restart-round-trip.ts';
import { leaveFor } from '../data/round-trips.ts';
import type { PendingSignIn, SignInOutcome } from '../data/sign-in.ts';
import { useBackAgain } from '../data/use-back-again.ts';
import { destinationAfter } from '../model/destination.ts';
import { pendingRoundTrip, type RoundTripProvider } from '../model/round-trip.ts';
import { mayTryAgain } from '../model/try-again.ts';
import { authPath } from '../public/paths.ts';
import { useStepUp } from '../public/use-step-up.tsx';
import { waysView } from '../public/views.ts';
import { SignInStep } from './sign-in-step.tsx';

type State =
  | { kind: 'working' }
  | { kind: 'pending'; pending: PendingSignIn }
  | { kind: 'failed'; error: unknown };

/** What was under way when the page opened; decided once, because finishing it forgets it. */
function useTrip(provider: RoundTripProvider) {
  const [trip] = useState(() => {
    const { intent, next = null, ref } = pendingRoundTrip(provider) ?? {};
    const guessed = provider === 'tiktok' || getSession() ? 'link' : 'sign-in';
    return { intent: intent ?? guessed, next, ...(ref === undefined ? {} : { ref }) };
  });
  return trip;
}

export function RoundTripReturn({ provider, name }: { provider: RoundTripProvider; name: string }) {
  const copy = useCopy(authCopy);
  const navigate = useNavigate();
  const stepUp = useStepUp();
  const trip = useTrip(provider);
  const [state, setState] = useState<State>({ kind: 'working' });
  const [leaving, setLeaving] = useState(false);
  const started = useRef(false);
  useBackAgain(() => setLeaving(false));

  const settle = (outcome: SignInOutcome) => {
    if (outcome.kind !== 'signed-in') return setState({ kind: 'pending', pending: outcome });
    void navigate(destinationAfter({ kind: 'page', next: trip.next }), { replace: true });
  };
  const finish = async () => {
    try {
      const ready = await readRoundTrip(provider, window.location);
      if (ready.intent !== 'link') return settle(await ready.signIn());
      await stepUp.guarded(ready.link);
      showToast({ title: copy.callback.linked({ name }), tone: 'good' });
      void navigate(ready.next ?? settingsPath(waysView), { replace: true });
    } catch (error) {
      setState({ kind: 'failed', error });
    }
  };
  const again = async () => {
    setLeaving(true);
    try {
      leaveFor(await stepUp.guarded(() => restartRoundTrip(provider, trip)));
    } catch (error) {
      setLeaving(false);
      setState({ kind: 'failed', error });
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the provider sent can be handed in once only.
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void finish();
  }, []);

  const working = <Working sentence={copy.callback.working({ name })} />;
  if (state.kind === 'pending') {
    return (
      <SignInStep
        pending={state.pending}
        name={name}
        fallback={working}
        onOutcome={settle}
        onRestart={() => void navigate(authPath({ next: trip.next }), { replace: true })}
      />
    );
  }
  return (
    <>
      {state.kind === 'working' ? (
        working
      ) : (
        <Failed
          name={name}
          error={state.error}
          trip={trip}
          again={{ busy: leaving, onRetry: () => void again() }}
        />
      )}
      {stepUp.dialog}
    </>
  );
}

function Failed(props: {
  name: string;
  error: unknown;
  trip: ReturnType<typeof useTrip>;
  again: { busy: boolean; onRetry: () => void };
}) {
  const { name, error, trip, again } = props;
  const copy = useCopy(authCopy);
  const { retry } = useCopy(commonCopy);
  const links = trip.intent === 'link';
  const signedIn = getSession() !== null;
  const troubles = {
    denied: copy.callback.denied({ name }),
    stale: copy.callback.stale,
    signedOut: copy.callback.signedOut({ name }),
  };
  // A link needs somebody to link to: without a session the way on leads through signing in.
  const offersRetry = (!links || signedIn) && !(isApiError(error) && !mayTryAgain(error.code));
  const settings = settingsPath(waysView);
  const onward = links && signedIn ? settings : authPath({ next: links ? settings : trip.next });
  return (
    <Screen>
      <ScreenBody className="pt-12">
        <ErrorState
          level={1}
          picture={<Illustration name="amp" />}
          title={links ? copy.callback.linkFailedTitle : copy.callback.failedTitle}
          retry={offersRetry ? { label: retry, ...again } : undefined}
          secondary={
            <LinkButton to={onward} replace variant={offersRetry ? 'ghost' : 'primary'}>
              {links && signedIn ? copy.callback.toSettings : copy.callback.toSignIn}
            </LinkButton>
          }
        >
          {error instanceof RoundTripError ? troubles[error.trouble] : errorSentence(copy, error)}
        </ErrorState>
      </ScreenBody>
    </Screen>
  );
}

function Working({ sentence }: { sentence: string }) {
  return (
    <Screen>
      <LampBeam at="50%" lean={-30} spread={60} strength={0.7} />
      <ScreenBody className="grid place-items-center content-center gap-5">
        <span className="text-[2.5rem] text-gel-text">
          <VuBars />
        </span>
        <p role="status" className="sp-quiet text-center">
          {sentence}
        </p>
      </ScreenBody>
    </Screen>
  );
}
