// Owns one route on screen: who may open it, loading it with a skeleton, and what is shown when that fails.
import { type ReactNode, Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { ErrorBoundary } from '#platform/late/error-boundary.tsx';
import { nextOf } from '#platform/navigation/next.ts';
import { permissionErrorPath } from '#platform/navigation/permission-error.ts';
import type { RouteEntry } from '#platform/navigation/route-entry.ts';
import { useSession } from '#platform/session/session.ts';
import { firstScreenSettled } from './first-settled.ts';
import { Failure } from './load/failure.tsx';
import { useScreenModule } from './load/use-screen-module.ts';
import { ScreenSkeleton } from './shell/screen-skeleton.tsx';
import { useSignedInOnArrival } from './shell/use-signed-in-on-arrival.ts';

function Gate({ entry, children }: { entry: RouteEntry; children: ReactNode }) {
  const session = useSession();
  const location = useLocation();
  const signedInOnArrival = useSignedInOnArrival(location.key);
  const access = entry.access ?? 'visitor';
  const here = location.pathname + location.search;
  if (access === 'signed-out' && signedInOnArrival && session) {
    return <Navigate replace to={nextOf(location.search) ?? '/home'} />;
  }
  if ((access === 'fan' || access === 'operator') && !session) {
    return <Navigate replace to={permissionErrorPath({ reason: 'sign-in', next: here })} />;
  }
  if (access === 'operator' && !session?.operator) {
    return <Navigate replace to={permissionErrorPath({ reason: 'operator' })} />;
  }
  return children;
}

function Settled() {
  useEffect(firstScreenSettled, []);
  return null;
}

function LoadedScreen({ entry }: { entry: RouteEntry }) {
  const { state, retry } = useScreenModule(entry.load);
  if (state.status === 'loading') return <ScreenSkeleton />;
  if (state.status === 'failed')
    return (
      <>
        <Failure error={state.error} retry={retry} />
        <Settled />
      </>
    );
  const { Component, Provider } = state.module;
  const screen = (
    <>
      <Component />
      <Settled />
    </>
  );
  if (!Provider) return screen;
  // A waiting room inside: were the screen to wait outside of it, the provider would begin anew with every wait, and
  // each beginning asks again for what has failed, without end.
  return (
    <Provider>
      <Suspense fallback={<ScreenSkeleton />}>{screen}</Suspense>
    </Provider>
  );
}

export function RoutedScreen({ entry }: { entry: RouteEntry }) {
  // By path, not by visit: a screen that changes its own query must not start over.
  const { pathname } = useLocation();
  return (
    <Gate entry={entry}>
      <ErrorBoundary key={pathname} fallback={(error, retry) => <Failure error={error} retry={retry} />}>
        <Suspense fallback={<ScreenSkeleton />}>
          <LoadedScreen entry={entry} />
        </Suspense>
      </ErrorBoundary>
    </Gate>
  );
}
