// Owns the memory of what the app was told about this installation, for sentences that are made outside of screens.
import type { CallData } from '@stagepass/contract/client.ts';

export type Site = Pick<CallData<'GET /auth/providers'>, 'contact_email' | 'payments'>;

let known: Site | undefined;

export function knownSite(): Site | undefined {
  return known;
}

/** By whoever has read it. */
export function rememberSite(site: Site | undefined): void {
  known = site;
}
