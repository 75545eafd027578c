// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession, getSession, type Session, storeSession } from '../session/session.ts';
import { call } from './api.ts';
import { ApiError } from './api-error.ts';

const session = { user_id: 'u1', session_id: 's1', sctoken: 'token' } as Session;
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const sent = () => {
  const [address, init] = fetched.mock.calls.at(-1) ?? ['', {}];
  return { address, init, headers: new Headers(init.headers) };
};

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  clearSession();
  window.stagepassAhead = undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('calling the API', () => {
  it('sends method, path and body, and the token only when signed in', async () => {
    fetched.mockImplementation(async () => answer(200, { data: { id: 'u1' } }));
    await call('POST /auth/system', { body: { email: 'a@b.c', password: 'x' } });
    expect(sent().address).toBe('/api/auth/system');
    expect(sent().init.method).toBe('POST');
    expect(sent().init.body).toBe('{"email":"a@b.c","password":"x"}');
    expect(sent().headers.get('content-type')).toBe('application/json');
    expect(sent().headers.has('authorization')).toBe(false);
    storeSession(session);
    await call('GET /users/me', {});
    expect(sent().headers.get('authorization')).toBe('token');
    expect(sent().headers.has('content-type')).toBe(false);
  });

  it('takes the answer that was asked for before the app ran, once and by the same person', async () => {
    fetched.mockImplementation(async () => answer(200, { data: { by: 'app' } }));
    const ask = (token: string) => {
      const asked = Promise.resolve(answer(200, { data: { by: 'page' } }));
      window.stagepassAhead = { address: '/api/users/me', token, answer: asked };
    };
    ask('');
    expect(await call('GET /users/me', {})).toEqual({ data: { by: 'page' } });
    expect(await call('GET /users/me', {})).toEqual({ data: { by: 'app' } });
    ask('');
    storeSession(session);
    expect(await call('GET /users/me', {})).toEqual({ data: { by: 'app' } });
    ask(session.sctoken);
    expect(await call('GET /users/me', {})).toEqual({ data: { by: 'page' } });
  });

  it('asks as ever where asking ahead failed', async () => {
    fetched.mockImplementation(async () => answer(200, { data: { by: 'app' } }));
    const failed = Promise.reject(new TypeError('no network'));
    window.stagepassAhead = { address: '/api/users/me', token: '', answer: failed };
    expect(await call('GET /users/me', {})).toEqual({ data: { by: 'app' } });
  });

  it('writes parameters into the path so that they cannot leave it', async () => {
    fetched.mockImplementation(async () => answer(200, { data: {} }));
    await call('GET /pages/:slug', { params: { slug: '../users/me?x=1' } });
    expect(sent().address).toBe('/api/pages/..%2Fusers%2Fme%3Fx%3D1');
  });

  it('hands back code, status, message and details of a failure', async () => {
    fetched.mockResolvedValue(
      answer(409, { error: { code: 'auth.email-taken', message: 'Taken.', details: { a: 1 } } }),
    );
    const failure = await call('GET /users/me', {}).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({
      status: 409,
      code: 'auth.email-taken',
      message: 'Taken.',
      details: { a: 1 },
    });
  });

  it('says network when nothing answered, and unavailable when a proxy did', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(call('GET /users/me', {})).rejects.toMatchObject({ status: 0, code: 'network' });
    fetched.mockResolvedValueOnce(new Response('<html>Bad gateway</html>', { status: 502 }));
    await expect(call('GET /users/me', {})).rejects.toMatchObject({ status: 502, code: 'unavailable' });
  });

  it('gives up after a while, as a timeout', async () => {
    vi.useFakeTimers();
    fetched.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) =>
          init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
        ),
    );
    const failing = expect(call('GET /users/me', {})).rejects.toMatchObject({ code: 'timeout' });
    await vi.advanceTimersByTimeAsync(30_000);
    await failing;
  });

  it('signs out when the server no longer knows the token, and only then', async () => {
    storeSession(session);
    fetched.mockResolvedValueOnce(answer(401, { error: { code: 'auth.second-factor-wrong', message: '' } }));
    await call('GET /users/me', {}).catch(() => undefined);
    expect(getSession()).not.toBeNull();
    fetched.mockResolvedValueOnce(answer(401, { error: { code: 'not-signed-in', message: '' } }));
    await call('GET /users/me', {}).catch(() => undefined);
    expect(getSession()).toBeNull();
  });

  it('leaves alone whoever signed in while a stale call was under way', async () => {
    storeSession(session);
    fetched.mockImplementationOnce(async () => {
      storeSession({ ...session, sctoken: 'newer' });
      return answer(401, { error: { code: 'not-signed-in', message: '' } });
    });
    await call('GET /users/me', {}).catch(() => undefined);
    expect(getSession()?.sctoken).toBe('newer');
  });

  it('hands on no answer to whoever signed in while it was under way', async () => {
    storeSession(session);
    fetched.mockImplementationOnce(async () => {
      storeSession({ ...session, user_id: 'u2', sctoken: 'of the next person' });
      return answer(200, { data: { id: 'u1' } });
    });
    await expect(call('GET /users/me', {})).rejects.toMatchObject({ status: 0, code: 'timeout' });
    fetched.mockImplementationOnce(async () => {
      storeSession({ ...session, user_id: 'u2', sctoken: 'newer' });
      return answer(200, { data: { id: 'u2' } });
    });
    await expect(call('GET /users/me', {})).resolves.toEqual({ data: { id: 'u2' } });
  });
});
