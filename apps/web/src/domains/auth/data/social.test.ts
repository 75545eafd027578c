// @vitest-environment jsdom
// Firebase without its SDK: the two calls it takes, and what their failures are called.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { finishFirebase, startFirebase } from './social.ts';

const firebase = { api_key: 'k e', api_base: 'https://id.test/', provider_ids: ['google.com'] };
const sent: { url: string; body: unknown }[] = [];
let answer: { status: number; body: unknown };

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, body: JSON.parse(String(init.body)) });
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
});
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const start = () =>
  startFirebase({ firebase, providerId: 'google.com', trip: { intent: 'sign-in', next: '/clubs' } });

it('asks where to go, and hands in what came back with the session it was started in', async () => {
  answer = { status: 200, body: { authUri: 'https://accounts.test/o', sessionId: 'sid' } };
  expect(await start()).toBe('https://accounts.test/o');
  expect(sent[0]).toEqual({
    url: 'https://id.test/v1/accounts:createAuthUri?key=k%20e',
    body: { providerId: 'google.com', continueUri: `${location.origin}/auth`, authFlowType: 'CODE_FLOW' },
  });
  answer = { status: 200, body: { idToken: 'jwt' } };
  const requestUri = `${location.origin}/auth?code=c&state=s`;
  const { token, trip } = await finishFirebase({ firebase, requestUri });
  expect(token).toBe('jwt');
  expect(trip.next).toBe('/clubs');
  expect(sent[1]).toEqual({
    url: 'https://id.test/v1/accounts:signInWithIdp?key=k%20e',
    body: { requestUri, sessionId: 'sid', returnSecureToken: true, returnIdpCredential: true },
  });
});

it('is expired when nothing was started here', async () => {
  await expect(finishFirebase({ firebase, requestUri: 'x' })).rejects.toMatchObject({
    code: 'auth.flow-expired',
  });
  expect(sent).toEqual([]);
});

it.each([
  [400, 'auth.provider-refused'],
  [503, 'auth.provider-unreachable'],
])('calls an answer of %i %s', async (status, code) => {
  answer = { status, body: { error: { message: 'INVALID_IDP_RESPONSE' } } };
  await expect(start()).rejects.toMatchObject({ code });
});
