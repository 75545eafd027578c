// Boots the app: theme and locale first, then the screens, then what can wait until the phone is idle.
import '@stagepass/ui/styles.css';
import './app.css';
import { beneathLayers } from '@stagepass/ui/back/layers.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { loadPseudoLocale, wantsPseudo } from '#platform/i18n/locale.ts';
import { getSession } from '#platform/session/session.ts';
import { followTheme } from '#platform/theme/theme.ts';
import { App } from './app.tsx';
import { findRoute } from './find-route.ts';
import { releasePage } from './first-settled.ts';
import { startLater } from './later.ts';
import { fetchScreen } from './load/use-screen-module.ts';
import { isPhoneGlass } from './shell/glass.tsx';

/** The screen of the address starts on its way before anything is drawn. */
async function fetchFirstScreen(): Promise<void> {
  const { pathname } = window.location;
  // What is not in the near table is looked up in the whole one, which the page fetches ahead for such addresses.
  if (!findRoute(pathname)) await import('./further-screens.ts').catch(() => undefined);
  const first = findRoute(pathname)?.entry;
  const mayOpen = first && (getSession() !== null || first.access !== 'fan');
  // A failed load is tried again, and told, where the screen is drawn.
  if (mayOpen) await fetchScreen(first.load).catch(() => undefined);
}

async function boot(): Promise<void> {
  followTheme();
  const fetching = fetchFirstScreen();
  if (wantsPseudo(window.location.search)) await loadPseudoLocale();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const app = <App history={beneathLayers(createBrowserHistory({ window, v5Compat: true }))} />;
  // Where it cannot be had, the app draws as on an empty page.
  const page = root.firstElementChild === null ? null : await import('./drawn-page.ts').catch(releasePage);
  const drawn = page?.hasScreen(root, isPhoneGlass()) ? page : null;
  // What stands there is the screen itself: a skeleton in its place would be a step back.
  if (drawn) await fetching;
  drawn?.keepEarlyInput(root);
  if (drawn?.isAdoptable()) hydrateRoot(root, app);
  else createRoot(root).render(app);
  startLater();
}

void boot();
