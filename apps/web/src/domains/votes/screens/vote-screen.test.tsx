// @vitest-environment jsdom
// Tests one vote's page: choosing, voting with a key, changing, hidden results, weights, closed with answer, the check.
import { createHash } from 'node:crypto';
import { ballotText, sealText } from '@stagepass/base/ballot-lines.ts';
import type { VoteView } from '@stagepass/contract/votes/shapes.ts';
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { keepReceipt, keptReceipt } from '../data/kept-receipts.ts';
import { anOption, aVote } from '../testing/votes.ts';
import { Component } from './vote-screen.tsx';

afterEach(strikeStage);

function open(change: Partial<VoteView> = {}, server: Server = {}) {
  storeSession(aSession());
  const calls = stubServer({ 'GET /votes/:id': { data: aVote(change) }, ...server });
  openScreen('/club/vote-detail/v1', <Component />, '/club/vote-detail/:id');
  return calls;
}

const counted = {
  mine: { option_ids: ['o2'], weight: 1, tokens: 0, cast_at: '2026-11-18T12:00:00Z' },
  counts: { voters: 11, voters_weight: 11, options: null },
  receipt: {
    vote_id: 'v1',
    ballot_id: 'b9',
    nonce: 'ab',
    options: [2],
    weight: 1,
    hash: 'cd',
    cast_at: '2026-11-18T12:00:00Z',
  },
};

test('a vote is sent with a key and says that it was counted', async () => {
  const calls = open(
    {},
    {
      'GET /votes/:id': [{ data: aVote() }, { data: aVote({ voters: 11, mine: counted.mine }) }],
      'PUT /votes/:id/ballot': { data: counted },
    },
  );
  await screen.findByRole('heading', { level: 1, name: 'Which song opens the Lisbon show?' });
  screen.getByText('60%');
  screen.getByText('Every vote counts once.');
  expect(screen.getByRole('button', { name: 'Choose an option' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('radio', { name: 'Ferry at Six' }));
  await userEvent.click(screen.getByRole('button', { name: 'Vote' }));
  await screen.findByText('11 votes');
  const sent = calls.filter(({ name }) => name === 'PUT /votes/v1/ballot');
  expect(sent.map(({ body }) => body)).toEqual([{ option_ids: ['o2'], client_key: expect.any(String) }]);
  expect(keptReceipt('v1')).toMatchObject({ receipt: counted.receipt, sent: { places: [2] } });
});

test('a planned vote says when it opens and shows no zeros as if they were results', async () => {
  open({ state: 'scheduled', opens_at: '2999-01-01T12:00:00Z', voters: 0 });
  await screen.findByText(/^Opens Jan 1, 2999/);
  expect(screen.queryByText('0 votes')).toBeNull();
  expect(screen.queryByText(/%$/)).toBeNull();
});

test('an answer with a newer vote from another device is not told as this one, and leaves no receipt', async () => {
  const mine = { ...counted.mine, option_ids: ['o3'] };
  localStorage.clear();
  open({}, { 'PUT /votes/:id/ballot': { data: { ...counted, mine } } });
  await userEvent.click(await screen.findByRole('radio', { name: 'Ferry at Six' }));
  await userEvent.click(screen.getByRole('button', { name: 'Vote' }));
  await waitFor(() =>
    expect(toastStore.current()?.title).toBe('You changed your vote on another device. That choice counts.'),
  );
  expect(keptReceipt('v1')).toBeNull();
});

test('a vote is changed by choosing another option, and taken back after a question', async () => {
  const mine = { option_ids: ['o1'], weight: 1, tokens: 0, cast_at: '2026-11-18T12:00:00Z' };
  const can = { vote: true, take_back: true, manage: false, answer: false, verify: true };
  const calls = open(
    { mine, can },
    { 'DELETE /votes/:id/ballot': { data: { ...counted, mine: null, receipt: null } } },
  );
  await screen.findByRole('button', { name: 'View receipt' });
  await userEvent.click(screen.getByRole('radio', { name: 'Hallway Moon' }));
  screen.getByRole('button', { name: 'Change my vote to Hallway Moon' });
  await userEvent.click(screen.getByRole('button', { name: 'Take back my vote' }));
  const asked = await screen.findByRole('alertdialog');
  await userEvent.click(within(asked).getByRole('button', { name: 'Take back my vote' }));
  await waitFor(() => expect(calls.some(({ name }) => name === 'DELETE /votes/v1/ballot')).toBe(true));
});

test('several options: no more than allowed can be chosen', async () => {
  open({ choice: 'several', most_choices: 2 });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Long String' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ferry at Six' }));
  expect(screen.getByRole('checkbox', { name: 'Hallway Moon' })).toHaveProperty('disabled', true);
  screen.getByRole('button', { name: 'Vote for 2' });
});

