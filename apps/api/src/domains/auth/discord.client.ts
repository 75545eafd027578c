// Owns the talk with Discord: what its OAuth 2 is called, and what it says of a person.
import { z } from 'zod';
import type { Platform } from '#platform/platform.ts';
import { inNameOf, oauth2Client } from './oauth2.client.ts';
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
  token: {
    token_type: z.string(),
    expires_in: z.number().positive().default(600),
    refresh_token: z.string().min(1).optional(),
    scope: z.string().default(''),
  },
});

const meAnswer = z.object({
  id: z.string().regex(/^\d{1,30}$/),
  username: z.string().min(1),
  global_name: z.string().nullish(),
  email: z.string().nullish(),
  verified: z.boolean().nullish(),
});

/** Lets us read which servers somebody is in. */
export const SERVERS_SCOPE = 'guilds';

export const { requireOn: requireDiscord, address: discordAddress } = discord;

/** What Discord gave us to ask in a person's name. */
export interface DiscordTokens {
  scope: string;
  access: string;
  refresh: string | null;
  expires_in_s: number;
}

type Redeemed = Awaited<ReturnType<typeof discord.redeem>>['token'];

function tokensOf({ access_token, refresh_token, expires_in, scope }: Redeemed): DiscordTokens {
  return { scope, access: access_token, refresh: refresh_token ?? null, expires_in_s: expires_in };
}

export async function redeemDiscord(
  platform: Platform,
  flow: { code: string; redirect_uri: string; verifier: string },
): Promise<{ profile: ProviderProfile; tokens: DiscordTokens }> {
  const { token, inTheirName } = await discord.redeem(platform, flow);
  const url = `${platform.config.DISCORD_API_BASE}/users/@me`;
  const me = await askProviderJson(platform, url, inTheirName, meAnswer);
  const profile: ProviderProfile = {
    kind: 'discord',
    subject: me.id,
    label: me.username,
    display_name: me.global_name ?? me.username,
    email: me.email?.toLowerCase() ?? null,
    email_verified: me.verified === true,
  };
  return { profile, tokens: tokensOf(token) };
}

export async function refreshDiscord(platform: Platform, refresh_token: string): Promise<DiscordTokens> {
  return tokensOf((await discord.refresh(platform, refresh_token)).token);
}

const SERVERS_A_PAGE = 200;
/** Nobody can be in more servers than this. */
const MOST_PAGES = 3;
const serversAnswer = z.array(z.object({ id: z.string() })).max(SERVERS_A_PAGE);

/** Whether the person is in a server, by the list that Discord gives of theirs. */
export async function isInServer(platform: Platform, access: string, serverId: string): Promise<boolean> {
  let after = '0';
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const url = `${platform.config.DISCORD_API_BASE}/users/@me/guilds?limit=${SERVERS_A_PAGE}&after=${after}`;
    const servers = await askProviderJson(platform, url, inNameOf(access), serversAnswer);
    if (servers.some(({ id }) => id === serverId)) return true;
    const last = servers.at(-1);
    if (last === undefined || servers.length < SERVERS_A_PAGE) return false;
    after = last.id;
  }
  return false;
}
