import { describe, expect, it } from 'vitest';
import { addressOf, isSeen, type OpenWindow, readPush, windowFor } from './push-rules.ts';

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

describe('whether it is needed', () => {
  it('not where a visible window is at that very address', () => {
    expect(isSeen([aWindow('/home'), aWindow('/user/chat/c1')], '/user/chat/c1')).toBe(true);
  });
  it.each([
    ['hidden', aWindow('/user/chat/c1', { visibilityState: 'hidden' })],
    ['elsewhere', aWindow('/user/chat/c2')],
    ['at another view', aWindow('/user/chat/c1?view=pins')],
  ])('but where the window is %s', (_, one) => expect(isSeen([one], '/user/chat/c1')).toBe(false));
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
