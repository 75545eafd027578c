// @vitest-environment jsdom
// What is not shown says why: deleted, in review, or of somebody whom the viewer does not see.
import type { MessageGist } from '@stagepass/contract/chat/shapes.ts';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { aConversation, aListed, aMessage, aPage, juno, mara, named, velvet } from '../testing/chat.ts';
import { Component as ChatScreen } from './chat-screen.tsx';
import { Component as MessagesScreen } from './messages-screen.tsx';

afterEach(() => strikeStage());

const words: [MessageGist, string][] = [
  ['removed', 'Message deleted'],
  ['hidden', 'Message in review'],
  ['blocked', 'Message not shown'],
];

it.each(words)('says of a line that is %s: %s', async (gist, line) => {
  storeSession(aSession());
  const last = { seq: 3, author: named.juno, gist, text: '', sent_at: '2026-11-18T08:00:00Z' };
  stubServer({
    'GET /conversations': { data: [aListed({ last })] },
    'GET /conversations/unread': { data: { conversations: 0, requests: 0, request_people: [], clubs: [] } },
  });
  openScreen('/messages', <MessagesScreen />, '/messages');
  expect(await screen.findByText(line)).toBeTruthy();
});

function openChat(server: Server) {
  storeSession(aSession());
  stubServer({
    'PUT /conversations/:id/read': { data: { read_seq: 1, unread: 0 } },
    'GET /conversations/unread': { data: {} },
    ...server,
  } as Server);
  openScreen('/user/chat/c1', <ChatScreen />, '/user/chat/:id');
}

it.each(words)('says of a quote that is %s: %s', async (gist, line) => {
  const reply_to = { id: 'm0', seq: 1, author: named.juno, gist, text: '' };
  openChat({
    'GET /conversations/:id': { data: aConversation() },
    'GET /conversations/:id/messages': { data: aPage([aMessage({ seq: 2, reply_to })]) },
  });
  expect(await screen.findByText(line, { selector: '.sp-chat-quote span' })).toBeTruthy();
});

it('says that an answer is in review, not that it was deleted', async () => {
  const author = { ...mara, role: null, tier: null };
  const message = aMessage({
    ...{ seq: 1, author: { ...juno, role: 'owner' as const, tier: null } },
    mine: { reaction: null, answers: 1, answers_left: 2 },
  });
  const answer = { id: 'a1', message_id: message.id, author, text: '', sent_at: message.created_at };
  openChat({
    'GET /conversations/:id': {
      data: aConversation({
        ...{ kind: 'broadcast', title: 'Velvet Static', club: velvet, partner: null },
        can: { ...aConversation().can, write: false, presence: false },
      }),
    },
    'GET /conversations/:id/messages': { data: aPage([message]) },
    'GET /messages/:id': { data: message },
    'GET /messages/:id/answers': { data: [{ ...answer, state: 'hidden' }], beside: { next_cursor: null } },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Your answer' }));
  expect(await screen.findByText('This answer is in review')).toBeTruthy();
});
