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
  /** Ids of the servers that the person is in. Change it at will. */
  readonly servers: Set<string>;
  /** Ends every token that was given, as time would: only a refresh token gets the next. */
  expireTokens(): void;
  /** What the person does at Discord to take a permission back: nothing that was given is good any more. */
  revokeAll(): void;
}

export interface DiscordOptions {
  redirect_uris: readonly string[];
}

interface Grant {
  redirect_uri: string;
  challenge: string;
  user: DiscordUser;
  scope: string;
  used: boolean;
}

interface Token {
  user: DiscordUser;
  scope: string;
}

interface Discord {
  client: { id: string; secret: string };
  redirect_uris: readonly string[];
  user: DiscordUser;
  grants: Map<string, Grant>;
  servers: Set<string>;
  tokens: Map<string, Token>;
  refreshes: Map<string, Token>;
}

export async function startDiscordServer({ redirect_uris }: DiscordOptions): Promise<DiscordServer> {
  const discord: Discord = {
    client: { id: '190000000000000001', secret: secret('discord-') },
    redirect_uris,
    user: { id: '80351110224678912', username: 'ana', global_name: 'Ana', email: null, verified: false },
    grants: new Map(),
    servers: new Set(),
    tokens: new Map(),
    refreshes: new Map(),
  };
  const server = await startStandIn({
    'GET /oauth2/authorize': (request) => authorize(discord, request),
    'POST /api/oauth2/token': (request) => token(discord, request),
    'GET /api/users/@me': (request) => me(discord, request),
    'GET /api/users/@me/guilds': (request) => guilds(discord, request),
  });
  const env = {
    DISCORD_CLIENT_ID: discord.client.id,
    DISCORD_CLIENT_SECRET: discord.client.secret,
    DISCORD_AUTHORIZE_URL: `${server.url}/oauth2/authorize`,
    DISCORD_API_BASE: `${server.url}/api`,
  };
  return Object.assign(server, {
    env,
    user: discord.user,
    servers: discord.servers,
    expireTokens: () => discord.tokens.clear(),
    revokeAll: () => {
      discord.tokens.clear();
      discord.refreshes.clear();
    },
  });
}

function authorize(discord: Discord, { url, agrees }: StandInRequest): StandInAnswer {
  const asked = url.searchParams;
  refuseUnless(asked.get('client_id') === discord.client.id, 'unknown client');
  refuseUnless(asked.get('response_type') === 'code', 'response_type is not code');
  const scope = asked.get('scope') ?? '';
  refuseUnless(scope.split(' ').includes('identify'), 'scope lacks identify');
  const known = ['identify', 'email', 'guilds'];
  refuseUnless(
    scope.split(' ').every((one) => known.includes(one)),
    'unknown scope',
  );
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
  discord.grants.set(code, { redirect_uri: redirectUri, challenge, user, scope, used: false });
  return redirect(redirectUri, { code, state });
}

function token(discord: Discord, { headers, form }: StandInRequest): StandInAnswer {
  refuseUnless(headers['content-type'] === 'application/x-www-form-urlencoded', 'not a form', 415);
  refuseUnless(form.get('client_id') === discord.client.id, 'unknown client', 401);
  refuseUnless(form.get('client_secret') === discord.client.secret, 'wrong client secret', 401);
  if (form.get('grant_type') === 'refresh_token') return refresh(discord, form);
  refuseUnless(form.get('grant_type') === 'authorization_code', 'wrong grant type');
  const grant = discord.grants.get(form.get('code') ?? '');
  refuseUnless(grant !== undefined, 'unknown code');
  refuseUnless(!grant.used, 'code was used before');
  grant.used = true;
  refuseUnless(form.get('redirect_uri') === grant.redirect_uri, 'redirect_uri differs');
  const verifier = form.get('code_verifier') ?? '';
  refuseUnless(/^[A-Za-z0-9._~-]{43,128}$/.test(verifier), 'code_verifier is malformed');
  refuseUnless(hash('sha256', verifier, 'base64url') === grant.challenge, 'code_verifier does not fit');
  return issue(discord, { user: grant.user, scope: grant.scope });
}

/** A refresh token is good once: with the next token comes the next of it. */
function refresh(discord: Discord, form: URLSearchParams): StandInAnswer {
  const given = form.get('refresh_token') ?? '';
  const found = discord.refreshes.get(given);
  refuseUnless(found !== undefined, 'unknown refresh token');
  discord.refreshes.delete(given);
  return issue(discord, found);
}

function issue(discord: Discord, token: Token): StandInAnswer {
  const [access, next] = [secret('access'), secret('refresh')];
  discord.tokens.set(access, token);
  discord.refreshes.set(next, token);
  return json({
    access_token: access,
    refresh_token: next,
    token_type: 'Bearer',
    expires_in: 604800,
    scope: token.scope,
  });
}

function me({ tokens }: Discord, request: StandInRequest): StandInAnswer {
  const found = tokens.get(bearerOf(request));
  refuseUnless(found !== undefined, 'unknown access token', 401);
  return json(found.user);
}

const MOST_SERVERS_A_PAGE = 200;

/** By their ids, from behind `after` on, as Discord pages them. */
function guilds({ tokens, servers }: Discord, request: StandInRequest): StandInAnswer {
  const found = tokens.get(bearerOf(request));
  refuseUnless(found !== undefined, 'unknown access token', 401);
  refuseUnless(found.scope.split(' ').includes('guilds'), 'the token lacks guilds', 403);
  const asked = request.url.searchParams;
  const limit = Number(asked.get('limit') ?? MOST_SERVERS_A_PAGE);
  refuseUnless(limit >= 1 && limit <= MOST_SERVERS_A_PAGE, 'limit is out of range');
  const after = BigInt(asked.get('after') ?? 0);
  const listed = [...servers]
    .map(BigInt)
    .filter((id) => id > after)
    .toSorted((one, other) => (one < other ? -1 : 1))
    .slice(0, limit);
  return json(listed.map((id) => ({ id: String(id), name: `Server ${id}`, owner: false })));
}
