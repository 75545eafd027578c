// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lendNavigate } from '../navigation/go.ts';
import { queryClient } from '../query/query.ts';
import { getSession, type Session, storeSession } from './session.ts';
import { leaveSession, signOut } from './sign-out.ts';
import { getWalletConnection, storeWalletConnection } from './wallet-connection.ts';

const session = { user_id: 'u1', session_id: 's1', sctoken: 'token' } as Session;
const navigate = vi.fn();

beforeEach(() => {
  lendNavigate(navigate);
  storeSession(session);
  storeWalletConnection({ address: '0xabc', chain_id: 1 });
  queryClient.setQueryData(['users', 'me'], { email: 'mara@stagepass.test' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  navigate.mockReset();
});

function expectSignedOut() {
  expect(getSession()).toBeNull();
  expect(getWalletConnection()).toBeNull();
  expect(queryClient.getQueryData(['users', 'me'])).toBeUndefined();
  expect(navigate).toHaveBeenCalledWith('/discover', undefined);
}

describe('signing out', () => {
  it('ends the session on the server with its token, forgets everything here and opens Discover', async () => {
    const fetched = vi.fn().mockResolvedValue(new Response('{"data":{}}'));
    vi.stubGlobal('fetch', fetched);
    await signOut();
    const [address, init] = fetched.mock.calls[0] as [string, RequestInit];
    expect([address, init.method]).toEqual(['/api/auth/session', 'DELETE']);
    expect(new Headers(init.headers).get('authorization')).toBe('token');
    expectSignedOut();
  });

  it('signs out without a network too', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
    await signOut();
    expectSignedOut();
  });
});

describe('what was written and not sent', () => {
  const own = ['spc-outbox/u1', 'spc-chat-draft/u1/c1', 'spc-chat-draft/u1/c2'];
  const others = ['spc-outbox/u9', 'spc-chat-draft/u9/c1'];
  const kept = () => [...own, ...others].filter((key) => localStorage.getItem(key) !== null);

  beforeEach(() => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
    for (const key of [...own, ...others]) localStorage.setItem(key, '[]');
  });

  it('goes when its author signs out on purpose, and of nobody else', async () => {
    await signOut();
    expect(kept()).toEqual(others);
  });

  it('stays where the server ended the session, and where the same person signs in again', async () => {
    leaveSession();
    storeSession(session);
    await signOut({ keepsUnsent: true });
    expect(kept()).toEqual([...own, ...others]);
  });
});
