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
import { aCampaign, anEditor, aReward, kettle, kite } from '../testing/campaigns.ts';
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
  await screen.findByText('No invitations');
});

test('a new campaign is written with its rewards, and its mistakes are said', async () => {
  const calls = open('/club/kite-school/manage-campaigns?campaign=new', {
    'POST /clubs/:id/campaigns': { data: anEditor() },
    'PUT /campaigns/:id/picture': { data: anEditor() },
    'GET /campaigns/:id/editor': { data: anEditor() },
  });
  const preview = within(await screen.findByRole('region', { name: 'Preview' }));
  preview.getByText('Untitled campaign');
  await userEvent.click(await screen.findByRole('button', { name: 'Add credits' }));
  const amount = screen.getByLabelText('Dollars for each winner');
  await userEvent.type(amount, 'five');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByText('Enter a title.');
  await screen.findByText('Enter an amount such as 5 or 2.50.');
  await userEvent.type(screen.getByLabelText(/^Title/), 'Kites over Lisbon');
  await userEvent.clear(amount);
  const reward = within(screen.getByRole('group', { name: 'Reward 1' }));
  await userEvent.type(reward.getByLabelText('Dollars for each winner'), '2.50');
  await userEvent.selectOptions(reward.getByLabelText('Who gets it'), 'The first to do enough');
  await userEvent.clear(reward.getByLabelText('How many winners'));
  await userEvent.type(reward.getByLabelText('How many winners'), '10');
  // Shown as fans will see it, before anything is saved.
  preview.getByText('Kites over Lisbon');
  preview.getByText('First 10 win $2.50 of credit');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await told('Draft saved');
  const made = calls.find(({ name }) => name === 'POST /clubs/c1/campaigns');
  expect(made?.body).toMatchObject({
    title: 'Kites over Lisbon',
    rewards: [{ kind: 'credits', way: 'first', needs: null, total: 10, amount_cents: 250 }],
  });
  expect(whereNow()).toBe('/club/kite-school/manage-campaigns?campaign=k1');
});

