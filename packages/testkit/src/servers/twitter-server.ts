// Owns a stand-in for Twitter: OAuth 1.0a in three legs, which checks every signature, nonce, time and token.
import { createHmac } from 'node:crypto';
import {
  json,
  redirect,
  refuseUnless,
  type StandIn,
  type StandInAnswer,
  type StandInRequest,
  secret,
  startStandIn,
} from './stand-in.ts';

export interface TwitterUser {
  id_str: string;
  screen_name: string;
  name: string;
  email: string | null;
}

export interface TwitterServer extends StandIn {
  readonly env: Record<string, string>;
  /** Who is signed in at Twitter. Change its fields at will. */
  readonly user: TwitterUser;
}

export interface TwitterOptions {
  callbacks: readonly string[];
  /** The time that signatures are held against. */
  now?: () => Date;
}

interface RequestToken {
  secret: string;
  callback: string;
  verifier?: string;
  user?: TwitterUser;
}

// Written apart from the server's own signing code, after RFC 5849: a mistake shared by both would not be seen.
function encode(text: string): string {
  return [...new TextEncoder().encode(text)]
    .map((byte) => {
      const letter = String.fromCharCode(byte);
      return /[A-Za-z0-9\-._~]/.test(letter)
        ? letter
        : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');
}

function oauthFields(header: string): Map<string, string> {
  refuseUnless(header.startsWith('OAuth '), 'no OAuth header', 401);
  const fields = new Map<string, string>();
  for (const part of header.slice(6).split(',')) {
    const [, key, value] = /^\s*([A-Za-z0-9_%]+)="([^"]*)"\s*$/.exec(part) ?? [];
    refuseUnless(key !== undefined && value !== undefined, 'malformed OAuth header', 401);
    refuseUnless(!fields.has(key), 'OAuth field twice', 401);
    fields.set(decodeURIComponent(key), decodeURIComponent(value));
  }
  return fields;
}

function expectedSignature(
  request: StandInRequest,
  fields: Map<string, string>,
  secrets: { consumer: string; token: string },
): string {
  const all = [...fields].filter(([key]) => key !== 'oauth_signature');
  const pairs = [...all, ...request.url.searchParams, ...request.form]
    .map(([key, value]) => [encode(key), encode(value)] as const)
    .sort(([a, x], [b, y]) => (a < b ? -1 : a > b ? 1 : x < y ? -1 : 1))
    .map(([key, value]) => `${key}=${value}`)
    .join('&');
  const base = [request.method, request.url.origin + request.url.pathname, pairs].map(encode).join('&');
  return createHmac('sha1', `${encode(secrets.consumer)}&${encode(secrets.token)}`)
    .update(base)
    .digest('base64');
}

interface Twitter {
  consumer: { key: string; secret: string };
  user: TwitterUser;
  callbacks: readonly string[];
  now: () => Date;
  request_tokens: Map<string, RequestToken>;
  access_tokens: Map<string, { secret: string; user: TwitterUser }>;
  nonces: Set<string>;
}

export async function startTwitterServer(options: TwitterOptions): Promise<TwitterServer> {
  const twitter: Twitter = {
    consumer: { key: 'twitter-consumer', secret: secret('twitter-') },
    user: { id_str: '783214', screen_name: 'ana_live', name: 'Ana Lima', email: null },
    callbacks: options.callbacks,
    now: options.now ?? (() => new Date()),
    request_tokens: new Map(),
    access_tokens: new Map(),
    nonces: new Set(),
  };
  const server = await startStandIn({
    'POST /oauth/request_token': (request) => requestToken(twitter, request),
    'GET /oauth/authenticate': (request) => authenticate(twitter, request),
    'POST /oauth/access_token': (request) => accessToken(twitter, request),
    'GET /1.1/account/verify_credentials.json': (request) => verifyCredentials(twitter, request),
  });
  const env = {
    TWITTER_CONSUMER_KEY: twitter.consumer.key,
    TWITTER_CONSUMER_SECRET: twitter.consumer.secret,
    TWITTER_API_BASE: server.url,
  };
  return Object.assign(server, { env, user: twitter.user });
}

