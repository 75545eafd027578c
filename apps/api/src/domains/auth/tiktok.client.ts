// Owns the talk with TikTok, for linking only: what its OAuth 2 is called, and what it says of a person.
import { providerRefused } from '@stagepass/contract/auth/errors.ts';
import { z } from 'zod';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { oauth2Client } from './oauth2.client.ts';
import { tiktokChallengeOf } from './pkce.rules.ts';
import { askProviderJson, type ProviderProfile } from './providers.client.ts';

const tiktok = oauth2Client({
  settings: (config) => ({
    id: config.TIKTOK_CLIENT_KEY,
    secret: config.TIKTOK_CLIENT_SECRET,
    authorize_url: config.TIKTOK_AUTHORIZE_URL,
    token_url: `${config.TIKTOK_API_BASE}/v2/oauth/token/`,
  }),
  id_field: 'client_key',
  scope: 'user.info.basic',
  challengeOf: tiktokChallengeOf,
  token: { open_id: z.string().min(1) },
});

const userAnswer = z.object({
  data: z.object({ user: z.object({ open_id: z.string().min(1), display_name: z.string().min(1) }) }),
  error: z.object({ code: z.string() }),
});

export const { requireOn: requireTiktok, address: tiktokAddress } = tiktok;

export async function fetchTiktokProfile(
  platform: Platform,
  flow: { code: string; redirect_uri: string; verifier: string },
): Promise<ProviderProfile> {
  const { token, inTheirName } = await tiktok.redeem(platform, flow);
  const url = `${platform.config.TIKTOK_API_BASE}/v2/user/info/?fields=open_id,display_name`;
  const { data, error } = await askProviderJson(platform, url, inTheirName, userAnswer);
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
