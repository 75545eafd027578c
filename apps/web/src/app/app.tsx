// Owns the tree of the app: query cache, router, the shells and every route.
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useNavigate } from 'react-router';
import { lendNavigate } from '#platform/navigation/go.ts';
import { queryClient } from '#platform/query/query.ts';
import { routeTable } from './route-table.ts';
import { RoutedScreen } from './routed-screen.tsx';
import { NotFoundScreen } from './screens/not-found-screen.tsx';
import { TabsShell } from './shell/tabs-shell.tsx';

function LendNavigate() {
  const navigate = useNavigate();
  useEffect(() => lendNavigate((path, options) => void navigate(path, options)), [navigate]);
  return null;
}

function routesOf(shell: 'tabs' | 'bare') {
  return routeTable
    .filter((entry) => (entry.shell ?? 'bare') === shell)
    .map((entry) => <Route key={entry.path} path={entry.path} element={<RoutedScreen entry={entry} />} />);
}

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <LendNavigate />
        <Routes>
          <Route path="/" element={<Navigate replace to="/discover" />} />
          <Route element={<TabsShell />}>{routesOf('tabs')}</Route>
          {routesOf('bare')}
          <Route path="*" element={<NotFoundScreen />} />
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>
  );
}
