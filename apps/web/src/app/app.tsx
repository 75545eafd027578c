// Owns the tree of the app: what may go wrong around it, query cache, router, the shells and every route.
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, type RouteObject, useNavigate, useRoutes } from 'react-router';
import { lendNavigate } from '#platform/navigation/go.ts';
import { AppRouter } from '#platform/navigation/router.tsx';
import { queryClient } from '#platform/query/query.ts';
import { ErrorBoundary } from './load/error-boundary.tsx';
import { routeTable } from './route-table.ts';
import { RoutedScreen } from './routed-screen.tsx';
import { CrashScreen } from './screens/crash-screen.tsx';
import { NotFoundScreen } from './screens/not-found-screen.tsx';
import { Arrival } from './shell/arrival.tsx';
import { Glass } from './shell/glass.tsx';
import { LazyToasts } from './shell/lazy-toasts.tsx';
import { Notices } from './shell/notices.tsx';
import { TabsShell } from './shell/tabs-shell.tsx';

function routesOf(shell: 'tabs' | 'bare'): RouteObject[] {
  return routeTable
    .filter((entry) => (entry.shell ?? 'bare') === shell)
    .map((entry) => ({ path: entry.path, element: <RoutedScreen key={entry.path} entry={entry} /> }));
}

const routeObjects: RouteObject[] = [
  { path: '/', element: <Navigate replace to="/discover" /> },
  { element: <TabsShell />, children: routesOf('tabs') },
  ...routesOf('bare'),
  { path: '*', element: <NotFoundScreen /> },
];

function Screens() {
  const navigate = useNavigate();
  useEffect(() => lendNavigate((path, options) => void navigate(path, options)), [navigate]);
  return useRoutes(routeObjects);
}

export function App() {
  return (
    <ErrorBoundary fallback={() => <CrashScreen />}>
      <QueryClientProvider client={queryClient}>
        <Glass>
          <AppRouter>
            <Notices />
            <Screens />
            <Arrival />
          </AppRouter>
        </Glass>
        <LazyToasts />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
