// Owns what screens know of this installation: where people can write to its operator, and how credit is paid for.
import { useEffect, useSyncExternalStore } from 'react';
import { callData } from '../api/api.ts';
import { knownSite, rememberSite, type Site, subscribeSite } from './known-site.ts';

/** Undefined until it is known. Asked for once: it changes only when the server starts anew. */
export function useSite(): Site | undefined {
  const site = useSyncExternalStore(subscribeSite, knownSite, () => undefined);
  useEffect(() => {
    if (site === undefined) void callData('GET /auth/providers', {}).then(rememberSite, () => undefined);
  }, [site]);
  return site;
}

/** Null where this installation shows no maps, and until it is known. */
export function useMapStyle(): string | null {
  return useSite()?.map_style_url ?? null;
}

/** Null where the operator gave no address, and until it is known. */
export function useContact(): string | null {
  return useSite()?.contact_email ?? null;
}
