// @vitest-environment jsdom
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lendNavigate } from '../navigation/go.ts';
import { clearSession, getSession, type Session, storeSession } from '../session/session.ts';

const session = { user_id: 'u1', session_id: 's1', sctoken: 'token' } as Session;

interface FakeSocket {
  address: string;
  options: Record<string, unknown>;
  handlers: Map<string, (payload: never) => void>;
  on: (event: string, handler: (payload: never) => void) => void;
  disconnect: ReturnType<typeof vi.fn>;
  removeAllListeners: () => void;
}
const sockets: FakeSocket[] = [];
vi.mock('socket.io-client', () => ({
  io(address: string, options: Record<string, unknown>) {
    const handlers: FakeSocket['handlers'] = new Map();
    const socket: FakeSocket = {
      address,
      options,
      handlers,
      on: (event, handler) => handlers.set(event, handler),
      disconnect: vi.fn(),
      removeAllListeners: () => handlers.clear(),
    };
    sockets.push(socket);
    return socket;
  },
}));

const { startRealtime } = await import('./realtime.ts');
const latest = () => sockets.at(-1) as FakeSocket;
const say = (event: string, payload: unknown) => latest().handlers.get(event)?.(payload as never);
const navigate = vi.fn();

beforeEach(() => {
  lendNavigate(navigate);
  navigate.mockReset();
});

describe('the realtime connection', () => {
  it('goes to the API host with the timings of the specification, and names nobody who is not signed in', () => {
    startRealtime();
    expect(latest().address).toBe(window.location.origin);
    expect(latest().options).toMatchObject({
      path: '/socket.io',
      reconnectionDelay: 1000,
      reconnectionDelayMax: 5000,
      timeout: 20_000,
    });
    expect(latest().options).not.toHaveProperty('query');
    expect(latest().options).not.toHaveProperty('auth');
  });

  it('connects anew on signing in and out, with user_id in the query and the token in the handshake', () => {
    const before = latest();
    storeSession(session);
    expect(before.disconnect).toHaveBeenCalled();
    expect(latest().options).toMatchObject({ query: { user_id: 'u1' }, auth: { token: 'token' } });
    const count = sockets.length;
    storeSession({ ...session, display_name: 'Mara' });
    expect(sockets.length).toBe(count);
    clearSession();
    expect(latest().options).not.toHaveProperty('query');
  });

  it('shows a message as a toast that opens its conversation', () => {
    say('haveMessage', {
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

  it('shows a toast that the server sends', () => {
    say('toast', { title: 'Doors open', description: 'Ten minutes' });
    expect(toastStore.current()).toMatchObject({ title: 'Doors open', description: 'Ten minutes' });
  });

  it('signs out when its own session ended, and only then', () => {
    storeSession(session);
    say('sessionEnded', { session_id: 'another' });
    expect(getSession()).not.toBeNull();
    say('sessionEnded', { session_id: 's1' });
    expect(getSession()).toBeNull();
    expect(navigate).toHaveBeenCalledWith('/discover', undefined);
  });
});
