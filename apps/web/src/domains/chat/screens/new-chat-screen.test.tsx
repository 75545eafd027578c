// @vitest-environment jsdom
// Whom to write to: people one may know, people found by name, how it will arrive, and the conversation that opens at once.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aClub, aViewer } from '#domains/clubs/public/testing/club.ts';
import { storeSession } from '#platform/session/session.ts';
import {
  type Asked,
  aSession,
  openScreen,
  type Server,
  strikeStage,
  stubServer,
  whereNow,
} from '#platform/testing/stage.tsx';
import { juno, mara } from '../testing/chat.ts';
import { Component as ClubNewChat } from './club-new-chat-screen.tsx';
import { Component as NewChat } from './new-chat-screen.tsx';

afterEach(strikeStage);

const person = { ...juno, role: null, tier: null, follows: true, arrives: 'open' };
const stranger = {
  ...mara,
  user_name: 'stranger',
  role: null,
  tier: null,
  follows: false,
  arrives: 'request',
};

function open(server: Server = {}, search = '') {
  storeSession(aSession());
  const asked = stubServer({
    'GET /chat/people': ({ query }: Asked) => ({
      data: query.q === undefined ? [person] : query.q === 'str' ? [stranger] : [],
    }),
    ...server,
  } as Server);
  openScreen(`/user/new-chat${search}`, <NewChat />, '/user/new-chat');
  return asked;
}

const type = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search people' }), { target: { value } });

it('begins with people one may know', async () => {
  open();
  const link = await screen.findByRole('link', { name: /^Juno Vale/ });
  expect(link.getAttribute('href')).toBe('/user/new-chat?to=juno');
  expect(screen.getByRole('heading', { name: 'People you may know' })).toBeTruthy();
});

it('finds others by name, and says which will get a request', async () => {
  open();
  await screen.findByRole('link', { name: /^Juno Vale/ });
  type('str');
  expect(await screen.findByText('@stranger · arrives as a request')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'People found' })).toBeTruthy();
  type('nobody');
  expect(await screen.findByText('Nobody found for “nobody”. Check the spelling.')).toBeTruthy();
});

it('opens the conversation with somebody who was named', async () => {
  const asked = open({ 'POST /conversations': { data: { id: 'c7', state: 'open' } } } as Server, '?to=juno');
  await waitFor(() => expect(asked.some(({ name }) => name === 'POST /conversations')).toBe(true));
  expect(asked.find(({ name }) => name === 'POST /conversations')?.body).toEqual({ user_name: 'juno' });
  await waitFor(() => expect(whereNow()).toBe('/user/chat/c7'));
});

it('says that somebody cannot be written to, with the way back to messages', async () => {
  open(
    { 'POST /conversations': { status: 404, error: { code: 'users.user-not-found' } } } as Server,
    '?to=gone',
  );
  expect(await screen.findByRole('heading', { name: 'Conversation not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View messages' }).getAttribute('href')).toBe('/messages');
});

it('offers the members of a club, and the chat inside it', async () => {
  const club = aClub({ viewer: aViewer('member') });
  storeSession(aSession());
  const asked = stubServer({
    'GET /clubs/:id': { data: club },
    'GET /chat/people': { data: [person] },
  } as Server);
  openScreen(`/club/${club.handle}/new-chat`, <ClubNewChat />, '/club/:id/new-chat');
  const link = await screen.findByRole('link', { name: /^Juno Vale/ });
  expect(link.getAttribute('href')).toBe(`/club/${club.handle}/chat/juno`);
  expect(asked.find(({ name }) => name === 'GET /chat/people')?.query).toEqual({ club_id: club.id });
});
