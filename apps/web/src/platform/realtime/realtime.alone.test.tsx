// @vitest-environment jsdom
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lendNavigate } from '../navigation/go.ts';
import { clearSession, getSession, type Session, storeSession } from '../session/session.ts';
import type { SocketOptions } from './socket.ts';

const session = { user_id: 'u1', session_id: 's1', sctoken: 'token' } as Session;

interface FakeSocket extends SocketOptions {
  close: ReturnType<typeof vi.fn>;
}
const sockets: FakeSocket[] = [];
vi.mock('./socket.ts', () => ({
  openSocket(options: SocketOptions) {
    const socket: FakeSocket = { ...options, close: vi.fn() };
    sockets.push(socket);
    return socket;
  },
}));

const { startRealtime } = await import('./realtime.ts');
const latest = () => sockets.at(-1) as FakeSocket;
/** What the app does by itself is fetched with the first word that asks for it. */
const say = async (event: string, payload: unknown) => {
  latest().onEvent(event, payload);
  await vi.dynamicImportSettled();
};
const navigate = vi.fn();

beforeEach(() => {
  lendNavigate(navigate);
  navigate.mockReset();
});

describe('the realtime connection', () => {
  it('goes to the API host with the timings of the specification, and names nobody who is not signed in', () => {
    startRealtime();
    expect(latest()).toMatchObject({
      origin: window.location.origin,
      path: '/socket.io',
      reconnectionDelay: 1000,
      reconnectionDelayMax: 5000,
      timeout: 20_000,
    });
    expect([latest().query, latest().auth]).toEqual([{}, {}]);
  });

  it('connects anew on signing in and out, with user_id in the query and the token in the handshake', () => {
    const before = latest();
    storeSession(session);
    expect(before.close).toHaveBeenCalled();
    expect(latest()).toMatchObject({ query: { user_id: 'u1' }, auth: { token: 'token' } });
    const count = sockets.length;
    storeSession({ ...session, display_name: 'Mara' });
    expect(sockets.length).toBe(count);
    clearSession();
    expect(latest().query).toEqual({});
  });

  it('shows a message as a toast that opens its conversation', async () => {
    await say('haveMessage', {
      user_name: 'juno_vale',
      content: 'Two mics, one half dead',
      conversation_id: 'c/7',
    });
    const toast = toastStore.current();
    expect(toast?.title).toBe('juno_vale sent you a message');
    expect(toast?.description).toBe('Two mics, one half dead');
    toast?.onOpen?.();
    expect(navigate).toHaveBeenCalledWith('/user/chat/c%2F7', undefined);
  });

  it('tells of an outbid wherever one is, except on the lot itself, and leads there', async () => {
    const outbid = { auction_id: 'a1', title: 'Setlist', amount: 2100, next_amount: 2205, ends_at: '' };
    await say('auctionOutbid', outbid);
    await vi.waitFor(() => expect(toastStore.current()?.title).toBe('You were outbid on Setlist'), {
      timeout: 8000,
    });
    const toast = toastStore.current();
    expect(toast?.title).toBe('You were outbid on Setlist');
    expect(toast?.description).toBe('It stands at $21.00. Your money is free again.');
    toast?.onOpen?.();
    expect(navigate).toHaveBeenCalledWith('/market-item/a1', undefined);
    window.history.replaceState(null, '', '/market-item/a2');
    await say('auctionOutbid', { ...outbid, auction_id: 'a2', title: 'Looked at' });
    expect(toastStore.current()?.title).not.toContain('Looked at');
    window.history.replaceState(null, '', '/');
  });

  it('leaves alone an event that it does not know', async () => {
    await expect(say('toString', {})).resolves.toBeUndefined();
  });

  it('shows a toast that the server sends', async () => {
    await say('toast', { title: 'Doors open', description: 'Ten minutes' });
    expect(toastStore.current()).toMatchObject({ title: 'Doors open', description: 'Ten minutes' });
  });

  it('signs out when its own session ended, and only then', async () => {
    storeSession(session);
    await say('sessionEnded', { session_id: 'another' });
    expect(getSession()).not.toBeNull();
    await say('sessionEnded', { session_id: 's1' });
    expect(getSession()).toBeNull();
    expect(navigate).toHaveBeenCalledWith('/discover', undefined);
  });
});
