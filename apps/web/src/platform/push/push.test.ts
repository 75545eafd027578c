// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { needsPushRefresh, PushError, pushState, refreshPush, registerPush } from './push.ts';

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
  beforeEach(() => send.mockClear());

  it('asks when undecided, then hands over the subscription and remembers when', async () => {
    const notification = browser('default', 'granted');
    await registerPush(send, 'key');
    expect(notification.requestPermission).toHaveBeenCalledOnce();
    expect(send).toHaveBeenCalledWith({ endpoint: 'https://push.test/1' });
    expect(Number(localStorage.getItem('spc-push-registered-at'))).toBeGreaterThan(0);
  });

  it.each([
    ['blocked before', 'denied', 'denied', 'blocked'],
    ['blocked when asked', 'default', 'denied', 'blocked'],
    ['closed the question', 'default', 'default', 'undecided'],
  ] as const)('fails where it was %s', async (_, permission, asked, reason) => {
    browser(permission, asked);
    const failure = await registerPush(send, 'key').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PushError);
    expect(failure).toMatchObject({ reason });
    expect(send).not.toHaveBeenCalled();
  });

  it('fails as unsupported where the browser cannot', async () => {
    await expect(registerPush(send, 'key')).rejects.toMatchObject({ reason: 'unsupported' });
  });

  it('refreshes after 7 days, and asks nobody', async () => {
    const notification = browser('granted');
    localStorage.setItem('spc-push-registered-at', String(Date.now() - 6 * DAY_MS));
    expect(await refreshPush(send, 'key')).toBe(false);
    localStorage.setItem('spc-push-registered-at', String(Date.now() - 7 * DAY_MS));
    expect(await refreshPush(send, 'key')).toBe(true);
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
