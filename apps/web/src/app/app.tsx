// Owns the tree of the app: what may go wrong around it, the router, the shells and every route.
import { type ReactNode, Suspense, useEffect, useReducer } from 'react';
import { Navigate, UNSAFE_RouteContext as RouteContext, useLocation, useNavigate } from 'react-router';
import { ErrorBoundary } from '#platform/late/error-boundary.tsx';
import { latePart } from '#platform/late/late-part.tsx';
import { PlainFailure } from '#platform/late/plain-failure.tsx';
import { lendNavigate } from '#platform/navigation/go.ts';
import { nextOf, pathOf } from '#platform/navigation/next.ts';
import type { RouteEntry } from '#platform/navigation/route-entry.ts';
import { type AppHistory, AppRouter } from '#platform/navigation/router.tsx';
import { findRoute } from './find-route.ts';
import { furtherRoutes } from './known-routes.ts';
import { Failure, NotFound } from './load/failure.tsx';
import { RoutedScreen } from './routed-screen.tsx';
import { Arrival } from './shell/arrival.tsx';
import { Glass } from './shell/glass.tsx';
import { LazyNotices } from './shell/lazy-notices.tsx';
import { LazyToasts } from './shell/lazy-toasts.tsx';
import { ScreenSkeleton } from './shell/screen-skeleton.tsx';

const TabsShell = latePart(() => import('./shell/tabs-shell.tsx'), 'TabsShell', undefined, 'fails-screen');
const reload = () => window.location.reload();

function Tabs({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={() => <PlainFailure retry={reload} />}>
      <Suspense fallback={null}>
        <TabsShell>{children}</TabsShell>
      </Suspense>
    </ErrorBoundary>
  );
}

const FurtherRoutes = latePart(
  () => import('./further-routes.tsx'),
  'FurtherRoutes',
  undefined,
  'fails-screen',
);

/** At an address that the near table does not know: as a screen that is being fetched, until the whole table is there. */
function Unlisted({ onKnown }: { onKnown: () => void }) {
  return (
    <ErrorBoundary fallback={(error, retry) => <Failure error={error} retry={retry} />}>
      <FurtherRoutes onKnown={onKnown} meanwhile={<ScreenSkeleton />} />
    </ErrorBoundary>
  );
}

/** A closed place of the main shell is told inside that shell: its tabs stay, so that the way elsewhere stays too. */
function shellAt({ path, shell }: RouteEntry, search: string): RouteEntry['shell'] {
  const wanted = path === '/permission-error' ? nextOf(search) : null;
  return wanted === null ? shell : findRoute(pathOf(wanted))?.entry.shell;
}

function Screens() {
  const navigate = useNavigate();
  useEffect(() => lendNavigate((path, options) => void navigate(path, options)), [navigate]);
  const { pathname, search } = useLocation();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  if (pathname === '/') return <Navigate replace to="/discover" />;
  const found = findRoute(pathname);
  if (!found) return furtherRoutes() ? <NotFound /> : <Unlisted onKnown={drawAgain} />;
  const { entry, match } = found;
  const screen = <RoutedScreen key={entry.path} entry={entry} />;
  return (
    <RouteContext
      value={{ outlet: null, matches: [{ ...match, route: { path: entry.path } }], isDataRoute: false }}
    >
      {shellAt(entry, search) === 'tabs' ? <Tabs>{screen}</Tabs> : screen}
    </RouteContext>
  );
}

export function App({ history }: { history: AppHistory }) {
  return (
    <ErrorBoundary fallback={() => <PlainFailure retry={reload} />}>
      <Glass>
        <AppRouter history={history}>
          <LazyNotices />
          <Screens />
          <Arrival />
        </AppRouter>
      </Glass>
      <LazyToasts />
    </ErrorBoundary>
  );
}
