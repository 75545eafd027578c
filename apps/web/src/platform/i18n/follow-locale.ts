// Keeps the language in step with the phone's other tabs; apart, since no first screen waits for it.
import { english, LOCALE_KEY, loadPseudoLocale, setLocale, wantsPseudo } from './locale.ts';

/** Called once, when the phone is idle. */
export function followLocale(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key !== LOCALE_KEY && key !== null) return;
    if (wantsPseudo(window.location.search)) void loadPseudoLocale();
    else setLocale(english);
  });
}
