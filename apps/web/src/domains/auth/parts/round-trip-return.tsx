// Back from a provider: signs in or links, asks for the second factor, or says what went wrong and the way on.
import { Button } from '@stagepass/ui/button/button.tsx';
import { VuBars } from '@stagepass/ui/button/vu-bars.tsx';
import { ErrorState } from '@stagepass/ui/error-state/error-state.tsx';
import { Illustration } from '@stagepass/ui/illustration/illustration.tsx';
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { settingsPath } from '#domains/users/public/paths.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { authCopy } from '../copy.ts';
import { RoundTripError, readRoundTrip } from '../data/finish-round-trip.ts';
import type { SecondFactorTicket } from '../data/sign-in.ts';
import { destinationAfter } from '../model/destination.ts';
import { pendingRoundTrip, type RoundTripProvider } from '../model/round-trip.ts';
import { authPath } from '../public/paths.ts';
import { useStepUp } from '../public/use-step-up.tsx';
import { waysView } from '../public/views.ts';

const SecondFactorScreen = lazy(() =>
  import('./second-factor-screen.tsx').then(({ SecondFactorScreen: part }) => ({ default: part })),
);

type State =
  | { kind: 'working' }
  | { kind: 'second-factor'; ticket: SecondFactorTicket }
  | { kind: 'failed'; sentence: string };

export function RoundTripReturn({ provider, name }: { provider: RoundTripProvider; name: string }) {
  const copy = useCopy(authCopy);
  const navigate = useNavigate();
  const stepUp = useStepUp();
  const [trip] = useState(() => pendingRoundTrip(provider));
  const [state, setState] = useState<State>({ kind: 'working' });
  const started = useRef(false);
  const links = trip?.intent === 'link' || provider === 'tiktok';

  const goOn = () =>
    void navigate(destinationAfter({ kind: 'page', next: trip?.next ?? null }), { replace: true });

  const sentenceFor = (error: unknown) => {
    if (!(error instanceof RoundTripError)) return errorSentence(copy, error);
    return error.trouble === 'denied' ? copy.ways.denied({ name }) : copy.ways.stale;
  };

  const finish = async () => {
    try {
      const ready = await readRoundTrip(provider, window.location);
      if (ready.intent === 'link') {
        await stepUp.guarded(ready.link);
        showToast({ title: copy.callback.linked({ name }) });
        void navigate(settingsPath(waysView), { replace: true });
        return;
      }
      const outcome = await ready.signIn();
      if (outcome.kind === 'second-factor') setState({ kind: 'second-factor', ticket: outcome.ticket });
      else goOn();
    } catch (error) {
      setState({ kind: 'failed', sentence: sentenceFor(error) });
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the provider sent can be handed in once only.
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void finish();
  }, []);

  if (state.kind === 'second-factor') {
    return (
      <Suspense fallback={<Working sentence={copy.callback.working({ name })} />}>
        <SecondFactorScreen
          ticket={state.ticket}
          onDone={goOn}
          onRestart={() => void navigate(authPath({ next: trip?.next ?? null }), { replace: true })}
        />
      </Suspense>
    );
  }
  if (state.kind === 'working') {
    return (
      <>
        <Working sentence={copy.callback.working({ name })} />
        {stepUp.dialog}
      </>
    );
  }
  const onward = links ? settingsPath(waysView) : authPath({ next: trip?.next ?? null });
  return (
    <Screen>
      <ScreenBody className="pt-12">
        <ErrorState
          level={1}
          picture={<Illustration name="amp" />}
          title={links ? copy.callback.linkFailedTitle : copy.callback.failedTitle}
          secondary={
            <Button render={(anatomy) => <Link to={onward} replace {...anatomy} />}>
              {links ? copy.callback.toSettings : copy.callback.toSignIn}
            </Button>
          }
        >
          {state.sentence}
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
