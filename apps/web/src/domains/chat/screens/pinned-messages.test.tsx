// @vitest-environment jsdom
// The bar of pinned messages follows what is said of them, also of those further up than what is on screen.
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { tellListeners } from '#platform/realtime/listeners.ts';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { aConversation, aMessage, aPage } from '../testing/chat.ts';
import { Component } from './chat-screen.tsx';

afterEach(() => strikeStage());

const pinned = { seq: 1, text: 'door code 4711', pinned_at: '2026-11-18T08:30:00Z' };

async function open() {
  storeSession(aSession());
  const asked = stubServer({
    'GET /conversations/:id': { data: aConversation({ pins: 1, last_seq: 6, read_seq: 6 }) },
    'GET /conversations/:id/messages': {
      data: aPage([aMessage({ seq: 5 }), aMessage({ seq: 6 })], { has_before: true }),
    },
    'GET /conversations/:id/pins': [{ data: [aMessage(pinned)] }, { data: [] }],
    'PUT /conversations/:id/read': { data: { read_seq: 6, unread: 0 } },
    'GET /conversations/unread': { data: {} },
  });
  openScreen('/user/chat/c1', <Component />, '/user/chat/:id');
  await screen.findByRole('log', { name: 'Messages with Juno Vale' });
  await screen.findByText('door code 4711');
  const hear = (change: Parameters<typeof aMessage>[0]) =>
    act(() =>
      tellListeners('chatChanged', {
        ...{ conversation_id: 'c1', last_seq: 6, last_change: change.change },
        messages: [aMessage(change)],
      }),
    );
  return { hear, pinsAsked: () => asked.filter(({ name }) => name.endsWith('/pins')).length };
}

it('takes out a message that was deleted', async () => {
  const { hear, pinsAsked } = await open();
  hear({ seq: 1, change: 7, state: 'removed', text: '', pinned_at: null });
  await waitFor(() => expect(screen.queryByText('door code 4711')).toBeNull());
  await waitFor(() => expect(pinsAsked()).toBe(2));
});

it('shows the new words of one that was edited, without asking for them', async () => {
  const { hear, pinsAsked } = await open();
  hear({ ...pinned, change: 7, text: 'door code 1234' });
  expect(await screen.findByText('door code 1234')).toBeTruthy();
  expect(pinsAsked()).toBe(1);
});
