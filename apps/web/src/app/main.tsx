// Boots the app: theme and locale first, then the screens, then what can wait until the phone is idle.
import '@stagepass/ui/styles.css';
import './app.css';
import { createRoot } from 'react-dom/client';
import { matchPath } from 'react-router';
import { offerSettingsSections } from '#domains/users/public/settings-sections.ts';
import { loadPseudoLocale, wantsPseudo } from '#platform/i18n/locale.ts';
import { getSession } from '#platform/session/session.ts';
import { followTheme } from '#platform/theme/theme.ts';
import { App } from './app.tsx';
import { startLater } from './later.ts';
import { fetchScreen } from './load/use-screen-module.ts';
import { allSettingsSections } from './registries/settings.ts';
import { routeTable } from './route-table.ts';

/** The screen of the address starts on its way before anything is drawn. */
function fetchFirstScreen(): void {
  const first = routeTable.find((entry) => matchPath(entry.path, window.location.pathname));
  const mayOpen = first && (getSession() !== null || first.access !== 'fan');
  if (mayOpen) fetchScreen(first.load).catch(() => undefined);
}

async function boot(): Promise<void> {
  followTheme();
  offerSettingsSections(allSettingsSections);
  fetchFirstScreen();
  if (wantsPseudo(window.location.search)) await loadPseudoLocale();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  createRoot(root).render(<App />);
  startLater();
}

void boot();
