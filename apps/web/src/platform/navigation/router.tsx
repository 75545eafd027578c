// Owns the router over the browser's history. The same as React Router's BrowserRouter, built from its parts, because
// that one and its Link bring 4 KiB of framework mode into the first load.
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { type UNSAFE_createMemoryHistory as createMemoryHistory, Router } from 'react-router';

/** The browser's, or one in memory where a page is drawn without a browser. */
export type AppHistory = Omit<ReturnType<typeof createMemoryHistory>, 'index'>;

export function AppRouter({ history, children }: { history: AppHistory; children: ReactNode }) {
  const [at, setAt] = useState({ action: history.action, location: history.location });
  // No transition here: signing out leaves the screen and the session in one step, and a place that changed later than
  // the session would let the old screen's door send the person to /permission-error.
  useLayoutEffect(
    () => history.listen((next) => setAt({ action: next.action, location: next.location })),
    [history],
  );
  return (
    <Router location={at.location} navigationType={at.action} navigator={history}>
      {children}
    </Router>
  );
}
