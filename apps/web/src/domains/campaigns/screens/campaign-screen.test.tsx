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
  ).toBe('/club/kettle?next=%2Fcampaign%2Fk1');
  const rewards = within(screen.getByRole('region', { name: 'Rewards' }));
  rewards.getByRole('heading', { name: 'Raffle: Tour snare' });
  rewards.getByText(/^1,204 fans in the draw\. Nobody can change the draw, and you can check it after/);
  expect(rewards.getByRole('link', { name: 'How the draw is proved' }).getAttribute('href')).toBe(
    '/campaign/k1/proof',
  );
  screen.getByRole('timer', { name: /^Closes in/ });
  screen.getByText('2 clubs');
});

test('fan tokens are a prize with their number and symbol', async () => {
  const prize = { kind: 'tokens', amount: 20, symbol: 'VELV' } as const;
  open({ rewards: [aReward({ way: 'all', prize, total: 5 })] });
  const rewards = within(await screen.findByRole('region', { name: 'Rewards' }));
  rewards.getByText('Everyone wins 20 VELV');
});

test('once drawn, a raffle leads to its winners and to its proof', async () => {
  open({ state: 'closed', drawn_at: '2026-11-20T18:00:00Z' });
  const rewards = within(await screen.findByRole('region', { name: 'Rewards' }));
  const [first] = rewards.getAllByRole('link', { name: 'See the winners' });
  expect(first?.getAttribute('href')).toBe('/campaign/k1/winners');
  rewards.getByRole('link', { name: 'How the draw is proved' });
});

test('shows who is ahead, and one’s own place with how many are before a prize', async () => {
  const rewards = [aReward({ way: 'top', total: 10 })];
  open({ rewards, mine: mineOf({ done: 3, place: 14 }) });
  await screen.findByRole('heading', { name: 'Leaderboard', level: 2 });
  screen.getByText('Top 10 win a Tour snare', { selector: 'p' });
  expect(screen.getByRole('link', { name: 'All 1,300' }).getAttribute('href')).toBe(
    '/campaign/k1/leaderboard',
  );
  await screen.findByText('You, 4 places off');
  screen.getByText('Place 14');
});

test('behind the places that are counted, no number is made up', async () => {
  open({ rewards: [aReward({ way: 'top', total: 10 })], mine: mineOf({ done: 1, place: 1001 }) });
  await screen.findByText('After place 1,000');
  screen.getByText('1,000+');
  expect(screen.queryByText(/places off/)).toBeNull();
});

test.each<[string, Partial<CampaignView>, string | RegExp]>([
  ['in the draw', { mine: mineOf({ done: 3, ticket }) }, 'You’re in the draw'],
  ['not begun', {}, 'Do 3 missions to be in the draw'],
  ['all done', { rewards: [], mine: mineOf({ done: 4 }) }, 'You’ve done every mission'],
  ['to come', { state: 'funded', opens_at: '2026-12-01T18:00:00Z' }, /^Opens Dec 1/],
  ['being drawn', { state: 'drawing' }, 'The draw is under way'],
  ['over', { state: 'closed', drawn_at: '2026-11-20T18:00:00Z' }, 'This campaign has closed'],
  [
    'lost',
    { state: 'closed', drawn_at: '2026-11-20T18:00:00Z', mine: mineOf({ done: 3, ticket }) },
    'Your ticket #412 wasn’t drawn',
  ],
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
  await screen.findByText('Your ticket is #412.');
});

test('once closed, says what one won, what became of the ticket, and when it closed', async () => {
  const rewards = [aReward(), aReward({ id: 'r2', way: 'top', total: 5 })];
  const prizes = [{ reward_id: 'r2', state: 'received' as const, due_at: null, item_id: 'i1' }];
  open({
    state: 'closed',
    closes_at: '2026-11-20T12:00:00Z',
    drawn_at: '2026-11-20T18:00:00Z',
    rewards,
    mine: mineOf({ done: 3, place: 5, ticket, prizes }),
  });
  await screen.findByRole('heading', { name: 'You won a Tour snare' });
  screen.getByText('Your ticket #412 wasn’t drawn.');
  screen.getByText('Closed Nov 20');
  expect(screen.queryByText(/moonbread/)).toBeNull();
});

test('the order of the first to finish is not the leaderboard’s', async () => {
  open({ rewards: [aReward({ way: 'first', total: 10 })], mine: mineOf({ done: 3, place: 14 }) });
  await screen.findByRole('heading', { name: 'Leaderboard', level: 2 });
  expect(screen.queryByText('First 10 win a Tour snare', { selector: 'p' })).toBeNull();
  await screen.findByText('Place 14');
  expect(screen.queryByText(/places off/)).toBeNull();
});

test('whoever makes it is led to the management of their own club', async () => {
  open({ can: { edit: true }, edit_at: 'kettle' });
  const edit = await screen.findByRole('link', { name: 'Edit campaign' });
  expect(edit.getAttribute('href')).toBe('/club/kettle/manage-campaigns?campaign=k1');
});

test('a mission that is out of sight asks nobody to join', async () => {
  open({ list: [aMissionOf('m1', { club: kettle, members_only: false })] });
  const row = await screen.findByText('A mission that isn’t available right now');
  expect(row.closest('a')).toBeNull();
  expect(screen.queryByText(/^Join Kettle Club to see/)).toBeNull();
});

test('visitors are led to sign in, others to the next club', async () => {
  open({}, { visitor: true });
  const signIn = await screen.findByRole('link', { name: 'Sign in to take part' });
  expect(signIn.getAttribute('href')).toBe('/auth?next=%2Fcampaign%2Fk1');
  strikeStage();
  open({ joined: false, join: { ...kite, invite_only: false } });
  expect(
    (await screen.findByRole('link', { name: 'Join Kite School to take part' })).getAttribute('href'),
  ).toBe('/club/kite-school?next=%2Fcampaign%2Fk1');
  strikeStage();
  open({ join: { ...kettle, invite_only: false } });
  await screen.findByRole('link', { name: 'Join Kettle Club for its missions' });
  strikeStage();
  open({
    join: { ...kettle, invite_only: true },
    list: [aMissionOf('m1', { club: kettle, invite_only: true })],
  });
  await screen.findByText(/^Kettle Club is invite only\. Ask a member for an invitation to do its missions/);
  screen.getByText('You need an invitation to Kettle Club to see this mission');
  expect(screen.queryByRole('link', { name: /^Join/ })).toBeNull();
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

test('a mission names its club, and that it takes only invited members', async () => {
  const mission = { id: 'm1', title: 'Act one', repeat: 'once', types: [], xp: 50, mine: null };
  const of = { mission: mission as unknown as CampaignMission['mission'], club: kettle };
  open({ list: [aMissionOf('m1', of), aMissionOf('m2', { ...of, invite_only: true })] });
  const rows = await screen.findAllByRole('link', { name: /Act one/ });
  expect(rows[0]?.textContent).toMatch(/Act oneKettle Club50 XP/);
  expect(rows[1]?.textContent).toMatch(/Kettle Club · Invite only/);
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
