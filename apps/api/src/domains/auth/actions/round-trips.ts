// Owns the round trips to Discord and TikTok: begun with a cookie, ended once, by the browser that holds it.
import { timingSafeEqual } from 'node:crypto';
import { flowExpired, redirectNotAllowed } from '@stagepass/contract/auth/errors.ts';
import { fail } from '#platform/failure/failure.ts';
import type { CookieOptions } from '#platform/http/bind.ts';
import type { Platform } from '#platform/platform.ts';
import { insertFlow, takeFlow } from '../flows.store.ts';
import { newVerifier } from '../pkce.rules.ts';
import { allowedRedirect } from '../redirects.rules.ts';
import { hashToken, newToken } from '../sessions.rules.ts';

const FLOW_MS = 10 * 60_000;

export interface Cookies {
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string, options: CookieOptions): void;
  clearCookie(name: string, path: string): void;
}

export interface RoundTrip {
  redirect_uri: string;
  state: string;
  verifier: string;
}

type Kind = 'discord' | 'tiktok';
const cookieName = { discord: 'sp_discord', tiktok: 'sp_tiktok' } as const;

export async function beginRoundTrip(
  platform: Platform,
  cookies: Cookies,
  given: { kind: Kind; redirect_uri: string; user_id: string | null },
): Promise<RoundTrip> {
  const redirect_uri =
    allowedRedirect(platform.config, given.kind, given.redirect_uri) ?? fail(redirectNotAllowed);
  const state = newToken(platform.dice);
  const verifier = newVerifier(platform.dice);
  await insertFlow(platform.db, {
    key_hash: hashToken(state),
    kind: given.kind,
    proof: hashToken(verifier).toString('base64url'),
    redirect_uri,
    user_id: given.user_id,
    expires_at: new Date(platform.clock.now().getTime() + FLOW_MS),
  });
  const cookie = { path: '/', max_age_s: FLOW_MS / 1000 };
  cookies.setCookie(cookieName[given.kind], `${state}.${verifier}`, cookie);
  return { redirect_uri, state, verifier };
}

/** The flow is used up by the first who brings it, whatever the provider then says. */
export async function endRoundTrip(
  platform: Platform,
  cookies: Cookies,
  given: { kind: Kind; redirect_uri: string; state: string | undefined; user_id?: string },
): Promise<RoundTrip> {
  const redirect_uri =
    allowedRedirect(platform.config, given.kind, given.redirect_uri) ?? fail(redirectNotAllowed);
  const [state = '', verifier = ''] = cookies.cookie(cookieName[given.kind])?.split('.') ?? [];
  cookies.clearCookie(cookieName[given.kind], '/');
  if (given.state !== undefined && !sameText(given.state, state)) fail(flowExpired);
  const flow = await takeFlow(platform.db, {
    key_hash: hashToken(state),
    kind: given.kind,
    at: platform.clock.now(),
  });
  if (flow === undefined || flow.redirect_uri !== redirect_uri) return fail(flowExpired);
  if (!sameText(flow.proof, hashToken(verifier).toString('base64url'))) return fail(flowExpired);
  // A link that one account began is not ended by another that shares the browser.
  if (flow.user_id !== null && flow.user_id !== given.user_id) return fail(flowExpired);
  return { redirect_uri, state, verifier };
}

export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
