// @vitest-environment jsdom
// A broadcast: a fan answers and may take an answer back; the staff reads the answers and reports one.
import type { BroadcastAnswer, ConversationDetail } from '@stagepass/contract/chat/shapes.ts';
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { aConversation, aMessage, aPage, juno, mara, velvet } from '../testing/chat.ts';
import { Component } from './chat-screen.tsx';

afterEach(() => strikeStage());

const staff = { ...juno, role: 'owner' as const, tier: null };
const fan = { ...mara, role: null, tier: null };
const said = aMessage({ seq: 1, author: staff, mine: { reaction: null, answers: 1, answers_left: 2 } });
const anAnswer = (change: Partial<BroadcastAnswer> = {}): BroadcastAnswer => ({
  id: 'a1',
  message_id: said.id,
  author: fan,
  text: 'me too',
  sent_at: said.created_at,
  state: 'shown',
  ...change,
});

async function open(can: Partial<ConversationDetail['can']>, server: Server, message = said) {
  storeSession(aSession());
  const conversation = aConversation({
    ...{ kind: 'broadcast', title: 'Velvet Static', club: velvet, partner: null },
    can: { ...aConversation().can, write: false, presence: false, ...can },
  });
  const asked = stubServer({
    'GET /conversations/:id': { data: conversation },
    'GET /conversations/:id/messages': { data: aPage([message]) },
    'PUT /conversations/:id/read': { data: { read_seq: 1, unread: 0 } },
    'GET /conversations/unread': { data: {} },
    'GET /messages/:id': { data: message },
    ...server,
  } as Server);
  openScreen('/user/chat/c1', <Component />, '/user/chat/:id');
  await screen.findByRole('log', { name: 'Messages in Velvet Static' });
  return asked;
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

it('lets a fan answer, and counts what is left', async () => {
  const asked = await open({}, { 'POST /messages/:id/answers': { data: anAnswer() } });
  expect(await screen.findByText(/^2 answers left/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Answer privately'), { target: { value: 'me too' } });
  await press('Send');
  await waitFor(() =>
    expect(asked.find(({ name }) => name.endsWith('/answers'))?.body).toMatchObject({ text: 'me too' }),
  );
});

it('says that an answer was sent once the server has stored it, and counts it while it waits', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await open(
    {},
    {
      'POST /messages/:id/answers': async () => {
        await promise;
        return { data: anAnswer() };
      },
      'GET /messages/:id': { data: { ...said, mine: { ...said.mine, answers: 2, answers_left: 1 } } },
    },
  );
  const toastBefore = toastStore.current()?.id;
  fireEvent.change(await screen.findByLabelText('Answer privately'), { target: { value: 'me too' } });
  await press('Send');
  expect(await screen.findByText(/^1 answer left/)).toBeTruthy();
  expect(screen.getByText('me too')).toBeTruthy();
  expect(screen.getByText('Sending')).toBeTruthy();
  expect(toastStore.current()?.id).toBe(toastBefore);
  resolve();
  await waitFor(() => expect(toastStore.current()?.id).not.toBe(toastBefore));
  expect(toastStore.current()?.title).toBe('Answer sent');
  await waitFor(() => expect(screen.queryByText('me too')).toBeNull());
  expect(screen.getByText(/^1 answer left/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Your 2 answers' })).toBeTruthy();
});

it('lets a fan take an answer back, after a question that says what it costs', async () => {
  const gone = { data: [anAnswer({ state: 'removed', text: '' })], beside: { next_cursor: null } };
  const asked = await open(
    {},
    {
      'GET /messages/:id/answers': [{ data: [anAnswer()], beside: { next_cursor: null } }, gone],
      'DELETE /answers/:id': { data: {} },
    },
  );
  await press('Your answer');
  await press('Answer options');
  await press(/^Delete\s*It still counts as one of your three answers\.$/);
  await press('Delete answer');
  await screen.findByText('Answer deleted', { selector: '.sp-answers-text' });
  expect(asked.map(({ name }) => name)).toContain('DELETE /answers/a1');
  expect(screen.queryByRole('button', { name: 'Answer options' })).toBeNull();
});

it('lets the staff report an answer', async () => {
  const message = { ...said, author: fan, answers: 1, mine: { ...said.mine, answers_left: null } };
  const asked = await open(
    { write: true, read_answers: true, moderate: true },
    {
      'GET /messages/:id/answers': { data: [anAnswer({ author: staff })], beside: { next_cursor: null } },
      'POST /reports': { status: 201, data: {} },
    },
    message,
  );
  await press('Message options');
  await press('View answers');
  await press('Answer options');
  await press('Report');
  fireEvent.click(await screen.findByRole('radio', { name: /^Spam/ }));
  await press('Send report');
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'POST /reports')?.body).toMatchObject({
      kind: 'answer',
      id: 'a1',
    }),
  );
});
