// @vitest-environment jsdom
// A conversation that the viewer closed by a block: the way back is in its foot and in its options.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { aConversation, aMessage, aPage } from '../testing/chat.ts';
import { Component } from './chat-screen.tsx';

afterEach(() => strikeStage());

const closed = aConversation({
  ...{ state: 'closed', closed_reason: 'unavailable', blocked_by_me: true },
  can: { ...aConversation().can, write: false, react: false, pin: false, presence: false },
});

function open(conversation = closed) {
  storeSession(aSession());
  let now = conversation;
  const asked = stubServer({
    'GET /conversations/:id': () => ({ data: now }),
    'GET /conversations/:id/messages': { data: aPage([aMessage({ seq: 1 })]) },
    'PUT /conversations/:id/read': { data: { read_seq: 1, unread: 0 } },
    'GET /conversations/unread': { data: {} },
    'DELETE /users/:id/block': () => {
      now = aConversation();
      return { data: {} };
    },
  } as Server);
  openScreen('/user/chat/c1', <Component />, '/user/chat/:id');
  return asked;
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

it('unblocks from the foot, and lets the viewer write again', async () => {
  const asked = open();
  expect(await screen.findByText('You blocked Juno Vale. You can still read what was written.')).toBeTruthy();
  await press('Unblock');
  expect(await screen.findByLabelText('Message Juno Vale')).toBeTruthy();
  expect(asked.map(({ name }) => name).some((name) => name.startsWith('DELETE /users/'))).toBe(true);
});

it('unblocks from the options', async () => {
  const asked = open();
  await screen.findByRole('button', { name: 'Unblock' });
  await press('Conversation options');
  expect(screen.queryByRole('button', { name: /^Block Juno Vale/ })).toBeNull();
  await press('Unblock Juno Vale');
  await waitFor(() => expect(asked.some(({ name }) => name.startsWith('DELETE /users/'))).toBe(true));
});

it('tells nobody that the other one blocked them', async () => {
  open({ ...closed, blocked_by_me: false });
  expect(await screen.findByText(/^You can’t write to this person anymore/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Unblock' })).toBeNull();
});
