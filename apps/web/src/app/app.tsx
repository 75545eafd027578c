// Owns the tree of the app: query cache, router, the shells and every route.
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, type RouteObject, useNavigate, useRoutes } from 'react-router';
import { lendNavigate } from '#platform/navigation/go.ts';
import { AppRouter } from '#platform/navigation/router.tsx';
import { queryClient } from '#platform/query/query.ts';
import { routeTable } from './route-table.ts';
import { RoutedScreen } from './routed-screen.tsx';
import { NotFoundScreen } from './screens/not-found-screen.tsx';
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
    <QueryClientProvider client={queryClient}>
      <AppRouter>
        <Screens />
      </AppRouter>
    </QueryClientProvider>
  );
}
