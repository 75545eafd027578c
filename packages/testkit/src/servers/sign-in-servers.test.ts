// Tests that the stand-ins of sign-in providers refuse what the real ones would refuse, each for its own reason.
import { createHmac, createPublicKey, createVerify, hash, type webcrypto } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DiscordServer, startDiscordServer } from './discord-server.ts';
import { type FirebaseServer, startFirebaseServer } from './firebase-server.ts';
import { consent, type StandIn } from './stand-in.ts';
import { startTiktokServer, type TiktokServer } from './tiktok-server.ts';
import { startTwitterServer, type TwitterServer } from './twitter-server.ts';

const back = 'https://stage.test/back';
const verifier = 'v'.repeat(64);
const form = { 'content-type': 'application/x-www-form-urlencoded' };

let discord: DiscordServer;
let tiktok: TiktokServer;
let twitter: TwitterServer;
let firebase: FirebaseServer;
beforeAll(async () => {
  discord = await startDiscordServer({ redirect_uris: [back] });
  tiktok = await startTiktokServer({ redirect_uris: [back] });
  twitter = await startTwitterServer({ callbacks: [back] });
  firebase = await startFirebaseServer({ continue_uris: [back] });
});
afterAll(() => Promise.all([discord.stop(), tiktok.stop(), twitter.stop(), firebase.stop()]));

async function refusal(server: StandIn, call: Promise<Response>): Promise<string | undefined> {
  const before = server.refusals.length;
  const response = await call;
  return response.status >= 400 ? server.refusals[before] : undefined;
}

type Fields = Record<string, string>;

/** OAuth 2 with a code: the right request passes, and each wrong field is refused for what it is. */
function codeFlow(parts: {
  server: () => StandIn & { env: Fields };
  authorizeUrl: () => string;
  tokenUrl: () => string;
  ask: () => Fields;
  exchange: () => Fields;
  wrongAsks: [Fields, string][];
  wrongExchanges: [Fields, string][];
}) {
  const ask = (fields: Fields) =>
    `${parts.authorizeUrl()}?${new URLSearchParams({ ...parts.ask(), ...fields }).toString()}`;
  const exchange = (fields: Fields) =>
    fetch(parts.tokenUrl(), {
      method: 'POST',
      headers: form,
      body: new URLSearchParams({ ...parts.exchange(), ...fields }).toString(),
    });

  test('takes what is right, once', async () => {
    const given = await consent(ask({}));
    expect(given.get('state')).toBe(parts.ask().state);
    const code = given.get('code') ?? '';
    expect((await exchange({ code })).status).toBe(200);
    expect(await refusal(parts.server(), exchange({ code }))).toMatch(/used/);
  });
  test('sends back a refusal where the person does not agree', async () => {
    parts.server().agrees = false;
    const given = await consent(ask({}));
    parts.server().agrees = true;
    expect(Object.fromEntries(given)).toEqual({ error: 'access_denied', state: parts.ask().state });
  });
  test('refuses each wrong question', async () => {
    for (const [wrong, reason] of parts.wrongAsks)
      expect(await refusal(parts.server(), fetch(ask(wrong), { redirect: 'manual' }))).toBe(reason);
  });
  test('refuses each wrong exchange', async () => {
    for (const [wrong, reason] of parts.wrongExchanges) {
      const code = (await consent(ask({}))).get('code') ?? '';
      expect(await refusal(parts.server(), exchange({ code, ...wrong }))).toBe(reason);
    }
  });
}

describe('Discord', () => {
  codeFlow({
    server: () => discord,
    authorizeUrl: () => discord.env.DISCORD_AUTHORIZE_URL ?? '',
    tokenUrl: () => `${discord.env.DISCORD_API_BASE}/oauth2/token`,
    ask: () => ({
      client_id: discord.env.DISCORD_CLIENT_ID ?? '',
      response_type: 'code',
      scope: 'identify email',
      redirect_uri: back,
      state: 's'.repeat(43),
      code_challenge: hash('sha256', verifier, 'base64url'),
      code_challenge_method: 'S256',
    }),
    exchange: () => ({
      client_id: discord.env.DISCORD_CLIENT_ID ?? '',
      client_secret: discord.env.DISCORD_CLIENT_SECRET ?? '',
      grant_type: 'authorization_code',
      redirect_uri: back,
      code_verifier: verifier,
    }),
    wrongAsks: [
      [{ client_id: 'x' }, 'unknown client'],
      [{ redirect_uri: 'https://evil.test/' }, 'redirect_uri is not registered'],
      [{ state: '' }, 'state is missing or short'],
      [{ code_challenge_method: 'plain' }, 'PKCE method is not S256'],
      [{ code_challenge: 'short' }, 'code_challenge is malformed'],
    ],
    wrongExchanges: [
      [{ client_secret: 'x' }, 'wrong client secret'],
      [{ redirect_uri: 'https://stage.test/other' }, 'redirect_uri differs'],
      [{ code_verifier: 'w'.repeat(64) }, 'code_verifier does not fit'],
      [{ code_verifier: '' }, 'code_verifier is malformed'],
      [{ code: 'made-up' }, 'unknown code'],
    ],
  });

  test('refuses made-up access tokens', async () => {
    const me = fetch(`${discord.env.DISCORD_API_BASE}/users/@me`, { headers: { authorization: 'Bearer x' } });
    expect(await refusal(discord, me)).toBe('unknown access token');
  });
});

