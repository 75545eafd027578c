// @vitest-environment jsdom
// Tests the winners' page and the leaderboard: who got what, who is not named, and sharing one's own win.
import type { UserWin } from '@stagepass/contract/campaigns/shapes.ts';
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { aCampaign, aReward, mineOf } from '../testing/campaigns.ts';
import { Component as Board } from './board-screen.tsx';
import { Component as Win } from './shared-win-screen.tsx';
import { Component as Winners } from './winners-screen.tsx';

afterEach(() => {
  strikeStage();
  Reflect.deleteProperty(navigator, 'share');
});

const user = { id: 'u1', user_name: 'inkedtide', display_name: 'Inked Tide', avatar: null };

const { id, title, club, picture } = aCampaign();
const win: UserWin = {
  campaign: { id, title, club, picture },
  user,
  way: 'raffle',
  place: null,
  prize: { kind: 'credits', amount_cents: 500 },
  shown: true,
};

/** As one of three winners. */
function openWinners(shown: boolean) {
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
    'GET /campaigns/:id/winners/:user': { data: { ...win, shown } },
  });
  openScreen('/campaign/k1/winners', <Winners />, '/campaign/:id/winners');
  return share;
}

test('names who won, by reward, and lets whoever won share it', async () => {
  const share = openWinners(true);
  await screen.findByRole('heading', { level: 1, name: 'You won a Tour snare' });
  await screen.findByText('Inked Tide');
  screen.getByText('Ticket #7');
  screen.getByText('You');
  screen.getByText('Another fan');
  await userEvent.click(screen.getByRole('button', { name: 'Share your win' }));
  await waitFor(() =>
    expect(share).toHaveBeenCalledWith({
      title: 'I won a Tour snare in Kites over Lisbon',
      url: expect.stringMatching(/\/win\/k1~[^/]+$/),
    }),
  );
});

test('says an order only where there is one, and marks one’s own row', async () => {
  storeSession(aSession());
  const row = { user, number: null, is_me: false };
  const rewards = (['all', 'first', 'top'] as const).map((way) => aReward({ id: way, way, total: 9 }));
  stubServer({
    'GET /campaigns/:id': { data: aCampaign({ state: 'closed', rewards }) },
    'GET /campaigns/:id/winners': {
      data: [
        { ...row, reward_id: 'all', way: 'all', place: 1, user: { ...user, display_name: 'Ana' } },
        { ...row, reward_id: 'first', way: 'first', place: 2 },
        { ...row, reward_id: 'top', way: 'top', place: 3, is_me: true },
      ],
    },
  });
  openScreen('/campaign/k1/winners', <Winners />, '/campaign/:id/winners');
  await screen.findByRole('link', { name: 'Ana' });
  screen.getByText('2nd to finish');
  screen.getByText('3rd place');
  screen.getByRole('heading', { name: 'Everyone wins a Tour snare' });
  const own = screen.getByRole('link', { name: /^You/ });
  expect(own.className).toContain('sp-campaign-winner-me');
});

test('whose collection is private is told that nobody would see the win', async () => {
  const share = openWinners(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Share your win' }));
  await waitFor(() => expect(toastStore.current()?.title).toMatch(/^Your collection is private/));
  expect(share).not.toHaveBeenCalled();
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

test('a win that was shared says who won what, and where', async () => {
  stubServer({ 'GET /campaigns/:id/winners/:user': { data: win } });
  openScreen('/win/k1~inkedtide', <Win />, '/win/:id');
  await screen.findByRole('heading', { level: 1, name: /^Inked Tide won \$5\.00/ });
  screen.getByText(`In ${title}, by ${club.name}`);
  screen.getByText('Drawn in the raffle');
  strikeStage();
  stubServer({ 'GET /campaigns/:id/winners/:user': { data: { ...win, way: 'top', place: 5 } } });
  openScreen('/win/k1~inkedtide', <Win />, '/win/:id');
  await screen.findByText('5th on the leaderboard');
});

test('a win that is not shown says so; where no answer came, nothing is said of the person', async () => {
  const refused = { status: 404, error: { code: 'campaigns.win-not-shown' } };
  stubServer({ 'GET /campaigns/:id/winners/:user': refused });
  openScreen('/win/k1~inkedtide', <Win />, '/win/:id');
  await screen.findByText('This win isn’t shown');
  strikeStage();
  stubServer({ 'GET /campaigns/:id/winners/:user': { status: 500, error: { code: 'internal' } } });
  openScreen('/win/k1~inkedtide', <Win />, '/win/:id');
  await screen.findByText('Couldn’t load this win');
});
