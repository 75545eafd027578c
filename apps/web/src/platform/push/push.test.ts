// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { needsPushRefresh, PUSH_PATIENCE_MS, PushError, refreshPush, registerPush } from './push.ts';
import { pushState } from './push-state.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const old = { unsubscribe: vi.fn() };
const subscribe = vi.fn();

function browser(permission: NotificationPermission, asked: NotificationPermission = permission) {
  const notification = { permission, requestPermission: vi.fn(async () => asked) };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ pushManager: { getSubscription: async () => old, subscribe } }) },
  });
  return notification;
}

beforeEach(() => {
  localStorage.clear();
  subscribe.mockReset().mockResolvedValue({ toJSON: () => ({ endpoint: 'https://push.test/1' }) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('the state of push', () => {
  it.each([
    ['granted', 'granted'],
    ['denied', 'blocked'],
    ['default', 'undecided'],
  ] as const)('reads %s as %s', (permission, state) => {
    browser(permission);
    expect(pushState()).toBe(state);
  });
  it('is unsupported without a service worker', () => {
    expect(pushState()).toBe('unsupported');
  });
});

describe('registering', () => {
  const send = vi.fn(async () => undefined);
  const readKey = vi.fn(async () => 'key');
  beforeEach(() => {
    send.mockClear();
    readKey.mockClear();
  });

  it('asks when undecided, then hands over the subscription and remembers when', async () => {
    const notification = browser('default', 'granted');
    await registerPush(send, readKey);
    expect(notification.requestPermission).toHaveBeenCalledOnce();
    // Asked while the tap is fresh: what comes over the network comes later.
    expect(notification.requestPermission).toHaveBeenCalledBefore(readKey);
    expect(send).toHaveBeenCalledWith({ endpoint: 'https://push.test/1' }, 'key');
    expect(Number(localStorage.getItem('spc-push-registered-at'))).toBeGreaterThan(0);
  });

  it.each([
    ['blocked before', 'denied', 'denied', 'blocked'],
    ['blocked when asked', 'default', 'denied', 'blocked'],
    ['closed the question', 'default', 'default', 'undecided'],
  ] as const)('fails where it was %s', async (_, permission, asked, reason) => {
    browser(permission, asked);
    const failure = await registerPush(send, readKey).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PushError);
    expect(failure).toMatchObject({ reason });
    expect(send).not.toHaveBeenCalled();
  });

  it('fails as unsupported where the browser cannot', async () => {
    await expect(registerPush(send, readKey)).rejects.toMatchObject({ reason: 'unsupported' });
  });

  it('gives up where no service worker is ever ready, and registers nothing', async () => {
    browser('granted');
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { ready: new Promise(() => undefined) },
    });
    vi.useFakeTimers();
    const failed = expect(registerPush(send, readKey)).rejects.toThrow('in time');
    await vi.advanceTimersByTimeAsync(PUSH_PATIENCE_MS);
    await failed;
    vi.useRealTimers();
    expect(send).not.toHaveBeenCalled();
    expect(localStorage.getItem('spc-push-registered-at')).toBeNull();
  });

  it('refreshes after 7 days, and asks nobody', async () => {
    const notification = browser('granted');
    localStorage.setItem('spc-push-registered-at', String(Date.now() - 6 * DAY_MS));
    expect(await refreshPush(send, readKey)).toBe(false);
    expect(readKey).not.toHaveBeenCalled();
    localStorage.setItem('spc-push-registered-at', String(Date.now() - 7 * DAY_MS));
    expect(await refreshPush(send, readKey)).toBe(true);
    expect(notification.requestPermission).not.toHaveBeenCalled();
  });
});

describe('needsPushRefresh', () => {
  it.each([
    [null, true],
    [Number.NaN, true],
    [0, false],
    [-7 * DAY_MS + 1, false],
    [-7 * DAY_MS, true],
  ])('registered at %s from now: %s', (offset, needed) => {
    const now = 1_800_000_000_000;
    expect(needsPushRefresh(offset === null ? null : now + offset, now)).toBe(needed);
  });
});
