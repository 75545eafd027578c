// @vitest-environment jsdom
// Tests the question about notifications: after a fitting act only, explained first, and not again after 'Not now'.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { didFittingAct, onFittingAct } from '#platform/push/fitting-act.ts';
import { WHERE_MESSAGE } from '#platform/push/worker-note.ts';
import { storeSession } from '#platform/session/session.ts';
import { aSession, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { ASKED_KEY } from '../model/ask-push.ts';
import { keepPush } from './keep-push.ts';

const shown = vi.hoisted((): { path: string | null } => ({ path: null }));
vi.mock('#domains/chat/public/shown-conversation.ts', () => ({ shownConversationPath: () => shown.path }));

const requestPermission = vi.fn(async () => 'granted' as const);

beforeEach(() => {
  requestPermission.mockClear();
  vi.stubGlobal('Notification', { permission: 'default', requestPermission });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('caches', { open: async () => ({ put: async () => undefined }), delete: async () => true });
  const subscription = {
    toJSON: () => ({ endpoint: 'https://push.test/1', keys: { p256dh: 'p', auth: 'a' } }),
  };
  const pushManager = { getSubscription: async () => null, subscribe: async () => subscription };
  const value = Object.assign(new EventTarget(), { ready: Promise.resolve({ pushManager }) });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });
  storeSession(aSession());
  keepPush();
});
afterEach(() => {
  onFittingAct(null);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  strikeStage();
  document.body.replaceChildren();
});

test('nobody is asked before a fitting act', async () => {
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(requestPermission).not.toHaveBeenCalled();
});

test('explains first, and registers the device once it is allowed', async () => {
  const calls = stubServer({
    'GET /push/key': { data: { key: 'the-key' } },
    'POST /push/devices': { status: 201, data: { id: 'd1' } },
  });
  didFittingAct('bid');
  expect(await screen.findByRole('dialog', { name: 'Know when you’re outbid' })).toBeTruthy();
  expect(requestPermission).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Turn on notifications' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requestPermission).toHaveBeenCalledOnce();
  expect(calls.map(({ name }) => name)).toContain('POST /push/devices');
});

test('“Not now” holds: the next act asks nothing', async () => {
  didFittingAct('joined');
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(Number(localStorage.getItem(ASKED_KEY))).toBeGreaterThan(0);
  didFittingAct('reminder');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(requestPermission).not.toHaveBeenCalled();
});

test('says where the phone is once, and again where it is elsewhere', async () => {
  const calls = stubServer({ 'PUT /notification-preferences': { data: {} } });
  const zones = () =>
    calls
      .filter(({ name }) => name === 'PUT /notification-preferences')
      .map(({ body }) => (body as { phone_time_zone: string }).phone_time_zone);
  const back = () => document.dispatchEvent(new Event('visibilitychange'));
  const at = (timeZone: string) =>
    vi
      .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);
  at('Europe/Lisbon');
  localStorage.clear();
  storeSession(aSession());
  back();
  await waitFor(() => expect(localStorage.getItem('spc-phone-zone')).toBe('u1 Europe/Lisbon'));
  back();
  at('Asia/Tokyo');
  back();
  await waitFor(() => expect(localStorage.getItem('spc-phone-zone')).toBe('u1 Asia/Tokyo'));
  expect([...new Set(zones())]).toEqual(['Europe/Lisbon', 'Asia/Tokyo']);
  vi.restoreAllMocks();
});

async function whereSaid(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  const data = { type: WHERE_MESSAGE };
  navigator.serviceWorker.dispatchEvent(Object.assign(new Event('message'), { data, ports: [port2] }));
  const said = await answer;
  port1.close();
  return said;
}

test('tells the worker where it is, since the browser tells it where the page was loaded', async () => {
  window.history.replaceState(null, '', '/user/ana?list=followers');
  expect(await whereSaid()).toMatch(/\/user\/ana\?list=followers$/);
});

test('names the conversation on screen by its own address, also where it stands below a club', async () => {
  window.history.replaceState(null, '', '/club/velvet/chat/ben');
  shown.path = '/user/chat/c1';
  expect(await whereSaid()).toMatch(/\/user\/chat\/c1$/);
  shown.path = null;
  expect(await whereSaid()).toMatch(/\/club\/velvet\/chat\/ben$/);
});
