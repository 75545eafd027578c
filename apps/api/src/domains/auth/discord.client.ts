// Owns the talk with Discord: what its OAuth 2 is called, and what it says of a person.
import { z } from 'zod';
import type { Platform } from '#platform/platform.ts';
import { oauth2Client } from './oauth2.client.ts';
import { challengeOf } from './pkce.rules.ts';
import { askProviderJson, type ProviderProfile } from './providers.client.ts';

const discord = oauth2Client({
  settings: (config) => ({
    id: config.DISCORD_CLIENT_ID,
    secret: config.DISCORD_CLIENT_SECRET,
    authorize_url: config.DISCORD_AUTHORIZE_URL,
    token_url: `${config.DISCORD_API_BASE}/oauth2/token`,
  }),
  id_field: 'client_id',
  scope: 'identify email',
  challengeOf,
  token: { token_type: z.string() },
});

const meAnswer = z.object({
  id: z.string().regex(/^\d{1,30}$/),
  username: z.string().min(1),
  global_name: z.string().nullish(),
  email: z.string().nullish(),
  verified: z.boolean().nullish(),
});

export const { requireOn: requireDiscord, address: discordAddress } = discord;

export async function fetchDiscordProfile(
  platform: Platform,
  flow: { code: string; redirect_uri: string; verifier: string },
): Promise<ProviderProfile> {
  const { inTheirName } = await discord.redeem(platform, flow);
  const url = `${platform.config.DISCORD_API_BASE}/users/@me`;
  const me = await askProviderJson(platform, url, inTheirName, meAnswer);
  return {
    kind: 'discord',
    subject: me.id,
    label: me.username,
    display_name: me.global_name ?? me.username,
    email: me.email?.toLowerCase() ?? null,
    email_verified: me.verified === true,
  };
}
