// Owns what screens know of this installation: where people can write to its operator, and how credit is paid for.
import { callData } from '../api/api.ts';
import { useAnswer } from '../api/use-answer.ts';
import { knownSite, rememberSite, type Site } from './known-site.ts';

async function readSite(signal: AbortSignal): Promise<Site> {
  const before = knownSite();
  if (before !== undefined) return before;
  const site = await callData('GET /auth/providers', {}, { signal });
  rememberSite(site);
  return site;
}

/** Undefined until it is known. Asked for once: it changes only when the server starts anew. */
export function useSite(): Site | undefined {
  return useAnswer(readSite);
}

/** Null where the operator gave no address, and until it is known. */
export function useContact(): string | null {
  return useSite()?.contact_email ?? null;
}
