import { describe, expect, it } from 'vitest';
import { addressOf, callOf, isSeen, type OpenWindow, readPush, windowFor } from './push-rules.ts';

const origin = 'https://stagepass.test';
const read = (sent: unknown) => readPush(JSON.stringify(sent), origin);
const aWindow = (path: string, change: Partial<OpenWindow> = {}): OpenWindow => ({
  url: `${origin}${path}`,
  visibilityState: 'visible',
  focused: false,
  ...change,
});

describe('what a push message shows', () => {
  it('is what was sent', () => {
    const sent = {
      id: 'n1',
      title: 'You were outbid',
      body: 'Test pressing',
      url: '/club/auction/a1',
      tag: 'auction:a1',
      actions: [{ action: 'bid', title: 'Bid $26.04', url: '/club/auction/a1?bid=1' }],
      chat: null,
      unread: 4,
    };
    expect(read(sent)).toEqual(sent);
  });
  it.each([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
  ])('of %s is a hint at the inbox', (_, message) => {
    expect(readPush(message, origin)).toEqual({
      id: null,
      title: 'StagePass',
      body: '',
      url: '/notifications',
      tag: '',
      actions: [],
      chat: null,
      unread: null,
    });
  });
  it.each(['https://elsewhere.test/x', '//elsewhere.test', 'javascript:alert(1)', 7, 'https://'])(
    'never leads away from the site: %s',
    (url) => {
      expect(read({ url, actions: [{ action: 'a', title: 'A', url }] })).toMatchObject({
        url: '/notifications',
        actions: [{ url: '/notifications' }],
      });
    },
  );
  it('keeps only numbers that can stand on an icon', () => {
    for (const unread of [-1, 1.5, '3', null]) expect(read({ unread }).unread).toBeNull();
    expect(read({ unread: 0 }).unread).toBe(0);
  });
  it('leaves out buttons without a name', () => {
    expect(read({ actions: [{ action: 'a' }, null, { title: 'B' }] }).actions).toEqual([]);
  });
});

describe('where a tap leads', () => {
  const shown = {
    url: '/club/auction/a1',
    actions: [{ action: 'all', title: 'All', url: '/notifications' }],
  };
  it.each([
    ['', '/club/auction/a1'],
    ['all', '/notifications'],
    ['unknown', '/club/auction/a1'],
  ])('pressed %j: %s', (pressed, path) => expect(addressOf(shown, pressed)).toBe(path));
});

describe('what a button does without opening the app', () => {
  const now = Date.parse('2026-11-18T10:00:00Z');
  const chat = { conversation_id: 'c1', seq: 7 };
  it('reads a message in its conversation, another entry in the inbox', () => {
    expect(callOf({ id: null, chat }, 'read', now)).toEqual({
      ...{ method: 'PUT', path: '/conversations/c1/read', body: { seq: 7 } },
    });
    expect(callOf({ id: 'n1', chat: null }, 'read', now)).toEqual({
      ...{ method: 'PUT', path: '/notifications/n1/read' },
    });
  });
  it('mutes a conversation for eight hours', () => {
    expect(callOf({ id: null, chat }, 'mute', now)).toEqual({
      ...{ method: 'PUT', path: '/conversations/c1/mute', body: { until: '2026-11-18T18:00:00.000Z' } },
    });
  });
  it.each(['', 'open', 'reply'])('nothing for %j', (pressed) =>
    expect(callOf({ id: 'n1', chat }, pressed, now)).toBeNull(),
  );
  it('nothing where there is nothing to read or mute', () => {
    for (const pressed of ['read', 'mute']) expect(callOf({ id: null, chat: null }, pressed, now)).toBeNull();
  });
  it.each([{ conversation_id: '../users', seq: 1 }, { conversation_id: 'c1', seq: -1 }, 'c1', null])(
    'never calls what is no conversation: %j',
    (given) => expect(read({ chat: given }).chat).toBeNull(),
  );
});

describe('whether it is needed', () => {
  it('not where a visible window is at that very address', () => {
    expect(isSeen([aWindow('/home'), aWindow('/user/chat/c1')], '/user/chat/c1')).toBe(true);
  });
  it.each([
    ['hidden', aWindow('/user/chat/c1', { visibilityState: 'hidden' })],
    ['elsewhere', aWindow('/user/chat/c2')],
    ['at another view', aWindow('/notifications?tab=market')],
  ])('but where the window is %s', (_, one) => {
    expect(isSeen([one], '/user/chat/c1')).toBe(false);
    expect(isSeen([one], '/notifications')).toBe(false);
  });
  it.each(['/user/chat/c1?at=7', '/user/chat/c1?message=m1', '/user/chat/c1?reply=1'])(
    'not where the conversation is open, at whichever message: %s',
    (path) => {
      expect(isSeen([aWindow('/user/chat/c1')], path)).toBe(true);
      expect(isSeen([aWindow('/user/chat/c1?at=3')], path)).toBe(true);
      expect(isSeen([aWindow('/user/chat/c2')], path)).toBe(false);
    },
  );
});

describe('the window that comes to the front', () => {
  const hidden = aWindow('/clubs', { visibilityState: 'hidden' });
  const focused = aWindow('/home', { focused: true });
  const there = aWindow('/notifications', { visibilityState: 'hidden' });
  it('is the one at the address, else the one in use, else any', () => {
    expect(windowFor([hidden, focused, there], '/notifications')).toBe(there);
    expect(windowFor([hidden, focused], '/notifications')).toBe(focused);
    expect(windowFor([hidden], '/notifications')).toBe(hidden);
    expect(windowFor([], '/notifications')).toBeUndefined();
  });
});
