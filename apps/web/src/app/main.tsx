// Boots the app: theme and locale first, then the screens, then what can wait until the phone is idle.
import '@stagepass/ui/styles.css';
import './app.css';
import { createRoot } from 'react-dom/client';
import { loadPseudoLocale, wantsPseudo } from '#platform/i18n/locale.ts';
import { followTheme } from '#platform/theme/theme.ts';
import { App } from './app.tsx';
import { startLater } from './later.ts';

async function boot(): Promise<void> {
  followTheme();
  if (wantsPseudo(window.location.search)) await loadPseudoLocale();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  createRoot(root).render(<App />);
  startLater();
}

void boot();
