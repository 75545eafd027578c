// Which ways to sign in the auth page offers; read without the query cache, which its first load cannot afford.
import type { Providers } from '@stagepass/contract/auth/shapes.ts';
import { callData } from '#platform/api/api.ts';
import { useAnswer } from '#platform/api/use-answer.ts';
import { rememberSite } from '#platform/site/known-site.ts';

async function readOffered(signal: AbortSignal): Promise<Providers> {
  const offered = await callData('GET /auth/providers', {}, { signal });
  rememberSite(offered);
  return offered;
}

export function useOffered(): Providers | undefined {
  return useAnswer(readOffered);
}
