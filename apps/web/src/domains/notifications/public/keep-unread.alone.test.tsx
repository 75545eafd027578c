// @vitest-environment jsdom
// Tests the number on the app's icon, and that opening a subject in its own place reads what the inbox has about it, also where the count comes after the screen.
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setTabBadge } from '#platform/navigation/tab-badges.ts';
import { storeSession } from '#platform/session/session.ts';
import { onSubjectOpened, useOpenSubject } from '#platform/subjects/open-subjects.ts';
import { aSession, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { keepUnread } from './keep-unread.ts';
import { getUnread, setUnread } from './unread.ts';

function Post({ id }: { id: string | null }) {
  useOpenSubject('post', id);
  return null;
}
const groups = { 'for-me': 0, missions: 0, market: 0, clubs: 0 };

beforeEach(() => storeSession(aSession()));
afterEach(() => {
  onSubjectOpened(null);
  setUnread(0);
  strikeStage();
});

function serve(unread: number) {
  const calls = stubServer({
    'GET /notifications/unread': { data: { unread, groups } },
    'PUT /notifications/about/:kind/:id/read': { data: { unread: 1, groups } },
  });
  return () => calls.flatMap(({ name }) => (name.startsWith('PUT') ? [name.slice('PUT '.length)] : []));
}

test('a subject that is open is read as soon as the count is known, and when more comes', async () => {
  const read = serve(3);
  render(<Post id="p1" />);
  keepUnread();
  await vi.waitFor(() => expect(getUnread()).toBe(1));
  expect(read()).toEqual(['/notifications/about/post/p1/read']);
  setUnread(2);
  await vi.waitFor(() => expect(getUnread()).toBe(1));
  expect(read()).toHaveLength(2);
});

test('nothing is said where nothing is unread, and of subjects that were left', async () => {
  const read = serve(0);
  keepUnread();
  // The count that the start asks for.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const { rerender } = render(<Post id="p1" />);
  rerender(<Post id={null} />);
  setUnread(4);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(read()).toEqual([]);
  rerender(<Post id="p2" />);
  await vi.waitFor(() => expect(read()).toEqual(['/notifications/about/post/p2/read']));
});

test('the icon of the app counts notifications and conversations', async () => {
  const setAppBadge = vi.fn(async () => undefined);
  Object.assign(navigator, { setAppBadge, clearAppBadge: setAppBadge });
  serve(3);
  keepUnread();
  await vi.waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(3));
  setTabBadge('messages', 5);
  expect(setAppBadge).toHaveBeenLastCalledWith(8);
  setUnread(0);
  expect(setAppBadge).toHaveBeenLastCalledWith(5);
  setTabBadge('messages', 0);
  Reflect.deleteProperty(navigator, 'setAppBadge');
});