describe('TikTok', () => {
  codeFlow({
    server: () => tiktok,
    authorizeUrl: () => tiktok.env.TIKTOK_AUTHORIZE_URL ?? '',
    tokenUrl: () => `${tiktok.env.TIKTOK_API_BASE}/v2/oauth/token/`,
    ask: () => ({
      client_key: tiktok.env.TIKTOK_CLIENT_KEY ?? '',
      response_type: 'code',
      scope: 'user.info.basic',
      redirect_uri: back,
      state: 's'.repeat(43),
      code_challenge: hash('sha256', verifier, 'hex'),
      code_challenge_method: 'S256',
    }),
    exchange: () => ({
      client_key: tiktok.env.TIKTOK_CLIENT_KEY ?? '',
      client_secret: tiktok.env.TIKTOK_CLIENT_SECRET ?? '',
      grant_type: 'authorization_code',
      redirect_uri: back,
      code_verifier: verifier,
    }),
    wrongAsks: [
      [{ client_key: 'x' }, 'unknown client'],
      [{ redirect_uri: 'https://evil.test/' }, 'redirect_uri is not registered'],
      [{ state: '' }, 'state is missing or short'],
      [{ code_challenge: hash('sha256', verifier, 'base64url') }, 'code_challenge is not hexadecimal'],
    ],
    wrongExchanges: [
      [{ client_secret: 'x' }, 'wrong client secret'],
      [{ redirect_uri: 'https://stage.test/other' }, 'redirect_uri differs'],
      [{ code_verifier: 'w'.repeat(64) }, 'code_verifier does not fit'],
    ],
  });
});

