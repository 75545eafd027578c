// @vitest-environment jsdom
// Tests the making of campaigns: the list, writing one with its rewards, its clubs and missions, funding, and answering an invitation.
import type { CampaignEditor } from '@stagepass/contract/campaigns/shapes.ts';
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { aClub, aViewer } from '#domains/clubs/public/testing/club.ts';
import { storeSession } from '#platform/session/session.ts';
import {
  aSession,
  openScreen,
  type Server,
  strikeStage,
  stubServer,
  whereNow,
} from '#platform/testing/stage.tsx';
import { anEditor, aReward, kettle, kite } from '../testing/campaigns.ts';
import { Component } from './manage-campaigns-screen.tsx';

afterEach(strikeStage);

const told = (title: string) => vi.waitFor(() => expect(toastStore.current()?.title).toBe(title));

const PATTERN = '/club/:id/manage-campaigns';

function open(address: string, server: Server = {}, club: Parameters<typeof aClub>[0] = {}) {
  storeSession(aSession());
  const calls = stubServer({
    'GET /clubs/:id': {
      data: aClub({
        id: 'c1',
        handle: 'kite-school',
        name: 'Kite School',
        viewer: aViewer('owner'),
        ...club,
      }),
    },
    'GET /clubs/:id/managed-campaigns': { data: [] },
    'GET /clubs/:id/item-designs': { data: [] },
    'GET /clubs/:id/badges': { data: [] },
    ...server,
  });
  openScreen(address, <Component />, PATTERN);
  return calls;
}

const editing = (editor: Partial<CampaignEditor>, server: Server = {}) =>
  open('/club/kite-school/manage-campaigns?campaign=k1', {
    'GET /campaigns/:id/editor': { data: anEditor(editor) },
    ...server,
  });

test('lists campaigns by shelf', async () => {
  open('/club/kite-school/manage-campaigns', {
    'GET /clubs/:id/managed-campaigns': ({ query }) => ({
      data:
        query.shelf === 'invitations'
          ? []
          : [
              {
                id: 'k1',
                title: 'Kites over Lisbon',
                picture: null,
                club: kite,
                host: true,
                answer: 'accepted',
                state: 'running',
                missions: 7,
              },
            ],
    }),
  });
  const row = await screen.findByRole('link', { name: /Kites over Lisbon/ });
  expect(row.getAttribute('href')).toBe('/club/kite-school/manage-campaigns?campaign=k1');
  expect(row.textContent).toMatch(/Running, Kite School · 7 missions/);
  await userEvent.click(screen.getByRole('radio', { name: 'Invitations' }));
  await screen.findByText('Invitations of other clubs appear here.');
});

test('a new campaign is written with its rewards, and its mistakes are said', async () => {
  const calls = open('/club/kite-school/manage-campaigns?campaign=new', {
    'POST /clubs/:id/campaigns': { data: anEditor() },
    'PUT /campaigns/:id/picture': { data: anEditor() },
    'GET /campaigns/:id/editor': { data: anEditor() },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add credits' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByText('Enter a title.');
  await screen.findByText('Enter an amount such as 5 or 2.50.');
  await userEvent.type(screen.getByLabelText(/^Title/), 'Kites over Lisbon');
  const reward = within(screen.getByRole('group', { name: 'Reward 1' }));
  await userEvent.type(reward.getByLabelText('Dollars for each winner'), '2.50');
  await userEvent.selectOptions(reward.getByLabelText('Who gets it'), 'The first to do enough');
  await userEvent.clear(reward.getByLabelText('How many winners'));
  await userEvent.type(reward.getByLabelText('How many winners'), '10');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await told('Draft saved');
  const made = calls.find(({ name }) => name === 'POST /clubs/c1/campaigns');
  expect(made?.body).toMatchObject({
    title: 'Kites over Lisbon',
    rewards: [{ kind: 'credits', way: 'first', needs: null, total: 10, amount_cents: 250 }],
  });
  expect(whereNow()).toBe('/club/kite-school/manage-campaigns?campaign=k1');
});

test('says what is missing, and what funding sets aside', async () => {
  editing({
    problems: ['no-window', 'money'],
    budget: { credits_cents: 2500, copies: 3, club_cents: 2000 },
    rewards: [{ id: 'r1', way: 'raffle', needs: null, prize: aReward().prize, total: 1, given: 0 }],
  });
  const missing = within(await screen.findByRole('region', { name: 'Before you can fund it' }));
  missing.getByText('Say when it opens and when it closes.');
  missing.getByText(/balance is too low/);
  const budget = within(screen.getByRole('region', { name: 'Set aside when you fund it' }));
  budget.getByText('$25.00');
  budget.getByText('$20.00');
  expect(screen.getByRole('button', { name: 'Fund campaign' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('link', { name: 'Preview' }).getAttribute('href')).toBe('/campaign/k1');
});

test('funding names the amount before it is done', async () => {
  const calls = editing(
    { budget: { credits_cents: 2500, copies: 3, club_cents: 5000 } },
    {
      'POST /campaigns/:id/fund': {
        data: anEditor({ state: 'funded', can: { edit: true, fund: false, take_back: true, remove: false } }),
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Fund campaign' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/^\$25\.00 and 3 copies of items are set aside now/);
  expect(calls.some(({ name }) => name === 'POST /campaigns/k1/fund')).toBe(false);
  await userEvent.click(dialog.getByRole('button', { name: 'Fund campaign' }));
  await told('Campaign funded');
});

test('clubs are invited, and missions are added one by one', async () => {
  const accepted = { club: kite, host: true, answer: 'accepted' as const, manages: true };
  const calls = editing(
    {},
    {
      'POST /campaigns/:id/clubs': {
        data: anEditor({
          clubs: [accepted, { club: kettle, host: false, answer: 'invited', manages: false }],
        }),
      },
      'GET /clubs/:id/missions': { data: [{ id: 'm1', title: 'Order in Portuguese', xp: 50 }] },
      'POST /campaigns/:id/missions': { data: anEditor() },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Invite a club' }));
  await userEvent.type(screen.getByLabelText('Handle of the club'), 'kettle');
  await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  await told('Invitation sent');
  await userEvent.click(screen.getByRole('button', { name: 'Add missions' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add Order in Portuguese' }));
  expect(calls.find(({ name }) => name === 'POST /campaigns/k1/clubs')?.body).toEqual({ club: 'kettle' });
  expect(calls.find(({ name }) => name === 'POST /campaigns/k1/missions')?.body).toEqual({
    mission_id: 'm1',
  });
});

test('a club that was asked answers, and changes nothing else', async () => {
  const clubs = [
    { club: kettle, host: true, answer: 'accepted' as const, manages: false },
    { club: kite, host: false, answer: 'invited' as const, manages: true },
  ];
  const can = { edit: false, fund: false, take_back: false, remove: false };
  const calls = editing(
    { club: kettle, clubs, can },
    { 'POST /campaigns/:id/clubs/:club_id/answer': { data: anEditor({ club: kettle, clubs, can }) } },
  );
  await screen.findByText(/^Only Kettle Club can change this campaign/);
  expect(screen.queryByLabelText(/^Title/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Fund campaign' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await expect
    .poll(() => calls.find(({ name }) => name === 'POST /campaigns/k1/clubs/c1/answer')?.body)
    .toEqual({ accept: true });
});
