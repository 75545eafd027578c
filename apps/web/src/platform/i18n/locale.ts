// Owns which language the texts are in: English, or the pseudo-locale that tests render every screen in.
import { useSyncExternalStore } from 'react';
import { readLocal } from '../storage/local.ts';

export const LOCALE_KEY = 'spc-locale';

export interface Locale {
  /** BCP 47, for Intl. */
  tag: string;
  dir: 'ltr' | 'rtl';
  /** Puts one message of the catalogue into this language. */
  say: (message: string) => string;
}

export const english: Locale = { tag: 'en-US', dir: 'ltr', say: (message) => message };

let current: Locale = english;
const listeners = new Set<() => void>();

export function getLocale(): Locale {
  return current;
}

export function setLocale(locale: Locale): void {
  current = locale;
  document.documentElement.lang = locale.tag;
  document.documentElement.dir = locale.dir;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLocale(): Locale {
  return useSyncExternalStore(subscribe, getLocale, getLocale);
}

/** What `?locale=` or the device asks for. */
export function wantsPseudo(search: string): boolean {
  return (new URLSearchParams(search).get('locale') ?? readLocal(LOCALE_KEY)) === 'pseudo';
}

let pseudoLocale: Locale | undefined;

/** Fetches and sets the pseudo-locale; apart, so that nobody else pays for it. */
export async function loadPseudoLocale(): Promise<void> {
  const { pseudo } = await import('@stagepass/base/pseudo.ts');
  // The same one each time: texts are put into a language once.
  pseudoLocale ??= { tag: 'en-XA', dir: 'rtl', say: pseudo };
  setLocale(pseudoLocale);
}