describe('Twitter', () => {
  let nonces = 0;
  /** Only letters and digits in the values, so that no encoding is needed but that of the address. */
  function signed(path: string, given: { oauth?: Fields; secret?: string; key?: string } = {}) {
    nonces += 1;
    const url = `${twitter.url}${path}`;
    const oauth: Fields = {
      oauth_consumer_key: twitter.env.TWITTER_CONSUMER_KEY ?? '',
      oauth_nonce: `nonce${String(nonces).padStart(16, '0')}`,
      oauth_signature_method: 'HMAC-SHA1',
      oauth_timestamp: String(Math.floor(Date.now() / 1000)),
      oauth_version: '1.0',
      ...given.oauth,
    };
    const pairs = Object.keys(oauth)
      .toSorted()
      .map((key) => `${key}=${encodeURIComponent(oauth[key] ?? '')}`)
      .join('&');
    const base = `POST&${encodeURIComponent(url)}&${encodeURIComponent(pairs)}`;
    const key = given.key ?? twitter.env.TWITTER_CONSUMER_SECRET;
    const signature = createHmac('sha1', `${key}&${given.secret ?? ''}`)
      .update(base)
      .digest('base64');
    const fields = Object.entries({ ...oauth, oauth_signature: signature });
    const header = fields.map(([name, value]) => `${name}="${encodeURIComponent(value)}"`).join(', ');
    return fetch(url, { method: 'POST', headers: { authorization: `OAuth ${header}` } });
  }
  async function requestToken() {
    const fields = new URLSearchParams(
      await (await signed('/oauth/request_token', { oauth: { oauth_callback: back } })).text(),
    );
    return { token: fields.get('oauth_token') ?? '', secret: fields.get('oauth_token_secret') ?? '' };
  }

  test('refuses wrong signatures, callbacks, nonces and times', async () => {
    const path = '/oauth/request_token';
    const oauth = { oauth_callback: back };
    expect((await signed(path, { oauth })).status).toBe(200);
    const reused = { ...oauth, oauth_nonce: 'nonce0000000000000001' };
    for (const [call, reason] of [
      [signed(path, { oauth, key: 'wrong' }), 'wrong signature'],
      [signed(path, { oauth: { oauth_callback: 'https://evil.test/' } }), 'callback is not approved'],
      [signed(path, { oauth: reused }), 'nonce is short or was used before'],
      [signed(path, { oauth: { ...oauth, oauth_timestamp: '1' } }), 'timestamp out of bounds'],
      [signed(path, { oauth: { ...oauth, oauth_consumer_key: 'x' } }), 'unknown consumer'],
      [fetch(`${twitter.url}${path}`, { method: 'POST' }), 'no OAuth header'],
    ] as const)
      expect(await refusal(twitter, call)).toBe(reason);
  });

  test('gives access once, with the verifier and the secret of the token', async () => {
    const path = '/oauth/access_token';
    const asked = await requestToken();
    const oauth = { oauth_token: asked.token, oauth_verifier: 'x' };
    expect(await refusal(twitter, signed(path, { oauth, secret: 'wrong' }))).toBe('wrong signature');
    expect(await refusal(twitter, signed(path, { oauth, secret: asked.secret }))).toBe(
      'nobody agreed to this token',
    );
    const turnedDown = await requestToken();
    twitter.agrees = false;
    const denied = await consent(`${twitter.url}/oauth/authenticate?oauth_token=${turnedDown.token}`);
    twitter.agrees = true;
    expect(Object.fromEntries(denied)).toEqual({ denied: turnedDown.token });
    const second = await requestToken();
    const page = `${twitter.url}/oauth/authenticate?oauth_token=${second.token}`;
    const given = await consent(page);
    expect(await refusal(twitter, fetch(page, { redirect: 'manual' }))).toBe('unknown or used request token');
    const right = { oauth_token: second.token, oauth_verifier: given.get('oauth_verifier') ?? '' };
    expect((await signed(path, { oauth: right, secret: second.secret })).status).toBe(200);
    expect(await refusal(twitter, signed(path, { oauth: right, secret: second.secret }))).toBe(
      'unknown or used token',
    );
  });
});

describe('Firebase', () => {
  const post = (path: string, body: object, key = firebase.env.FIREBASE_API_KEY ?? '') =>
    fetch(`${firebase.url}/v1/accounts:${path}?key=${key}`, { method: 'POST', body: JSON.stringify(body) });

  test('signs with the key that it publishes, and forges with another', async () => {
    const { keys } = (await (await fetch(firebase.env.FIREBASE_KEYS_URL ?? '')).json()) as {
      keys: webcrypto.JsonWebKey[];
    };
    const key = createPublicKey({ key: keys[0] ?? {}, format: 'jwk' });
    const holds = (token: string) => {
      const [head, body, signature = ''] = token.split('.');
      return createVerify('RSA-SHA256').update(`${head}.${body}`).verify(key, signature, 'base64url');
    };
    expect(holds(firebase.mint())).toBe(true);
    expect(holds(firebase.forge())).toBe(false);
    firebase.rotate();
    expect(holds(firebase.mint())).toBe(false);
  });

  test('gives a token for a round trip, once, and refuses wrong ones', async () => {
    const asked = { providerId: 'google.com', continueUri: back };
    const begin = async () =>
      (await (await post('createAuthUri', asked)).json()) as { authUri: string; sessionId: string };
    const finish = (sessionId: string, requestUri: string) =>
      post('signInWithIdp', { sessionId, requestUri, returnSecureToken: true });
    expect(await refusal(firebase, post('createAuthUri', asked, 'wrong'))).toBe('wrong API key');
    expect(
      await refusal(firebase, post('createAuthUri', { ...asked, continueUri: 'https://evil.test' })),
    ).toBe('continueUri is not an authorised domain');
    const first = await begin();
    const given = await consent(first.authUri);
    const answer = await finish(first.sessionId, `${back}?${given.toString()}`);
    expect((await answer.json()) as object).toHaveProperty('idToken');
    expect(await refusal(firebase, finish(first.sessionId, `${back}?${given.toString()}`))).toBe(
      'unknown or used session',
    );
    firebase.agrees = false;
    expect((await consent((await begin()).authUri)).get('error')).toBe('access_denied');
    firebase.agrees = true;
    const second = await begin();
    expect(await refusal(firebase, finish(second.sessionId, `${back}?code=guessed`))).toBe(
      'wrong code from the identity provider',
    );
  });
});
