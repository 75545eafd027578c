// @vitest-environment jsdom
// A club's messages: channels in their order, those that are locked and why, chats with members, and who finds which way on.
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aClub, aViewer } from '#domains/clubs/public/testing/club.ts';
import { queryClient } from '#platform/query/query.ts';
import { tellListeners } from '#platform/realtime/listeners.ts';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { changeConversation } from '../data/conversation.ts';
import { aChannel, aListed, aMessage, channelsOf, velvet } from '../testing/chat.ts';
import { Component } from './club-messages-screen.tsx';

afterEach(strikeStage);

const locked = aChannel({ id: 'ch4', name: 'Regulars', locked: true, conversation: null });

function open(role: 'member' | 'owner' = 'member', server: Server = {}) {
  const club = aClub({ viewer: aViewer(role) });
  storeSession(aSession());
  const asked = stubServer({
    'GET /clubs/:id': { data: club },
    'GET /clubs/:id/channels': { data: channelsOf(locked) },
    'GET /conversations': { data: [] },
    ...server,
  });
  openScreen(`/club/${club.handle}/messages`, <Component />, '/club/:id/messages');
  return { asked, club };
}

const channels = () => screen.findByRole('list', { name: 'Channels' });

it('leads into each channel that can be read, and says of others that they are locked', async () => {
  open();
  const list = within(await channels());
  const links = list.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/user/chat/ch1',
    '/user/chat/ch2',
    '/user/chat/ch3',
  ]);
  expect(list.getByText('Regulars')).toBeTruthy();
  expect(list.getByText('Locked')).toBeTruthy();
});

it('names no club on the rows of its own screen', async () => {
  const { club } = open();
  expect(within(await channels()).queryByText(club.name)).toBeNull();
});

it('says what a channel without messages is about', async () => {
  const talk = aListed({ kind: 'channel', channel: 'custom', partner: null, title: 'Away end', last: null });
  const quiet = (channel: string, topic: string) =>
    aChannel({ id: channel, name: 'Away end', topic, conversation: { ...talk, id: channel, topic } });
  open('member', {
    'GET /clubs/:id/channels': { data: [quiet('ch5', 'Coaches and songs'), quiet('ch6', '')] },
  });
  const list = within(await channels());
  expect(list.getByText('Coaches and songs')).toBeTruthy();
  expect(list.getByText('No messages yet')).toBeTruthy();
});

it('lists the chats with its members, and of those only', async () => {
  const member = aListed({ id: 'm1', kind: 'member', club: velvet, title: 'Daan Vos' });
  const { asked, club } = open('member', {
    'GET /conversations': { data: [aListed({ id: 'ch2', kind: 'channel', title: 'Lounge' }), member] },
  });
  const chats = await screen.findByRole('list', { name: 'Chats with members' });
  expect(within(chats).getAllByRole('link')).toHaveLength(1);
  expect(within(chats).getByText('Daan Vos')).toBeTruthy();
  expect(asked.find(({ name }) => name === 'GET /conversations')?.query).toMatchObject({ club_id: club.id });
});

it('lets the staff manage channels, and nobody else', async () => {
  open('owner');
  await channels();
  expect(screen.getByRole('link', { name: 'Manage channels' })).toBeTruthy();
  strikeStage();
  open('member');
  await channels();
  expect(screen.queryByRole('link', { name: 'Manage channels' })).toBeNull();
  expect(screen.getAllByRole('link', { name: 'New member chat' })).toHaveLength(2);
});

it('says what did not come, with a way to ask again', async () => {
  open('member', { 'GET /clubs/:id/channels': { status: 500, error: { code: 'internal' } } });
  expect(await screen.findByRole('heading', { name: 'Couldn’t load the channels' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('shows what is written in a channel as it comes, and nothing unread once it was read', async () => {
  // As on the server: the club's channels are among one's conversations as well.
  const { asked } = open('member', {
    'GET /conversations': { data: [aListed({ id: 'ch2', kind: 'channel', title: 'Lounge' })] },
  });
  const list = within(await channels());
  await waitFor(() => expect(asked.some(({ name }) => name === 'GET /conversations')).toBe(true));
  await screen.findByText('Write to a member of this club.');
  act(() =>
    tellListeners('chatChanged', {
      conversation_id: 'ch2',
      messages: [aMessage({ seq: 4, conversation_id: 'ch2', text: 'doors at **eight**' })],
      last_seq: 4,
      last_change: 4,
    }),
  );
  expect(await list.findByText('Juno Vale: doors at eight')).toBeTruthy();
  expect(list.getByText('1 unread message')).toBeTruthy();
  act(() => changeConversation(queryClient, 'ch2', { read_seq: 4, unread: 0 }));
  await waitFor(() => expect(list.queryByText('1 unread message')).toBeNull());
});