test('a draft is saved before its rewards are finished', async () => {
  const calls = open('/club/kite-school/manage-campaigns?campaign=new', {
    'POST /clubs/:id/campaigns': { data: anEditor() },
    'PUT /campaigns/:id/picture': { data: anEditor() },
    'GET /campaigns/:id/editor': { data: anEditor({ problems: ['reward-unfinished'] }) },
  });
  await userEvent.type(await screen.findByLabelText(/^Title/), 'Kites over Lisbon');
  await userEvent.click(screen.getByRole('button', { name: 'Add item' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add badge' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await told('Draft saved');
  const made = calls.find(({ name }) => name === 'POST /clubs/c1/campaigns');
  expect(made?.body).toMatchObject({
    rewards: [],
    unfinished_rewards: [{ kind: 'item', way: 'raffle', total: 1, design_id: null }, { kind: 'badge' }],
  });
  await screen.findByText(/^A reward isn’t finished/);
});

test('says what is missing, and what funding sets aside', async () => {
  editing({
    problems: ['no-window', 'money'],
    budget: { credits_cents: 2500, copies: 3, tokens: null, club_cents: 2000 },
    rewards: [{ id: 'r1', way: 'raffle', needs: null, prize: aReward().prize, total: 1, given: 0 }],
  });
  const missing = within(await screen.findByRole('region', { name: 'Before you can fund it' }));
  missing.getByText('Say when it opens and when it closes.');
  missing.getByText(/balance is too low/);
  const budget = within(screen.getByRole('region', { name: 'Set aside when you fund it' }));
  budget.getByText('$25.00');
  budget.getByText('$20.00');
  // Less than is promised: by how much, not that nothing is left.
  expect(budget.getByText('Short by').nextElementSibling?.textContent).toBe('$5.00');
  expect(budget.queryByText('Left after funding')).toBeNull();
  expect(screen.getByRole('button', { name: 'Fund campaign' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('link', { name: 'View page' }).getAttribute('href')).toBe('/campaign/k1');
});

test('funding names the amount before it is done', async () => {
  const calls = editing(
    { budget: { credits_cents: 2500, copies: 3, tokens: null, club_cents: 5000 } },
    {
      'POST /campaigns/:id/fund': {
        data: anEditor({ state: 'funded', can: { edit: true, fund: false, take_back: true, remove: false } }),
      },
    },
  );
  const fund = await screen.findByRole('button', { name: 'Fund campaign' });
  expect(screen.getByText('Left after funding').nextElementSibling?.textContent).toBe('$25.00');
  await userEvent.click(fund);
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
  const add = await screen.findByRole('button', { name: 'Add Order in Portuguese' });
  expect(add.textContent).toBe('Add');
  await userEvent.click(add);
  expect(calls.find(({ name }) => name === 'POST /campaigns/k1/clubs')?.body).toEqual({ club: 'kettle' });
  expect(calls.find(({ name }) => name === 'POST /campaigns/k1/missions')?.body).toEqual({
    mission_id: 'm1',
  });
});

const savedReward = (given: number): CampaignEditor['rewards'][number] => {
  const { id, way, prize, total } = aReward();
  return { id, way, needs: null, prize, total, given };
};
const cannot = { edit: false, fund: false, take_back: false, remove: false };
const guests = (answer: 'invited' | 'accepted') => [
  { club: kettle, host: true, answer: 'accepted' as const, manages: false },
  { club: kite, host: false, answer, manages: true },
];

test('a club that was asked sees what it is, answers, and changes nothing else', async () => {
  const asked = {
    club: kettle,
    clubs: guests('invited'),
    can: cannot,
    story: 'Three clubs, one sky.',
    opens_at: '2026-12-01T10:00:00Z',
    closes_at: '2026-12-08T10:00:00Z',
    rewards: [savedReward(0)],
    missions: [
      { mission_id: 'm1', club_id: 'c2', title: 'Fill it up', picture: null, live: true, agreed: true },
    ],
  };
  const calls = editing(asked, {
    'POST /campaigns/:id/clubs/:club_id/answer': { data: anEditor({ ...asked, clubs: guests('accepted') }) },
  });
  await screen.findByText(/^Kettle Club asks Kite School to take part/);
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  preview.getByText('Three clubs, one sky.');
  preview.getByText(/^Dec 1.* to Dec 8/);
  preview.getByText('Raffle: Tour snare');
  preview.getByText('For 1 mission.');
  within(screen.getByRole('region', { name: 'Missions' })).getByText('Fill it up');
  expect(screen.queryByLabelText(/^Title/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Fund campaign' })).toBeNull();
  // Declining is said in words, once.
  expect(within(screen.getByRole('region', { name: 'Clubs' })).queryByRole('button')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await expect
    .poll(() => calls.find(({ name }) => name === 'POST /campaigns/k1/clubs/c1/answer')?.body)
    .toEqual({ accept: true });
  await told('Accepted. Now choose your missions.');
});

test('declining leads back to the list', async () => {
  const asked = { club: kettle, clubs: guests('invited'), can: cannot };
  const calls = editing(asked, {
    'POST /campaigns/:id/clubs/:club_id/answer': { data: anEditor(asked) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  await told('Invitation declined');
  expect(calls.find(({ name }) => name === 'POST /campaigns/k1/clubs/c1/answer')?.body).toEqual({
    accept: false,
  });
  await vi.waitFor(() => expect(whereNow()).toBe('/club/kite-school/manage-campaigns'));
});

test('a club that takes part leaves after a question', async () => {
  const calls = editing(
    { club: kettle, clubs: guests('accepted'), can: cannot },
    { 'DELETE /campaigns/:id/clubs/:club_id': { data: { done: true } } },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Leave the campaign' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave this campaign?' }));
  expect(calls.some(({ name }) => name.startsWith('DELETE'))).toBe(false);
  await userEvent.click(dialog.getByRole('button', { name: 'Leave the campaign' }));
  await told('You left the campaign');
  expect(calls.some(({ name }) => name === 'DELETE /campaigns/k1/clubs/c1')).toBe(true);
});

test('one that closed opens on its results, and its words can still change', async () => {
  const rewards = [savedReward(1)];
  const can = { ...cannot, edit: true };
  const user = { id: 'u1', user_name: 'ana', display_name: 'Ana', avatar: null };
  editing(
    { state: 'closed', opens_at: '2026-11-02T10:00:00Z', closes_at: '2026-11-14T10:00:00Z', rewards, can },
    {
      'GET /campaigns/:id': { data: aCampaign({ state: 'closed', taking_part: 1300, entrants: 1204 }) },
      'GET /campaigns/:id/winners': {
        data: [{ reward_id: 'r1', way: 'raffle', place: 1, user, number: 7, is_me: false }],
        beside: { next_cursor: null },
      },
    },
  );
  await screen.findByRole('heading', { level: 1, name: 'Kites over Lisbon' });
  const results = within(await screen.findByRole('region', { name: 'Results' }));
  expect(results.getByText('Fans who took part').nextElementSibling?.textContent).toBe('1,300');
  expect(results.getByText('Tickets in the draw').nextElementSibling?.textContent).toBe('1,204');
  expect(results.getByText('Prizes won').nextElementSibling?.textContent).toBe('1');
  const winners = within(screen.getByRole('region', { name: 'Winners' }));
  const ana = await winners.findByRole('link', { name: /Ana/ });
  expect(ana.textContent).toContain('Raffle: Tour snare');
  expect(winners.getByRole('link', { name: 'All winners' }).getAttribute('href')).toBe(
    '/campaign/k1/winners',
  );
  expect(winners.getByRole('link', { name: 'How the draw is proved' }).getAttribute('href')).toBe(
    '/campaign/k1/proof',
  );
  expect(screen.queryByLabelText(/^Title/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Edit title, story and picture' }));
  expect((await screen.findByLabelText<HTMLInputElement>(/^Title/)).value).toBe('Kites over Lisbon');
  expect(screen.queryByLabelText('Closes')).toBeNull();
  expect(screen.queryByRole('group', { name: 'Reward 1' })).toBeNull();
});

test('says in the list and in the editor that it is hidden, and why', async () => {
  const reason = 'Uses a photo of a stranger';
  editing({ state: 'running', hidden: { since: '2026-11-10T12:00:00Z', reason } });
  await screen.findByText(/was hidden after a report/);
  screen.getByText(/Uses a photo of a stranger/);
  strikeStage();
  open('/club/kite-school/manage-campaigns', {
    'GET /clubs/:id/managed-campaigns': { data: [{ id: 'k1', club: kite, state: 'running', hidden: true }] },
  });
  await screen.findByText(/^Hidden, Kite School/);
});
