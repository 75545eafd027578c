// @vitest-environment jsdom
// Whoever signs out leaves nothing on the phone that they wrote and did not send: no words, and no pictures.
import { afterEach, expect, it, vi } from 'vitest';
import { findFile, keepFile } from '#domains/media/public/kept-files.ts';
import { lendNavigate } from '#platform/navigation/go.ts';
import { storeSession } from '#platform/session/session.ts';
import { signOut } from '#platform/session/sign-out.ts';
import { aSession, strikeStage } from '#platform/testing/stage.tsx';
import { keepDraft } from './drafts.ts';
import { write } from './outbox.ts';

afterEach(() => strikeStage());

it('forgets drafts and unsent messages with their pictures', async () => {
  lendNavigate(vi.fn());
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  storeSession(aSession());
  const picture = { owner: 'u1', key: 'p1' };
  await keepFile(picture, new Blob(['x']));
  keepDraft('c1', { text: 'half a', reply_to: null });
  write({ conversation_id: 'c1', text: 'from the tunnel' });
  const pictures = [{ key: 'p1', name: 'stage.png', location: null, media_id: null }];
  write({ conversation_id: 'c2', text: '', pictures });
  const own = () => Object.keys(localStorage).filter((key) => key.includes('/u1'));
  expect(own().toSorted()).toEqual(['spc-chat-draft/u1/c1', 'spc-outbox/u1']);
  await signOut();
  expect(own()).toEqual([]);
  await vi.waitFor(async () => expect(await findFile(picture)).toBeUndefined());
});
