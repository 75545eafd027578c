// Owns the talk with TikTok: OAuth 2 with a code and PKCE, for linking only.
import { providerOff, providerRefused } from '@stagepass/contract/auth/errors.ts';
import { z } from 'zod';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { tiktokChallengeOf } from './pkce.rules.ts';
import { askProviderJson, formBody, type ProviderProfile } from './providers.client.ts';

const tokenAnswer = z.object({ access_token: z.string().min(1), open_id: z.string().min(1) });
const userAnswer = z.object({
  data: z.object({ user: z.object({ open_id: z.string().min(1), display_name: z.string().min(1) }) }),
  error: z.object({ code: z.string() }),
});

export function tiktokClient({ config }: Platform): { key: string; secret: string } {
  const { TIKTOK_CLIENT_KEY: key, TIKTOK_CLIENT_SECRET: secret } = config;
  return key === undefined || secret === undefined ? fail(providerOff) : { key, secret };
}

export function tiktokAddress(
  platform: Platform,
  flow: { redirect_uri: string; state: string; verifier: string },
): string {
  const address = new URL(platform.config.TIKTOK_AUTHORIZE_URL);
  address.search = new URLSearchParams({
    client_key: tiktokClient(platform).key,
    response_type: 'code',
    scope: 'user.info.basic',
    redirect_uri: flow.redirect_uri,
    state: flow.state,
    code_challenge: tiktokChallengeOf(flow.verifier),
    code_challenge_method: 'S256',
  }).toString();
  return address.href;
}

export async function fetchTiktokProfile(
  platform: Platform,
  flow: { code: string; redirect_uri: string; verifier: string },
): Promise<ProviderProfile> {
  const client = tiktokClient(platform);
  const base = platform.config.TIKTOK_API_BASE;
  const token = await askProviderJson(
    platform,
    `${base}/v2/oauth/token/`,
    formBody({
      client_key: client.key,
      client_secret: client.secret,
      grant_type: 'authorization_code',
      code: flow.code,
      redirect_uri: flow.redirect_uri,
      code_verifier: flow.verifier,
    }),
    tokenAnswer,
  );
  const authorization = `Bearer ${token.access_token}`;
  const { data, error } = await askProviderJson(
    platform,
    `${base}/v2/user/info/?fields=open_id,display_name`,
    { headers: { authorization } },
    userAnswer,
  );
  if (error.code !== 'ok' || data.user.open_id !== token.open_id) return fail(providerRefused);
  return {
    kind: 'tiktok',
    subject: data.user.open_id,
    label: data.user.display_name,
    display_name: data.user.display_name,
    email: null,
    email_verified: false,
  };
}
