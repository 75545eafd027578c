// @vitest-environment jsdom
// Tests a vote by tokens on its page: the weight and the cost before it is paid, what stays after, and whoever holds none.
import type { VoteView } from '@stagepass/contract/votes/shapes.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { aVote } from '../testing/votes.ts';
import { Component } from './vote-screen.tsx';

afterEach(strikeStage);

const byTokens = (held: number, change: Partial<VoteView> = {}) =>
  aVote({ weighting: 'tokens', token: { symbol: 'VELV', held }, ...change });
const mine = { option_ids: ['o2'], weight: 3, tokens: 9, cast_at: '2026-11-18T12:00:00Z' };

function open(server: Server) {
  storeSession(aSession());
  const calls = stubServer(server);
  openScreen('/club/vote-detail/v1', <Component />, '/club/vote-detail/:id');
  return calls;
}

test('the weight is chosen, its cost and what stays are shown, and it is paid once', async () => {
  const answer = {
    mine,
    counts: { voters: 11, voters_weight: 13, options: null },
    receipt: {
      vote_id: 'v1',
      ballot_id: 'b',
      nonce: 'a',
      options: [2],
      weight: 3,
      hash: 'c',
      cast_at: mine.cast_at,
    },
  };
  const can = { vote: true, take_back: false, manage: false, answer: false, verify: true };
  const calls = open({
    'GET /votes/:id': [{ data: byTokens(130) }, { data: byTokens(121, { mine, own_weight: 3, can }) }],
    'PUT /votes/:id/ballot': { data: answer },
  });
  await screen.findByText('Your vote counts by the VELV you spend on it.');
  within(screen.getByRole('region', { name: 'How votes count' })).getByText('100 VELV');
  await userEvent.click(screen.getByRole('radio', { name: 'Ferry at Six' }));
  await userEvent.click(screen.getByRole('button', { name: 'Vote with VELV' }));
  const sheet = within(await screen.findByRole('dialog', { busy: false }));
  sheet.getByText('Ferry at Six');
  for (let times = 1; times < 3; times += 1)
    await userEvent.click(sheet.getByRole('button', { name: 'Spend more tokens' }));
  sheet.getByText('121 VELV');
  sheet.getByText(/don’t come back, even if you change your choice/);
  const pay = sheet.getByRole('button', { name: /^Vote.*9 VELV/ });
  await waitFor(() => expect(pay.getAttribute('aria-disabled')).toBeNull(), { timeout: 3000 });
  fireEvent.click(pay);
  await screen.findByText('You spent 9 VELV. Your vote counts 3 times.');
  const sent = calls.filter(({ name }) => name === 'PUT /votes/v1/ballot').map(({ body }) => body);
  expect(sent).toEqual([{ option_ids: ['o2'], client_key: expect.any(String), tokens: 9 }]);
  // It can be changed for nothing, and not be taken back.
  expect(screen.queryByRole('button', { name: 'Take back my vote' })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Hallway Moon' }));
  await userEvent.click(screen.getByRole('button', { name: 'Change my vote to Hallway Moon' }));
  await waitFor(() => {
    const bodies = calls.filter(({ name }) => name === 'PUT /votes/v1/ballot').map(({ body }) => body);
    expect(bodies.at(-1)).toEqual({ option_ids: ['o3'], client_key: expect.any(String) });
  });
});

test('no more can be spent than is held, and whoever has none is led to the token', async () => {
  open({ 'GET /votes/:id': { data: byTokens(5) } });
  await userEvent.click(await screen.findByRole('radio', { name: 'Long String' }));
  await userEvent.click(screen.getByRole('button', { name: 'Vote with VELV' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Spend more tokens' }));
  expect(screen.getByRole('button', { name: 'Spend more tokens' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  strikeStage();
  open({ 'GET /votes/:id': { data: byTokens(0) } });
  await userEvent.click(await screen.findByRole('radio', { name: 'Long String' }));
  await userEvent.click(screen.getByRole('button', { name: 'Vote with VELV' }));
  await screen.findByText('You need at least 1 VELV to vote here.');
  expect(screen.getByRole('link', { name: 'Get VELV' }).getAttribute('href')).toBe(
    '/club/velvet-static/token',
  );
});
