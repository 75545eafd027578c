// Owns what a failed screen is replaced by; the designed screens load on demand, in words until they are there.
import { isApiError } from '#platform/api/api-error.ts';
import { ErrorBoundary } from '#platform/late/error-boundary.tsx';
import { latePart } from '#platform/late/late-part.tsx';
import { PlainFailure } from '#platform/late/plain-failure.tsx';

const ErrorScreen = latePart(
  () => import('../screens/error-screen.tsx'),
  'ErrorScreen',
  null,
  'fails-screen',
);
const NotFoundScreen = latePart(
  () => import('../screens/not-found-screen.tsx'),
  'NotFoundScreen',
  null,
  'fails-screen',
);

export function Failure({ error, retry }: { error: unknown; retry: () => void }) {
  // A missing row is an address that leads nowhere, not a breakdown.
  const missing = isApiError(error) && error.status === 404;
  return (
    <ErrorBoundary fallback={() => <PlainFailure retry={retry} />}>
      {missing ? <NotFoundScreen /> : <ErrorScreen error={error} retry={retry} />}
    </ErrorBoundary>
  );
}

export function NotFound() {
  return (
    <ErrorBoundary fallback={() => <PlainFailure retry={() => window.location.reload()} />}>
      <NotFoundScreen />
    </ErrorBoundary>
  );
}
