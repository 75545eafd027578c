// The order of the list: unread first, each conversation once, muted ones by their time.
import { expect, it } from 'vitest';
import { aListed } from '../testing/chat.ts';
import { unreadFirst } from './unread-first.ts';

const one = (id: string, minute: number, unread = 0, muted = false) =>
  aListed({ id, unread, muted, last_at: new Date(Date.UTC(2026, 10, 18, 8, minute)).toISOString() });
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

it('puts unread conversations first, also those of a page that was not read yet', () => {
  const all = [one('read-late', 50), one('unread-late', 40, 2), one('read-early', 30)];
  const unread = [one('unread-late', 40, 2), one('unread-early', 5, 1)];
  expect(ids(unreadFirst(all, unread))).toEqual(['unread-late', 'unread-early', 'read-late', 'read-early']);
});

it('puts what has just become unread first, and leaves what was read since to its time', () => {
  const all = [one('new', 55, 1), one('read-since', 50, 0)];
  expect(ids(unreadFirst(all, [one('read-since', 50, 3)]))).toEqual(['new', 'read-since']);
});

it('leaves muted conversations where their time puts them', () => {
  const all = [one('read', 50), one('muted', 40, 12, true)];
  expect(ids(unreadFirst(all, [one('muted', 40, 12, true)]))).toEqual(['read', 'muted']);
});
