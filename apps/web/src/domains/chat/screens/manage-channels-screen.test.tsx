// @vitest-environment jsdom
// A club's channels as its staff have them: who reads and writes where, their order, making, renaming and deleting one.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { aClub, aViewer } from '#domains/clubs/public/testing/club.ts';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { aChannel, channelsOf } from '../testing/chat.ts';
import { Component } from './manage-channels-screen.tsx';

afterEach(strikeStage);

const owner = aClub({ viewer: aViewer('owner') });
const bus = aChannel({ id: 'ch4', name: 'Bus to the show' });

function open(server: Server = {}, search = '') {
  storeSession(aSession());
  const asked = stubServer({
    'GET /clubs/:id': { data: owner },
    'GET /clubs/:id/channels': { data: channelsOf(bus) },
    'GET /clubs/:id/tiers': { data: [] },
    'GET /clubs/:id/item-designs': { data: [] },
    'GET /clubs/:id/badges': { data: [] },
    ...server,
  } as Server);
  openScreen(`/club/${owner.handle}/manage-channels${search}`, <Component />, '/club/:id/manage-channels');
  return asked;
}

const rows = () => screen.findByRole('list', { name: 'Channels in their order' });

/** The sheet once its code has come: until then a frame with the same name stands in its place. */
async function editor(button: string) {
  await screen.findByRole('button', { name: button }, { timeout: 10_000 });
  return within(screen.getByRole('dialog'));
}

it('says of each who reads and who writes', async () => {
  open();
  const texts = within(await rows())
    .getAllByRole('listitem')
    .map((row) => row.textContent);
  expect(texts).toEqual([
    expect.stringContaining('Staff write, members read'),
    expect.stringContaining('All members read and write'),
    expect.stringContaining('only staff read the answers'),
    expect.stringContaining('Read: All members · Write: All members'),
  ]);
});

it('keeps the order that arrow keys make', async () => {
  const asked = open({ 'PUT /clubs/:id/channels/order': { data: channelsOf(bus) } } as Server);
  const handle = within(await rows()).getByRole('button', { name: /^Move Lounge/ });
  handle.focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() =>
    expect(asked.find(({ name }) => name.endsWith('/channels/order'))?.body).toEqual({
      ids: ['ch1', 'ch3', 'ch2', 'ch4'],
    }),
  );
});

it('makes a channel, and says what its name lacks first', async () => {
  const asked = open({ 'POST /clubs/:id/channels': { status: 201, data: bus } } as Server, '?channel=new');
  const sheet = await editor('Create channel');
  fireEvent.change(sheet.getByLabelText('Name'), { target: { value: 'B' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Create channel' }));
  expect((await sheet.findAllByText('Use at least 2 characters.')).length).toBeGreaterThan(0);
  expect(asked.some(({ name }) => name.startsWith('POST'))).toBe(false);
  fireEvent.change(sheet.getByLabelText('Name'), { target: { value: ' Bus to the show ' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Create channel' }));
  await waitFor(() =>
    expect(asked.find(({ name }) => name === `POST /clubs/${owner.id}/channels`)?.body).toMatchObject({
      name: 'Bus to the show',
    }),
  );
});

it('deletes one of its own after a question, and never those that every club has', async () => {
  const asked = open({ 'DELETE /channels/:id': { data: {} } } as Server);
  fireEvent.click(within(await rows()).getByRole('button', { name: /^Lounge/ }));
  const lounge = await editor('Save channel');
  expect(lounge.queryByRole('button', { name: 'Delete channel' })).toBeNull();
  fireEvent.click(lounge.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  fireEvent.click(within(await rows()).getByRole('button', { name: /^Bus to the show/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete channel' }));
  expect(asked.some(({ name }) => name.startsWith('DELETE'))).toBe(false);
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Bus to the show?' }));
  fireEvent.click(question.getByRole('button', { name: 'Delete channel' }));
  await waitFor(() => expect(asked.some(({ name }) => name === 'DELETE /channels/ch4')).toBe(true));
});

it('is for the staff alone', async () => {
  open({ 'GET /clubs/:id': { data: aClub({ viewer: aViewer('member') }) } });
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Channels in their order' })).toBeNull());
  expect(screen.queryByRole('link', { name: 'New channel' })).toBeNull();
});
