// Owns what a failed screen is replaced by; the designed screens load on demand, in words until they are there.
import { lazy, Suspense } from 'react';
import { isApiError } from '#platform/api/api-error.ts';
import { PlainFailure } from '../screens/plain-failure.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const ErrorScreen = lazy(() =>
  import('../screens/error-screen.tsx').then((module) => ({ default: module.ErrorScreen })),
);
const NotFoundScreen = lazy(() =>
  import('../screens/not-found-screen.tsx').then((module) => ({ default: module.NotFoundScreen })),
);

export function Failure({ error, retry }: { error: unknown; retry: () => void }) {
  // A missing row is an address that leads nowhere, not a breakdown.
  const missing = isApiError(error) && error.status === 404;
  return (
    <ErrorBoundary fallback={() => <PlainFailure retry={retry} />}>
      <Suspense fallback={null}>
        {missing ? <NotFoundScreen /> : <ErrorScreen error={error} retry={retry} />}
      </Suspense>
    </ErrorBoundary>
  );
}

export function NotFound() {
  return (
    <ErrorBoundary fallback={() => <PlainFailure retry={() => window.location.reload()} />}>
      <Suspense fallback={null}>
        <NotFoundScreen />
      </Suspense>
    </ErrorBoundary>
  );
}
