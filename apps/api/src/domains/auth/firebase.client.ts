// Owns the check of Firebase ID tokens: signature by the issuer's published keys, and every claim that matters.
import { providerOff, providerRefused } from '@stagepass/contract/auth/errors.ts';
import type { JSONWebKeySet, JWTPayload } from 'jose';
import { z } from 'zod';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { askProvider, type ProviderProfile } from './providers.client.ts';

const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string(), kid: z.string() })).min(1) });
const claims = z.object({
  sub: z.string().min(1).max(128),
  auth_time: z.number(),
  iat: z.number(),
  name: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  firebase: z.object({ sign_in_provider: z.string() }),
});

interface Kept {
  keys: JSONWebKeySet;
  fetched_ms: number;
  fresh_until_ms: number;
}
const kept = new Map<string, Kept>();
// A token with a key that we do not know may come after a rotation, or from somebody who makes keys up.
const REFETCH_MS = 60_000;

async function publishedKeys(platform: Platform, wanted: string): Promise<JSONWebKeySet> {
  const url = platform.config.FIREBASE_KEYS_URL;
  const now = platform.clock.now().getTime();
  const known = kept.get(url);
  if (known !== undefined && now < known.fresh_until_ms) {
    const holds = known.keys.keys.some((key) => key.kid === wanted);
    if (holds || now < known.fetched_ms + REFETCH_MS) return known.keys;
  }
  const answer = await askProvider(platform, url, { headers: { accept: 'application/json' } });
  const parsed = keySet.safeParse(parseJson(answer.body.toString('utf8')));
  if (!parsed.success) return fail(providerRefused);
  const keys: JSONWebKeySet = parsed.data;
  const maxAge = Number(/max-age=(\d+)/.exec(answer.headers['cache-control'] ?? '')?.[1] ?? 300);
  kept.set(url, { keys, fetched_ms: now, fresh_until_ms: now + Math.min(maxAge, 86_400) * 1000 });
  return keys;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export async function readFirebaseToken(platform: Platform, token: string): Promise<ProviderProfile> {
  const project = platform.config.FIREBASE_PROJECT_ID;
  if (project === undefined) return fail(providerOff);
  const now = platform.clock.now();
  const payload = claims.safeParse(await verifiedPayload(platform, token, project));
  if (!payload.success) return fail(providerRefused);
  const said = payload.data;
  const now_s = now.getTime() / 1000;
  // Signed in within the hour that a token lives: a token refreshed from an old sign-in does not make a session.
  if (said.auth_time > now_s + 60 || said.auth_time < now_s - 3600 || said.iat > now_s + 60)
    return fail(providerRefused);
  if (!platform.config.FIREBASE_PROVIDERS.includes(said.firebase.sign_in_provider))
    return fail(providerRefused);
  const email = said.email?.toLowerCase() ?? null;
  return {
    kind: 'firebase',
    subject: said.sub,
    label: email ?? said.name ?? 'Social sign-in',
    display_name: said.name ?? '',
    email,
    email_verified: said.email_verified === true,
  };
}

async function verifiedPayload(platform: Platform, token: string, project: string): Promise<JWTPayload> {
  const { createLocalJWKSet, decodeProtectedHeader, errors, jwtVerify } = await import('jose');
  try {
    const { kid = '', alg } = decodeProtectedHeader(token);
    if (alg !== 'RS256') return fail(providerRefused);
    const keys = await publishedKeys(platform, kid);
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
      algorithms: ['RS256'],
      audience: project,
      issuer: `${platform.config.FIREBASE_ISSUER}/${project}`,
      currentDate: platform.clock.now(),
      requiredClaims: ['exp', 'iat', 'sub', 'auth_time'],
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return fail(providerRefused);
    throw error;
  }
}
