// @vitest-environment jsdom
// Tests the winners' page and the leaderboard: who got what, who is not named, and sharing one's own win.
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { aCampaign, aReward, mineOf } from '../testing/campaigns.ts';
import { Component as Board } from './board-screen.tsx';
import { Component as Winners } from './winners-screen.tsx';

afterEach(strikeStage);

const user = { id: 'u1', user_name: 'inkedtide', display_name: 'Inked Tide', avatar: null };

test('names who won, by reward, and lets whoever won share it', async () => {
  storeSession(aSession());
  const share = vi.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const prizes = [{ reward_id: 'r1', state: 'received' as const, due_at: null, item_id: 'i1' }];
  stubServer({
    'GET /campaigns/:id': {
      data: aCampaign({
        state: 'closed',
        rewards: [aReward({ total: 3, left: 0 })],
        mine: mineOf({ done: 4, prizes }),
      }),
    },
    'GET /campaigns/:id/winners': {
      data: [
        { reward_id: 'r1', way: 'raffle', place: 1, user, number: 7, is_me: false },
        { reward_id: 'r1', way: 'raffle', place: 2, user: { ...user, id: 'me' }, number: 9, is_me: true },
        { reward_id: 'r1', way: 'raffle', place: 3, user: null, number: 11, is_me: false },
      ],
    },
  });
  openScreen('/campaign/k1/winners', <Winners />, '/campaign/:id/winners');
  await screen.findByRole('heading', { level: 1, name: 'You won Tour snare' });
  await screen.findByText('Inked Tide');
  screen.getByText('Ticket #7');
  screen.getByText('You');
  screen.getByText('Another fan');
  await userEvent.click(screen.getByRole('button', { name: 'Share your win' }));
  expect(share).toHaveBeenCalledWith({
    title: 'I won Tour snare in Kites over Lisbon',
    url: expect.stringMatching(/\/campaign\/k1\/winners$/),
  });
  Reflect.deleteProperty(navigator, 'share');
});

test('says so where nobody has won yet', async () => {
  stubServer({
    'GET /campaigns/:id': { data: aCampaign({ mine: null }) },
    'GET /campaigns/:id/winners': { data: [] },
  });
  openScreen('/campaign/k1/winners', <Winners />, '/campaign/:id/winners');
  await screen.findByText(/Nobody has won a prize yet/);
  expect(screen.queryByRole('button', { name: 'Share your win' })).toBeNull();
});

test('the leaderboard lists everybody, with one’s own place at the foot', async () => {
  storeSession(aSession());
  stubServer({
    'GET /campaigns/:id': { data: aCampaign({ mine: mineOf({ done: 2, place: 41 }) }) },
    'GET /campaigns/:id/board': { data: [{ place: 1, user, done: 4, is_me: false }] },
  });
  openScreen('/campaign/k1/leaderboard', <Board />, '/campaign/:id/leaderboard');
  await screen.findByText('Inked Tide');
  screen.getByText('4 of 4 missions');
  screen.getByText('Place 41');
});
