// Owns the theme: kept under the seed's key, applied to <html>; public/first-paint.js does the same before the first paint.
import { useSyncExternalStore } from 'react';
import { readLocal, writeLocal } from '../storage/local.ts';

export const THEME_KEY = 'spc-ui-theme';
export type Theme = 'dark' | 'light' | 'system';

/** The app's own default: it follows the system. */
export const APP_DEFAULT: Theme = 'system';
/** What the shared switch takes when it is turned on without a choice of its own. */
export const SWITCH_DEFAULT: Theme = 'dark';

const listeners = new Set<() => void>();
let current: Theme = storedTheme();

export function storedTheme(fallback: Theme = APP_DEFAULT): Theme {
  const stored = readLocal(THEME_KEY);
  return stored === 'dark' || stored === 'light' || stored === 'system' ? stored : fallback;
}

function prefersLight(): boolean {
  return window.matchMedia?.('(prefers-color-scheme: light)').matches ?? false;
}

export function isLight(theme: Theme): boolean {
  return theme === 'light' || (theme === 'system' && prefersLight());
}

export function applyTheme(theme: Theme = current): void {
  const light = isLight(theme);
  const root = document.documentElement;
  root.classList.toggle('light', light);
  root.classList.toggle('dark', !light);
  // The browser's own bars follow a chosen theme, not the system's.
  const colour = light ? '#f4f0e8' : '#0f0c0a';
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    const forLight = meta.getAttribute('media')?.includes('light') ?? false;
    meta.setAttribute('content', theme === 'system' ? (forLight ? '#f4f0e8' : '#0f0c0a') : colour);
  }
}

export function getTheme(): Theme {
  return current;
}

export function setTheme(theme: Theme): void {
  writeLocal(THEME_KEY, theme);
  current = theme;
  applyTheme(theme);
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, getTheme);
}

/** Keeps the page in step with the system and with other tabs; called once at boot. */
export function followTheme(): void {
  applyTheme();
  window.matchMedia?.('(prefers-color-scheme: light)').addEventListener?.('change', () => applyTheme());
  window.addEventListener('storage', (event) => {
    if (event.key !== THEME_KEY && event.key !== null) return;
    current = storedTheme();
    applyTheme();
    for (const listener of [...listeners]) listener();
  });
}
