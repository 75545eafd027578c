// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const session = {
  id: 'u1',
  user_id: 'u1',
  email: 'mara@stagepass.test',
  user_name: 'mara',
  display_name: 'Mara',
  avatar: null,
  email_verified: true,
  operator: false,
  welcome_done: true,
  session_id: 's1',
  sctoken: 'token',
};

async function freshStore() {
  vi.resetModules();
  return import('./session.ts');
}

beforeEach(() => localStorage.clear());

describe('the session', () => {
  it('signs in with a token, keeps it in the browser and finds it after a reload', async () => {
    const store = await freshStore();
    expect(store.storeSession(session)).toBe(true);
    expect(store.getSession()?.user_name).toBe('mara');
    expect(JSON.parse(localStorage.getItem('spc-user') ?? '')).toMatchObject({
      sctoken: 'token',
      user_id: 'u1',
    });
    expect((await freshStore()).getSession()).toEqual(session);
  });

  it('does not sign in without a token', async () => {
    const store = await freshStore();
    expect(store.storeSession({ ...session, sctoken: '' })).toBe(false);
    expect(store.getSession()).toBeNull();
    expect(localStorage.getItem('spc-user')).toBeNull();
  });

  it.each(['{', '"text"', '{"id":"u1"}', '{"sctoken":7}'])(
    'ignores what is kept but no session: %s',
    async (kept) => {
      localStorage.setItem('spc-user', kept);
      expect((await freshStore()).getSession()).toBeNull();
    },
  );

  it('forgets user and wallet, but not the current club, on clearing', async () => {
    const store = await freshStore();
    const { storeWalletConnection, getWalletConnection } = await import('./wallet-connection.ts');
    const { storeCurrentClub, getCurrentClub } = await import('./current-club.ts');
    store.storeSession(session);
    storeWalletConnection({ address: '0xabc', chain_id: 1 });
    storeCurrentClub({ id: 'c1' });
    store.clearSession();
    expect(store.getSession()).toBeNull();
    expect(localStorage.getItem('spc-user')).toBeNull();
    expect(getWalletConnection()).toBeNull();
    expect(getCurrentClub()).toEqual({ id: 'c1' });
  });

  it('tells listeners, and takes over what another tab did', async () => {
    const store = await freshStore();
    const heard = vi.fn();
    store.subscribeSession(heard);
    store.storeSession(session);
    store.updateSession({ display_name: 'Mara O.' });
    expect(heard).toHaveBeenCalledTimes(2);
    expect(store.getSession()?.display_name).toBe('Mara O.');
    localStorage.removeItem('spc-user');
    window.dispatchEvent(new StorageEvent('storage', { key: 'spc-user' }));
    expect(store.getSession()).toBeNull();
  });
});

describe('the current club', () => {
  it('is kept only with an id', async () => {
    vi.resetModules();
    const { storeCurrentClub, getCurrentClub } = await import('./current-club.ts');
    expect(storeCurrentClub({ name: 'No id' })).toBe(false);
    expect(storeCurrentClub({ id: '', name: 'Empty id' })).toBe(false);
    expect(localStorage.getItem('spc-club')).toBeNull();
    expect(storeCurrentClub({ id: 'c1', name: 'Velvet Static' })).toBe(true);
    expect(getCurrentClub()).toEqual({ id: 'c1', name: 'Velvet Static' });
  });
});
