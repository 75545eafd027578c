// Owns the memory of what the app was told about this installation, for sentences that are made outside of screens.
import type { CallData } from '@stagepass/contract/client.ts';

export type Site = Pick<CallData<'GET /auth/providers'>, 'contact_email' | 'payments' | 'map_style_url'>;

const listeners = new Set<() => void>();
let known: Site | undefined;

export function knownSite(): Site | undefined {
  return known;
}

/** By whoever has read it. */
export function rememberSite(site: Site | undefined): void {
  known = site;
  for (const listener of listeners) listener();
}

export function subscribeSite(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
