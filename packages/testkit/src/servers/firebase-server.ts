// Owns a stand-in for Firebase sign-in: published keys, ID tokens signed with them, and the browser's round trip.
import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
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

export interface FirebaseUser {
  sub: string;
  name: string;
  email: string | null;
  email_verified: boolean;
  sign_in_provider: string;
}

export interface FirebaseServer extends StandIn {
  readonly env: Record<string, string>;
  /** Who is signed in at the identity provider. Change its fields at will. */
  readonly user: FirebaseUser;
  /** How often the keys were fetched. */
  readonly fetches: { keys: number };
  /** An ID token for the user; claims and header can be overridden to make a wrong one. */
  mint(claims?: Record<string, unknown>, header?: Record<string, unknown>): string;
  /** A token signed by a key that is not published. */
  forge(): string;
  /** New keys; the old ones are no longer published. */
  rotate(): void;
}

export interface FirebaseOptions {
  /** Where the browser may come back to. */
  continue_uris?: readonly string[];
  now?: () => Date;
}

const project = 'stagepass-stand-in';
const issuer = 'https://securetoken.stand-in.test';

interface Key {
  kid: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
}

function newKey(): Key {
  return { kid: secret('kid'), ...generateKeyPairSync('rsa', { modulusLength: 2048 }) };
}

function part(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function signToken(key: Key, header: Record<string, unknown>, claims: Record<string, unknown>): string {
  const text = `${part({ alg: 'RS256', typ: 'JWT', kid: key.kid, ...header })}.${part(claims)}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key.privateKey, 'base64url')}`;
}

interface Firebase {
  api_key: string;
  key: Key;
  fetches: { keys: number };
  trips: Map<string, { continue_uri: string; code: string }>;
  user: FirebaseUser;
  continue_uris: readonly string[];
  now: () => Date;
}

export async function startFirebaseServer(options: FirebaseOptions = {}): Promise<FirebaseServer> {
  const firebase: Firebase = {
    api_key: secret('AIza'),
    key: newKey(),
    fetches: { keys: 0 },
    trips: new Map(),
    user: {
      sub: 'firebase-uid-1',
      name: 'Ana Lima',
      email: null,
      email_verified: false,
      sign_in_provider: 'google.com',
    },
    continue_uris: options.continue_uris ?? [],
    now: options.now ?? (() => new Date()),
  };
  const server = await startStandIn({
    'GET /keys': () => publishedKeys(firebase),
    'POST /v1/accounts:createAuthUri': (request) => createAuthUri(firebase, request),
    'GET /idp': (request) => identityProvider(firebase, request),
    'POST /v1/accounts:signInWithIdp': (request) => signInWithIdp(firebase, request),
  });
  return Object.assign(server, {
    env: {
      FIREBASE_PROJECT_ID: project,
      FIREBASE_API_KEY: firebase.api_key,
      FIREBASE_PROVIDERS: 'google.com',
      FIREBASE_API_BASE: server.url,
      FIREBASE_KEYS_URL: `${server.url}/keys`,
      FIREBASE_ISSUER: issuer,
    },
    user: firebase.user,
    fetches: firebase.fetches,
    mint: (claims: Record<string, unknown> = {}, header: Record<string, unknown> = {}) =>
      signToken(firebase.key, header, claimsOf(firebase, claims)),
    forge: () => signToken({ ...newKey(), kid: firebase.key.kid }, {}, claimsOf(firebase, {})),
    rotate: () => {
      firebase.key = newKey();
    },
  });
}

function claimsOf({ user, now }: Firebase, overrides: Record<string, unknown>): Record<string, unknown> {
  const seconds = Math.floor(now().getTime() / 1000);
  const { sub, name, email, email_verified, sign_in_provider } = user;
  return {
    iss: `${issuer}/${project}`,
    aud: project,
    auth_time: seconds - 5,
    iat: seconds,
    exp: seconds + 3600,
    sub,
    user_id: sub,
    name,
    ...(email === null ? {} : { email, email_verified }),
    firebase: { identities: {}, sign_in_provider },
    ...overrides,
  };
}

function publishedKeys({ key, fetches }: Firebase): StandInAnswer {
  fetches.keys += 1;
  const published = { ...key.publicKey.export({ format: 'jwk' }), kid: key.kid, alg: 'RS256', use: 'sig' };
  const answer = json({ keys: [published] });
  return { ...answer, headers: { ...answer.headers, 'cache-control': 'public, max-age=20000' } };
}

function createAuthUri(firebase: Firebase, { url, body }: StandInRequest): StandInAnswer {
  refuseUnless(url.searchParams.get('key') === firebase.api_key, 'wrong API key', 403);
  const asked = JSON.parse(body) as { providerId?: string; continueUri?: string };
  refuseUnless(asked.providerId === firebase.user.sign_in_provider, 'provider is not switched on');
  const continueUri = asked.continueUri ?? '';
  refuseUnless(firebase.continue_uris.includes(continueUri), 'continueUri is not an authorised domain');
  const sessionId = secret('session');
  firebase.trips.set(sessionId, { continue_uri: continueUri, code: secret('idp') });
  const authUri = `${url.origin}/idp?session=${sessionId}`;
  return json({ kind: 'identitytoolkit#CreateAuthUriResponse', authUri, sessionId });
}

function identityProvider({ trips }: Firebase, { url, agrees }: StandInRequest): StandInAnswer {
  const trip = trips.get(url.searchParams.get('session') ?? '');
  refuseUnless(trip !== undefined, 'unknown session');
  if (!agrees) return redirect(trip.continue_uri, { error: 'access_denied', state: 'from-idp' });
  return redirect(trip.continue_uri, { code: trip.code, state: 'from-idp' });
}

function signInWithIdp(firebase: Firebase, { url, body }: StandInRequest): StandInAnswer {
  refuseUnless(url.searchParams.get('key') === firebase.api_key, 'wrong API key', 403);
  const asked = JSON.parse(body) as { requestUri?: string; sessionId?: string; returnSecureToken?: boolean };
  const trip = firebase.trips.get(asked.sessionId ?? '');
  firebase.trips.delete(asked.sessionId ?? '');
  refuseUnless(trip !== undefined, 'unknown or used session');
  const back = new URL(asked.requestUri ?? 'http://none.test');
  refuseUnless(back.origin + back.pathname === trip.continue_uri, 'requestUri differs');
  refuseUnless(back.searchParams.get('code') === trip.code, 'wrong code from the identity provider');
  refuseUnless(asked.returnSecureToken === true, 'returnSecureToken is not set');
  const idToken = signToken(firebase.key, {}, claimsOf(firebase, {}));
  return json({ idToken, localId: firebase.user.sub, email: firebase.user.email, expiresIn: '3600' });
}
