// Owns the tree of the app: what may go wrong around it, the router, the shells and every route.
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, type RouteObject, useNavigate, useRoutes } from 'react-router';
import { lendNavigate } from '#platform/navigation/go.ts';
import { type AppHistory, AppRouter } from '#platform/navigation/router.tsx';
import { ErrorBoundary } from './load/error-boundary.tsx';
import { NotFound } from './load/failure.tsx';
import { routeTable } from './route-table.ts';
import { RoutedScreen } from './routed-screen.tsx';
import { PlainFailure } from './screens/plain-failure.tsx';
import { Arrival } from './shell/arrival.tsx';
import { Glass } from './shell/glass.tsx';
import { LazyNotices } from './shell/lazy-notices.tsx';
import { LazyToasts } from './shell/lazy-toasts.tsx';

const TabsShell = lazy(() =>
  import('./shell/tabs-shell.tsx').then((module) => ({ default: module.TabsShell })),
);
const reload = () => window.location.reload();

function Tabs() {
  return (
    <ErrorBoundary fallback={() => <PlainFailure retry={reload} />}>
      <Suspense fallback={null}>
        <TabsShell />
      </Suspense>
    </ErrorBoundary>
  );
}

function routesOf(shell: 'tabs' | 'bare'): RouteObject[] {
  return routeTable
    .filter((entry) => (entry.shell ?? 'bare') === shell)
    .map((entry) => ({ path: entry.path, element: <RoutedScreen key={entry.path} entry={entry} /> }));
}

const routeObjects: RouteObject[] = [
  { path: '/', element: <Navigate replace to="/discover" /> },
  { element: <Tabs />, children: routesOf('tabs') },
  ...routesOf('bare'),
  { path: '*', element: <NotFound /> },
];

function Screens() {
  const navigate = useNavigate();
  useEffect(() => lendNavigate((path, options) => void navigate(path, options)), [navigate]);
  return useRoutes(routeObjects);
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
