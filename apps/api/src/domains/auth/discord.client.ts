// Owns the talk with Discord: OAuth 2 with a code, bound to us by secret and PKCE.
import { providerOff } from '@stagepass/contract/auth/errors.ts';
import { z } from 'zod';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { challengeOf } from './pkce.rules.ts';
import { askProviderJson, formBody, type ProviderProfile } from './providers.client.ts';

const tokenAnswer = z.object({ access_token: z.string().min(1), token_type: z.string() });
const meAnswer = z.object({
  id: z.string().regex(/^\d{1,30}$/),
  username: z.string().min(1),
  global_name: z.string().nullish(),
  email: z.string().nullish(),
  verified: z.boolean().nullish(),
});

export function discordClient({ config }: Platform): { id: string; secret: string } {
  const { DISCORD_CLIENT_ID: id, DISCORD_CLIENT_SECRET: secret } = config;
  return id === undefined || secret === undefined ? fail(providerOff) : { id, secret };
}

export function discordAddress(
  platform: Platform,
  flow: { redirect_uri: string; state: string; verifier: string },
): string {
  const address = new URL(platform.config.DISCORD_AUTHORIZE_URL);
  address.search = new URLSearchParams({
    client_id: discordClient(platform).id,
    response_type: 'code',
    redirect_uri: flow.redirect_uri,
    scope: 'identify email',
    state: flow.state,
    code_challenge: challengeOf(flow.verifier),
    code_challenge_method: 'S256',
  }).toString();
  return address.href;
}

export async function fetchDiscordProfile(
  platform: Platform,
  flow: { code: string; redirect_uri: string; verifier: string },
): Promise<ProviderProfile> {
  const client = discordClient(platform);
  const base = platform.config.DISCORD_API_BASE;
  const token = await askProviderJson(
    platform,
    `${base}/oauth2/token`,
    formBody({
      client_id: client.id,
      client_secret: client.secret,
      grant_type: 'authorization_code',
      code: flow.code,
      redirect_uri: flow.redirect_uri,
      code_verifier: flow.verifier,
    }),
    tokenAnswer,
  );
  const authorization = `Bearer ${token.access_token}`;
  const me = await askProviderJson(platform, `${base}/users/@me`, { headers: { authorization } }, meAnswer);
  return {
    kind: 'discord',
    subject: me.id,
    label: me.username,
    display_name: me.global_name ?? me.username,
    email: me.email?.toLowerCase() ?? null,
    email_verified: me.verified === true,
  };
}
