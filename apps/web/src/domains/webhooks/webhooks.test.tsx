// @vitest-environment jsdom
// Webhooks: added with a secret shown once, refused at the address, tested, and a failed delivery sent again.
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { Component as List } from './screens/manage-webhooks-screen.tsx';
import { Component as One } from './screens/webhook-screen.tsx';

afterEach(strikeStage);

const club = {
  id: 'c1',
  handle: 'velvet-static',
  name: 'Velvet Static',
  hue: 355,
  picture: null,
  viewer: { role: 'owner', can: { manage_club: true } },
} as const;
const webhook = {
  id: 'w1',
  club_id: 'c1',
  url: 'https://bot.example.test/hook',
  kinds: ['member.joined' as const],
  on: true,
  failing_since: null,
  turned_off_by_site: false,
  created_at: '2026-11-01T10:00:00Z',
};
const delivery = {
  id: 'd1',
  event_id: 'e1',
  kind: 'member.joined' as const,
  state: 'failed' as const,
  tries: 9,
  status: 500,
  snippet: 'boom',
  problem: null,
  body: '{"id":"e1"}',
  created_at: '2026-11-01T10:00:00Z',
  tried_at: '2026-11-03T10:00:00Z',
  next_try_at: null,
};

function openList(server: Server) {
  const calls = stubServer({ 'GET /clubs/:id': { data: club }, ...server });
  openScreen('/club/velvet-static/manage-webhooks', <List />, '/club/:id/manage-webhooks');
  return calls;
}

test('one is added after its address is mended, and its secret is shown once', async () => {
  const calls = openList({
    'GET /clubs/:id/webhooks': [{ data: [] }, { data: [webhook] }],
    'POST /clubs/:id/webhooks': [
      { status: 422, error: { code: 'webhooks.address-not-public' } },
      { data: { webhook, secret: 'whsec_once' } },
    ],
  });
  expect(await screen.findByText('No webhooks yet')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add webhook' }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.click(sheet.getByRole('button', { name: 'Add webhook' }));
  expect(await sheet.findByText('Enter an address.')).toBeTruthy();
  await userEvent.type(sheet.getByLabelText('Address'), webhook.url);
  await userEvent.click(sheet.getByLabelText('Somebody joined'));
  await userEvent.click(sheet.getByRole('button', { name: 'Add webhook' }));
  expect(await sheet.findByText(/This address can’t be used/)).toBeTruthy();
  await userEvent.click(sheet.getByRole('button', { name: 'Add webhook' }));
  expect(((await screen.findByLabelText('Secret')) as HTMLInputElement).value).toBe('whsec_once');
  await userEvent.click(screen.getByRole('button', { name: 'I’ve saved the secret' }));
  await waitFor(() => expect(screen.queryByDisplayValue('whsec_once')).toBeNull());
  expect(await screen.findByText(webhook.url)).toBeTruthy();
  const sent = calls.filter(({ name }) => name.startsWith('POST'));
  expect(sent[1]?.body).toEqual({ url: webhook.url, kinds: ['member.joined'] });
});

test('a failed delivery says what was answered, and is sent again', async () => {
  const calls = stubServer({
    'GET /clubs/:id': { data: club },
    'GET /webhooks/:id': { data: { ...webhook, failing_since: '2026-11-01T10:00:00Z' } },
    'GET /webhooks/:id/deliveries': { data: [delivery] },
    'POST /webhook-deliveries/:id/redeliver': { data: { done: true } },
    'POST /webhooks/:id/tests': { data: { done: true } },
  });
  openScreen('/club/velvet-static/manage-webhooks/w1', <One />, '/club/:id/manage-webhooks/:webhook');
  expect(await screen.findByText(/Failing since/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Send test event' }));
  await userEvent.click(await screen.findByRole('button', { name: /Failed · Answer 500 · 9 tries/ }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText('boom')).toBeTruthy();
  await userEvent.click(sheet.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ name }) => name.startsWith('POST')).map(({ name }) => name)).toEqual([
    'POST /webhooks/w1/tests',
    'POST /webhook-deliveries/d1/redeliver',
  ]);
});
