// @vitest-environment jsdom
// Tests that notifications leave the phone's tray once they were read, and that nothing is looked up where push is not allowed.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { onBack, reactions } from './reactions.ts';
import { anEntry } from './testing/entries.ts';

interface Shown {
  data: object | null;
  close: () => void;
}
let tray: Shown[];
let getRegistration: ReturnType<typeof vi.fn>;
const put = (data: object | null) => {
  const shown: Shown = { data, close: () => void tray.splice(tray.indexOf(shown), 1) };
  tray.push(shown);
};
const left = () => tray.map(({ data }) => data);
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 50));
const chat = (conversation_id: string, seq: number) => ({ id: null, chat: { conversation_id, seq } });

beforeEach(() => {
  tray = [];
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('isSecureContext', true);
  getRegistration = vi.fn(async () => ({ getNotifications: async () => [...tray] }));
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration } });
  storeSession(aSession());
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  strikeStage();
});

test('a conversation that was read takes its own away, up to what was read', async () => {
  for (const data of [chat('c1', 3), chat('c1', 5), chat('c2', 1), null]) put(data);
  reactions.conversationChanged({ conversation_id: 'c1', reason: 'muted' });
  reactions.conversationChanged({ conversation_id: 'c1', reason: 'read', read_seq: 4 });
  await vi.waitFor(() => expect(left()).toEqual([chat('c1', 5), chat('c2', 1), null]));
});

test('entries that were read go, unread ones stay, and with nothing unread all of them go', async () => {
  const calls = stubServer({
    'GET /notifications': {
      data: [anEntry('badge', { id: 'n1', read: true }), anEntry('badge', { id: 'n2', read: false })],
    },
  });
  for (const id of ['n1', 'n2']) put({ id, chat: null });
  put(chat('c1', 3));
  reactions.notificationsRead({ unread: 1 });
  await vi.waitFor(() => expect(left()).toEqual([{ id: 'n2', chat: null }, chat('c1', 3)]));
  reactions.notificationsRead({ unread: 0 });
  await vi.waitFor(() => expect(left()).toEqual([chat('c1', 3)]));
  reactions.notificationsRead({ unread: 2 });
  await aMoment();
  expect(calls.filter(({ name }) => name === 'GET /notifications')).toHaveLength(1);
});

test('after a time without a connection both are looked up', async () => {
  stubServer({
    'GET /notifications/unread': {
      data: { unread: 0, groups: { 'for-me': 0, missions: 0, market: 0, clubs: 0 } },
    },
    'GET /conversations/:id': { data: { id: 'c1', read_seq: 7 } },
  });
  for (const data of [{ id: 'n1', chat: null }, chat('c1', 7), chat('c1', 8)]) put(data);
  onBack();
  await vi.waitFor(() => expect(left()).toEqual([chat('c1', 8)]));
});

test('without the permission nobody looks', async () => {
  vi.stubGlobal('Notification', { permission: 'default' });
  reactions.notificationsRead({ unread: 0 });
  await aMoment();
  expect(getRegistration).not.toHaveBeenCalled();
});
