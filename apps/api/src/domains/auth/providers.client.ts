// Owns how providers are spoken to: bounded, answers checked, and their failures told apart from refusals.
import { providerRefused, providerUnreachable } from '@stagepass/contract/auth/errors.ts';
import type { z } from 'zod';
import { fail } from '#platform/failure/failure.ts';
import type { GuardedAnswer, GuardedRequest } from '#platform/fetch/guarded-fetch.ts';
import type { Platform } from '#platform/platform.ts';
import type { IdentityKind } from './tables.ts';

/** What a provider says of somebody, reduced to what we go by. */
export interface ProviderProfile {
  kind: IdentityKind;
  subject: string;
  /** For the person: how they know that account. */
  label: string;
  display_name: string;
  email: string | null;
  email_verified: boolean;
}

const bounds = { timeout_ms: 8000, max_bytes: 200_000 } as const;

/** Answers with status 2xx; a refusal or a silence fails the call with its own code. */
export async function askProvider(
  platform: Platform,
  url: string,
  request: GuardedRequest,
): Promise<GuardedAnswer> {
  const answer = await platform.fetch.configured(url, { ...bounds, ...request }).catch((error: unknown) => {
    platform.log.warn({ error, host: new URL(url).host }, 'a sign-in provider did not answer');
    return fail(providerUnreachable);
  });
  if (answer.status >= 500 || answer.status === 429) return fail(providerUnreachable);
  if (answer.status < 200 || answer.status >= 300) return fail(providerRefused);
  return answer;
}

export async function askProviderJson<T extends z.ZodType>(
  platform: Platform,
  url: string,
  request: GuardedRequest,
  shape: T,
): Promise<z.output<T>> {
  const answer = await askProvider(platform, url, {
    ...request,
    headers: { accept: 'application/json', ...request.headers },
  });
  const parsed = shape.safeParse(jsonOf(answer.body));
  return parsed.success ? parsed.data : fail(providerRefused);
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

export function formBody(fields: Record<string, string>): GuardedRequest {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  };
}
