// @vitest-environment jsdom
// Tests a campaign's page in its states: how far one is, what can be won, who is ahead, and one's own seed.
import type { CampaignMission, CampaignView } from '@stagepass/contract/campaigns/shapes.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, strikeStage, stubServer, whereNow } from '#platform/testing/stage.tsx';
import { aCampaign, aMissionOf, aReward, kettle, kite, mineOf } from '../testing/campaigns.ts';
import { Component } from './campaign-screen.tsx';

afterEach(strikeStage);

const person = { id: 'u1', user_name: 'inkedtide', display_name: 'inkedtide', avatar: null };
const ticket = { number: 412, client_seed: 'moonbread', own_seed: true };

function open(change: Partial<CampaignView> = {}, { visitor = false, ahead = true } = {}) {
  if (!visitor) storeSession(aSession());
  const mine = visitor ? null : (change.mine ?? mineOf());
  const calls = stubServer({
    'GET /campaigns/:id': { data: aCampaign({ ...change, mine }) },
    'GET /campaigns/:id/board': { data: ahead ? [{ place: 1, user: person, done: 4, is_me: false }] : [] },
    'PUT /campaigns/:id/seed': { data: mineOf({ done: 3, ticket }) },
  });
  openScreen('/campaign/k1', <Component />, '/campaign/:id');
  return calls;
}

test('says what is missing to be in the draw, and shows the strip, the missions and the raffle', async () => {
  open({ mine: mineOf({ done: 2, place: 14 }) });
  await screen.findByRole('heading', { level: 1, name: 'Kites over Lisbon' });
  screen.getByRole('heading', { name: 'One more and you’re in the draw' });
  const strip = screen.getByRole('list', { name: '2 of 3 missions done' });
  expect(
    within(strip)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['1', '2', '3rd']);
  const missions = within(screen.getByRole('list', { name: 'Missions' }));
  expect(
    missions.getByRole('link', { name: /Join Kettle Club to see this mission/ }).getAttribute('href'),
  ).toBe('/club/kettle');
  const rewards = within(screen.getByRole('region', { name: 'Rewards' }));
  rewards.getByRole('heading', { name: 'Raffle: Tour snare' });
  rewards.getByText(/^1,204 fans in the draw\. The server seed’s hash is published/);
  expect(rewards.getByRole('link', { name: 'How the draw is proved' }).getAttribute('href')).toBe(
    '/campaign/k1/proof',
  );
  screen.getByRole('timer', { name: /^Closes in/ });
  screen.getByText('2 clubs');
});

test('shows who is ahead, and one’s own place with how many are before a prize', async () => {
  const rewards = [aReward({ way: 'top', total: 10 })];
  open({ rewards, mine: mineOf({ done: 3, place: 14 }) });
  await screen.findByRole('heading', { name: 'Top 10 win Tour snare', level: 2 });
  expect(screen.getByRole('link', { name: 'All 1,300' }).getAttribute('href')).toBe(
    '/campaign/k1/leaderboard',
  );
  await screen.findByText('You, 4 places off');
  screen.getByText('Place 14');
});

test.each<[string, Partial<CampaignView>, string | RegExp]>([
  ['in the draw', { mine: mineOf({ done: 3, ticket }) }, 'You’re in the draw'],
  ['not begun', {}, 'Do 3 missions to be in the draw'],
  ['all done', { rewards: [], mine: mineOf({ done: 4 }) }, 'You’ve done every mission'],
  ['to come', { state: 'funded', opens_at: '2026-12-01T18:00:00Z' }, /^Opens Dec 1/],
  ['being drawn', { state: 'drawing' }, 'The draw is under way'],
  ['over', { state: 'closed', drawn_at: '2026-11-20T18:00:00Z' }, 'This campaign has closed'],
])('a campaign that is %s says so', async (_, change, heading) => {
  open(change);
  await screen.findByRole('heading', { name: heading });
});

test.each([
  ['staff', /You run one of these clubs/],
  ['device', /Another account has used this phone/],
  ['account-age', /less than a day old/],
] as const)('whoever is left out (%s) is told why', async (left_out, words) => {
  open({ mine: mineOf({ done: 1, left_out }) });
  await screen.findByText(words);
});

test('a ticket with the server’s seed gets one of this phone’s own, once', async () => {
  const calls = open({ mine: mineOf({ done: 3, ticket: { ...ticket, own_seed: false } }) });
  await vi.waitFor(() => {
    const sent = calls.filter(({ name }) => name === 'PUT /campaigns/k1/seed');
    expect(sent.map(({ body }) => body)).toEqual([
      { client_seed: expect.stringMatching(/^[A-Za-z0-9_-]{16}$/), server_seed_hash: '9f'.repeat(32) },
    ]);
  });
  await screen.findByText('Your ticket is #412. Its seed is moonbread.');
});

test('visitors are led to sign in, others to the next club', async () => {
  open({}, { visitor: true });
  const signIn = await screen.findByRole('link', { name: 'Sign in to take part' });
  expect(signIn.getAttribute('href')).toBe('/auth?next=%2Fcampaign%2Fk1');
  strikeStage();
  open({ join: kite });
  expect(
    (await screen.findByRole('link', { name: 'Join Kite School to take part' })).getAttribute('href'),
  ).toBe('/club/kite-school');
  strikeStage();
  open({ join: kettle });
  await screen.findByRole('link', { name: 'Join Kettle Club for its missions' });
});

test('a prize that was given, and one that waits, are said at their reward', async () => {
  const rewards = [
    aReward({ id: 'a', way: 'all', total: null, left: null }),
    aReward({ id: 'b', way: 'first' }),
  ];
  const prizes = [
    { reward_id: 'a', state: 'received' as const, due_at: null, item_id: 'i1' },
    { reward_id: 'b', state: 'waiting' as const, due_at: '2026-11-20T18:00:00Z', item_id: null },
  ];
  open({ rewards, mine: mineOf({ done: 4, prizes }) });
  await screen.findByText('You got this');
  screen.getByText(/^Yours on Nov 20/);
});

test('what is done is marked, and comes after what is to do', async () => {
  open({ list: [aMissionOf('m1', { done: true }), aMissionOf('m2', { club: kettle })] });
  const rows = within(await screen.findByRole('list', { name: 'Missions' })).getAllByRole('listitem');
  expect(rows[0]?.textContent).toMatch(/Kettle Club/);
});

test('a mission that was done before the campaign says that it cannot count', async () => {
  const mission = { id: 'm1', title: 'Old one', repeat: 'once', types: [], mine: { state: 'claimed' } };
  open({ list: [aMissionOf('m1', { mission: mission as unknown as CampaignMission['mission'] })] });
  const row = await screen.findByRole('link', { name: /Old one/ });
  expect(row.textContent).toMatch(/Done before the campaign, so it doesn’t count/);
  expect(row.textContent).not.toMatch(/XP/);
});

test('a campaign that is not there says so; one of a private club leads to joining', async () => {
  storeSession(aSession());
  stubServer({ 'GET /campaigns/:id': { status: 404, error: { code: 'campaigns.not-found' } } });
  openScreen('/campaign/k9', <Component />, '/campaign/:id');
  await screen.findByRole('heading', { name: 'No such campaign' });
  strikeStage();
  storeSession(aSession());
  stubServer({
    'GET /campaigns/:id': { status: 403, error: { code: 'clubs.members-only', details: { club_id: 'c1' } } },
  });
  openScreen('/campaign/k1', <Component />, '/campaign/:id');
  await vi.waitFor(() => expect(whereNow()).toMatch(/^\/permission-error\?reason=join&club=c1/));
});
