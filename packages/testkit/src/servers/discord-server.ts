// Owns a stand-in for Discord: OAuth 2 with a code, which checks client, return address, state, PKCE and single use.
import { hash } from 'node:crypto';
import {
  bearerOf,
  json,
  redirect,
  refuseUnless,
  type StandIn,
  type StandInAnswer,
  type StandInRequest,
  secret,
  startStandIn,
} from './stand-in.ts';

export interface DiscordUser {
  id: string;
  username: string;
  global_name: string | null;
  email: string | null;
  verified: boolean;
}

export interface DiscordServer extends StandIn {
  /** What the settings of the server under test have to say. */
  readonly env: Record<string, string>;
  /** Who is signed in at Discord. Change its fields at will. */
  readonly user: DiscordUser;
}

export interface DiscordOptions {
  redirect_uris: readonly string[];
}

interface Grant {
  redirect_uri: string;
  challenge: string;
  user: DiscordUser;
  used: boolean;
}

interface Discord {
  client: { id: string; secret: string };
  redirect_uris: readonly string[];
  user: DiscordUser;
  grants: Map<string, Grant>;
  tokens: Map<string, DiscordUser>;
}

export async function startDiscordServer({ redirect_uris }: DiscordOptions): Promise<DiscordServer> {
  const discord: Discord = {
    client: { id: '190000000000000001', secret: secret('discord-') },
    redirect_uris,
    user: { id: '80351110224678912', username: 'ana', global_name: 'Ana', email: null, verified: false },
    grants: new Map(),
    tokens: new Map(),
  };
  const server = await startStandIn({
    'GET /oauth2/authorize': (request) => authorize(discord, request),
    'POST /api/oauth2/token': (request) => token(discord, request),
    'GET /api/users/@me': (request) => me(discord, request),
  });
  const env = {
    DISCORD_CLIENT_ID: discord.client.id,
    DISCORD_CLIENT_SECRET: discord.client.secret,
    DISCORD_AUTHORIZE_URL: `${server.url}/oauth2/authorize`,
    DISCORD_API_BASE: `${server.url}/api`,
  };
  return Object.assign(server, { env, user: discord.user });
}

function authorize(discord: Discord, { url, agrees }: StandInRequest): StandInAnswer {
  const asked = url.searchParams;
  refuseUnless(asked.get('client_id') === discord.client.id, 'unknown client');
  refuseUnless(asked.get('response_type') === 'code', 'response_type is not code');
  refuseUnless(asked.get('scope')?.split(' ').includes('identify'), 'scope lacks identify');
  const redirectUri = asked.get('redirect_uri') ?? '';
  refuseUnless(discord.redirect_uris.includes(redirectUri), 'redirect_uri is not registered');
  const state = asked.get('state') ?? '';
  refuseUnless(state.length >= 20, 'state is missing or short');
  refuseUnless(asked.get('code_challenge_method') === 'S256', 'PKCE method is not S256');
  const challenge = asked.get('code_challenge') ?? '';
  refuseUnless(/^[A-Za-z0-9_-]{43}$/.test(challenge), 'code_challenge is malformed');
  if (!agrees) return redirect(redirectUri, { error: 'access_denied', state });
  const code = secret('code');
  const user = { ...discord.user };
  discord.grants.set(code, { redirect_uri: redirectUri, challenge, user, used: false });
  return redirect(redirectUri, { code, state });
}

function token(discord: Discord, { headers, form }: StandInRequest): StandInAnswer {
  refuseUnless(headers['content-type'] === 'application/x-www-form-urlencoded', 'not a form', 415);
  refuseUnless(form.get('client_id') === discord.client.id, 'unknown client', 401);
  refuseUnless(form.get('client_secret') === discord.client.secret, 'wrong client secret', 401);
  refuseUnless(form.get('grant_type') === 'authorization_code', 'wrong grant type');
  const grant = discord.grants.get(form.get('code') ?? '');
  refuseUnless(grant !== undefined, 'unknown code');
  refuseUnless(!grant.used, 'code was used before');
  grant.used = true;
  refuseUnless(form.get('redirect_uri') === grant.redirect_uri, 'redirect_uri differs');
  const verifier = form.get('code_verifier') ?? '';
  refuseUnless(/^[A-Za-z0-9._~-]{43,128}$/.test(verifier), 'code_verifier is malformed');
  refuseUnless(hash('sha256', verifier, 'base64url') === grant.challenge, 'code_verifier does not fit');
  const access = secret('access');
  discord.tokens.set(access, grant.user);
  return json({ access_token: access, token_type: 'Bearer', expires_in: 604800, scope: 'identify email' });
}

function me({ tokens }: Discord, request: StandInRequest): StandInAnswer {
  const found = tokens.get(bearerOf(request));
  refuseUnless(found !== undefined, 'unknown access token', 401);
  return json(found);
}