test('hidden results have no numbers, and weights are explained before voting', async () => {
  const tier = { id: 't1', rank: 3, name: 'Front Row', hue: 40 };
  open({
    results: 'hidden',
    options: [anOption(1, 'Yes', null), anOption(2, 'No', null)],
    weighting: 'tier',
    weights: [{ tier, weight: 3 }],
    own_weight: 3,
    own_tier: tier,
  });
  await screen.findByText('Front Row counts 3 times.');
  expect(screen.queryByText(/%/)).toBeNull();
  expect(screen.getAllByText('Hidden until it closes')).toHaveLength(2);
  const how = within(screen.getByRole('region', { name: 'How votes count' }));
  how.getByText('Other members');
  how.getByText(/if fewer than five fans count as often as you, others could guess your vote/);
});

test('closed, it shows the answer, and the phone checks list, seal and the own vote', async () => {
  const sha = (text: string) => createHash('sha256').update(text).digest('hex');
  const ballot = { vote_id: 'v1', ballot_id: 'b1', nonce: 'ab', options: [1], weight: 1 };
  const lines = [{ hash: sha(ballotText(ballot)), options: [1], weight: 1 }];
  const receipt = { ...ballot, hash: lines[0]?.hash ?? '', cast_at: '2026-11-18T12:00:00Z' };
  const by = { id: 'u1', user_name: 'rosa', display_name: 'Rosa Tiller', avatar: null };
  const { title } = aVote();
  const seal = sha(sealText({ id: 'v1', title, labels: ['Yes', 'No'] }, lines));
  open(
    {
      state: 'closed',
      closed_at: '2026-11-17T12:00:00Z',
      seal,
      options: [anOption(1, 'Yes', 1), anOption(2, 'No', 0)],
      voters: 1,
      binding: true,
      answer: { text: 'Done. We play it first.', at: '2026-11-18T12:00:00Z', by },
      mine: { option_ids: ['o1'], weight: 1, tokens: 0, cast_at: receipt.cast_at },
      can: { vote: false, take_back: false, manage: false, answer: false, verify: true },
    },
    {
      'GET /votes/:id/tally': { data: lines, beside: { next_cursor: null, seal } },
      'GET /votes/:id/receipt': { data: receipt },
    },
  );
  await screen.findByText('Done. We play it first.');
  await userEvent.click(screen.getByRole('button', { name: 'Verify my vote' }));
  const sheet = await screen.findByRole('dialog', { name: 'Verify the result' });
  await within(sheet).findByText('Your vote is in the list');
  within(sheet).getByText('The list matches the seal');
  within(sheet).getByText('The list adds up to the result');
  within(sheet).getByText('Everything matches');
  within(sheet).getByText(/You voted on another device/);
});