/** Every signed request passes here; answers its OAuth fields. */
function checked(
  { consumer, nonces, now }: Twitter,
  request: StandInRequest,
  tokenSecret: (token: string) => string | undefined,
): Map<string, string> {
  const fields = oauthFields(request.headers.authorization ?? '');
  refuseUnless(fields.get('oauth_consumer_key') === consumer.key, 'unknown consumer', 401);
  refuseUnless(fields.get('oauth_signature_method') === 'HMAC-SHA1', 'wrong signature method', 401);
  refuseUnless(fields.get('oauth_version') === '1.0', 'wrong version', 401);
  const skew = Math.abs(now().getTime() / 1000 - Number(fields.get('oauth_timestamp')));
  refuseUnless(skew <= 300, 'timestamp out of bounds', 401);
  const nonce = fields.get('oauth_nonce') ?? '';
  refuseUnless(nonce.length >= 16 && !nonces.has(nonce), 'nonce is short or was used before', 401);
  nonces.add(nonce);
  const token = fields.get('oauth_token');
  const ofToken = token === undefined ? '' : tokenSecret(token);
  refuseUnless(ofToken !== undefined, 'unknown or used token', 401);
  const right = expectedSignature(request, fields, { consumer: consumer.secret, token: ofToken });
  refuseUnless(fields.get('oauth_signature') === right, 'wrong signature', 401);
  return fields;
}

function requestToken(twitter: Twitter, request: StandInRequest): StandInAnswer {
  const fields = checked(twitter, request, () => undefined);
  const callback = fields.get('oauth_callback') ?? '';
  refuseUnless(twitter.callbacks.includes(callback), 'callback is not approved', 403);
  const made = { token: secret('rt'), secret: secret('rs') };
  twitter.request_tokens.set(made.token, { secret: made.secret, callback });
  return formAnswer({
    oauth_token: made.token,
    oauth_token_secret: made.secret,
    oauth_callback_confirmed: 'true',
  });
}

function authenticate(twitter: Twitter, { url, agrees }: StandInRequest): StandInAnswer {
  const token = url.searchParams.get('oauth_token') ?? '';
  const known = twitter.request_tokens.get(token);
  refuseUnless(known !== undefined && known.verifier === undefined, 'unknown or used request token');
  if (!agrees) return redirect(known.callback, { denied: token });
  known.verifier = secret('v');
  known.user = { ...twitter.user };
  return redirect(known.callback, { oauth_token: token, oauth_verifier: known.verifier });
}

function accessToken(twitter: Twitter, request: StandInRequest): StandInAnswer {
  const fields = checked(twitter, request, (token) => twitter.request_tokens.get(token)?.secret);
  const token = fields.get('oauth_token') ?? '';
  const known = twitter.request_tokens.get(token);
  twitter.request_tokens.delete(token);
  refuseUnless(known?.user !== undefined, 'nobody agreed to this token', 401);
  const verifier = fields.get('oauth_verifier') ?? request.form.get('oauth_verifier');
  refuseUnless(verifier === known.verifier, 'wrong verifier', 401);
  const made = { token: `${known.user.id_str}-${secret('at')}`, secret: secret('as') };
  twitter.access_tokens.set(made.token, { secret: made.secret, user: known.user });
  return formAnswer({
    oauth_token: made.token,
    oauth_token_secret: made.secret,
    user_id: known.user.id_str,
    screen_name: known.user.screen_name,
  });
}

function verifyCredentials(twitter: Twitter, request: StandInRequest): StandInAnswer {
  const fields = checked(twitter, request, (token) => twitter.access_tokens.get(token)?.secret);
  const found = twitter.access_tokens.get(fields.get('oauth_token') ?? '')?.user;
  refuseUnless(found !== undefined, 'no token', 401);
  const { email, ...rest } = found;
  const withEmail = request.url.searchParams.get('include_email') === 'true' && email !== null;
  return json(withEmail ? { ...rest, email } : rest);
}

function formAnswer(fields: Record<string, string>): StandInAnswer {
  return {
    status: 200,
    headers: { 'content-type': 'text/html;charset=utf-8' },
    body: new URLSearchParams(fields).toString(),
  };
}