test('the copy on this phone decides: a server that knows another choice is caught', async () => {
  const sha = (text: string) => createHash('sha256').update(text).digest('hex');
  const client_key = '0f0e0d0c-0000-4000-8000-000000000001';
  const ballotOf = (place: number) => {
    const nonce = `${client_key.replaceAll('-', '')}0${place}`;
    const ballot = { vote_id: 'v1', ballot_id: `b${place}`, nonce, options: [place], weight: 1 };
    return { ...ballot, hash: sha(ballotText(ballot)), cast_at: '2026-11-16T12:00:00Z' };
  };
  const [mine, forged] = [ballotOf(1), ballotOf(2)];
  const lines = [{ hash: forged.hash, options: [2], weight: 1 }];
  const { title } = aVote();
  const seal = sha(sealText({ id: 'v1', title, labels: ['Yes', 'No'] }, lines));
  storeSession(aSession());
  keepReceipt({ receipt: mine, sent: { client_key, places: [1] } });
  open(
    {
      state: 'closed',
      closed_at: '2026-11-17T12:00:00Z',
      seal,
      options: [anOption(1, 'Yes', 0), anOption(2, 'No', 1)],
      voters: 1,
      mine: { option_ids: ['o2'], weight: 1, tokens: 0, cast_at: forged.cast_at },
      can: { vote: false, take_back: false, manage: false, answer: false, verify: true },
    },
    {
      'GET /votes/:id/tally': { data: lines, beside: { next_cursor: null, seal } },
      'GET /votes/:id/receipt': { data: forged },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Verify my vote' }));
  const sheet = await screen.findByRole('dialog', { name: 'Verify the result' });
  await within(sheet).findByText('Your vote is not in the list');
  within(sheet).getByText(/Something doesn’t match/);
});

test('whoever runs a binding vote answers it on its page, where the reminder leads', async () => {
  const closed = { state: 'closed', closed_at: '2026-11-17T12:00:00Z', seal: 'ab', binding: true } as const;
  const can = { vote: false, take_back: false, manage: true, answer: true, verify: true };
  const answer = { text: 'We play it first.', at: '2026-11-18T12:00:00Z', by: null };
  const answered = aVote({ ...closed, answer, can: { ...can, answer: false } });
  const calls = open(
    { ...closed, can },
    {
      'GET /votes/:id': [{ data: aVote({ ...closed, can }) }, { data: answered }],
      'POST /votes/:id/answer': { data: answered },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Write the answer' }));
  await userEvent.type(await screen.findByLabelText('Your answer'), 'We play it first.');
  await userEvent.click(screen.getByRole('button', { name: 'Publish answer' }));
  await screen.findByText('We play it first.');
  expect(calls.filter(({ name }) => name === 'POST /votes/v1/answer').map(({ body }) => body)).toEqual([
    { text: 'We play it first.' },
  ]);
  expect(screen.queryByRole('button', { name: 'Write the answer' })).toBeNull();
  screen.getByRole('button', { name: 'Verify the result' });
});

test('a tier that rose since the vote counts once the vote is updated, and the page says both until then', async () => {
  const tier = { id: 't1', rank: 3, name: 'Front Row', hue: 40 };
  const mine = { option_ids: ['o1'], weight: 1, tokens: 0, cast_at: '2026-11-18T12:00:00Z' };
  const can = { vote: true, take_back: true, manage: false, answer: false, verify: true };
  const before = {
    weighting: 'tier',
    weights: [{ tier, weight: 3 }],
    own_tier: tier,
    own_weight: 3,
  } as const;
  const raised = { ...mine, weight: 3 };
  const calls = open(
    {},
    {
      'GET /votes/:id': [
        { data: aVote({ ...before, weights: [...before.weights], mine, can }) },
        { data: aVote({ ...before, weights: [...before.weights], mine: raised, can }) },
      ],
      'PUT /votes/:id/ballot': { data: { ...counted, mine: raised } },
    },
  );
  await screen.findByText(
    'Your vote counts once. You’re in Front Row now. Update your vote and it counts 3 times.',
  );
  screen.getByRole('button', { name: 'View receipt' });
  await userEvent.click(screen.getByRole('button', { name: 'Update my vote' }));
  await screen.findByText('Front Row counts 3 times.');
  expect(calls.filter(({ name }) => name === 'PUT /votes/v1/ballot').map(({ body }) => body)).toMatchObject([
    { option_ids: ['o1'] },
  ]);
  expect(screen.queryByRole('button', { name: 'Update my vote' })).toBeNull();
});

test('a vote that cannot be changed says how often it was counted, whatever tier came since', async () => {
  const tier = { id: 't1', rank: 3, name: 'Front Row', hue: 40 };
  open({
    weighting: 'tier',
    weights: [{ tier, weight: 3 }],
    own_tier: tier,
    own_weight: 3,
    changeable: false,
    mine: { option_ids: ['o1'], weight: 1, tokens: 0, cast_at: '2026-11-18T12:00:00Z' },
    can: { vote: false, take_back: false, manage: false, answer: false, verify: true },
  });
  await screen.findByText('Your vote counts once.');
  expect(screen.queryByRole('button', { name: 'Update my vote' })).toBeNull();
});

test('a vote for those who have an item says which copies do not count', async () => {
  const leaf = { kind: 'item', design_id: 'd1', label: 'Tour scarf', met: false } as const;
  open({ condition: { any: [leaf, { kind: 'xp', at_least: 5, label: '', met: false }] } });
  await screen.findByText(/An item you got from another fan after the vote opened doesn’t count here\./);
  strikeStage();
  open({ condition: { kind: 'xp', at_least: 5, label: '', met: false } });
  await screen.findByText(/^Who can vote:/);
  expect(screen.queryByText(/An item you got from another fan/)).toBeNull();
});

test('whoever is no member and has not voted is offered no check that would be refused', async () => {
  const can = { vote: false, take_back: false, manage: false, answer: false };
  const closed = { state: 'closed', closed_at: '2026-11-17T12:00:00Z', seal: 'ab' } as const;
  open({ ...closed, can: { ...can, verify: false } });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: /^Verify/ })).toBeNull();
  strikeStage();
  open({ ...closed, can: { ...can, verify: true } });
  await screen.findByRole('button', { name: 'Verify the result' });
});
