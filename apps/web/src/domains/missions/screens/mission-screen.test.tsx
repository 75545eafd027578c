// @vitest-environment jsdom
// Tests one mission's page in each of its states: the step that is on, why it cannot be done, and the reward.
import type { MissionView } from '@stagepass/contract/missions/shapes.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, strikeStage, stubServer, whereNow } from '#platform/testing/stage.tsx';
import { aMission, aStep, inMinutes, mineOf, steps } from '../testing/missions.ts';
import { Component } from './mission-screen.tsx';

afterEach(strikeStage);

const design = {
  id: 'd1',
  club: null,
  name: 'Turnstile wristband',
  quality: 'rare',
  kind: 'collectible',
  picture: null,
  model_url: null,
  edition_size: 50,
  issued: 4,
  transferable: true,
  redeemable: null,
} as const;
const rewards: MissionView['rewards'] = [
  { kind: 'item', design, left: 12 },
  { kind: 'credits', amount_cents: 200, left: 0 },
];
const refused = (code: string) => ({
  can: { take_part: false, claim: false, edit: false },
  refusal: { code, message: 'As the server says it.' },
});

function open(change: Partial<MissionView> = {}, { visitor = false } = {}) {
  if (!visitor) storeSession(aSession());
  const calls = stubServer({ 'GET /missions/:id': { data: aMission(change) } });
  openScreen('/club/mission-detail/m1', <Component />, '/club/mission-detail/:id');
  return calls;
}

const stepRows = async () =>
  within(await screen.findByRole('list', { name: 'Steps' })).getAllByRole('listitem');

test('marks the step that is on with its button, and says what the others wait for', async () => {
  open({ rewards, closes_at: inMinutes(60 * 24 * 30) });
  const [first, second] = await stepRows();
  expect(first?.getAttribute('aria-current')).toBe('step');
  const way = within(first as HTMLElement).getByRole('link', { name: 'Read the text' });
  expect(way.getAttribute('href')).toBe('/club/play-mission/m1?step=s1');
  expect(second?.textContent).toMatch(/Name the pedals.*Quiz, opens after step 1.*\+75 XP/);
  expect(within(second as HTMLElement).queryByRole('link')).toBeNull();
  screen.getByText(/^Closes \w{3} \d/);
  screen.getByText('612 fans taking part');
  screen.getByText('0 of 2 steps');
  const won = within(screen.getByRole('region', { name: 'Rewards' }));
  expect(won.getAllByText('Finish all 2 steps to win')).toHaveLength(2);
  won.getByText('Turnstile wristband');
  won.getByText('12 left');
  won.getByText('$2.00 of credit');
  won.getByText('None left');
});

test('strikes out what is passed, and a step for any time is a way of its own', async () => {
  open({
    requirements: [
      aStep('s0', { title: 'Be there', state: 'passed', passed_at: inMinutes(-1) }),
      ...steps.map((step) => ({ ...step, state: 'todo' as const, waits: false })),
    ],
    mine: mineOf({ state: 'started', passed: 1, earned_xp: 50 }),
    xp: 175,
    steps: 3,
  });
  const [first, second, third] = await stepRows();
  expect(first?.dataset.struck).toBe('true');
  expect(first?.textContent).toMatch(/Be there, Done.*passed (\d|\w{3} \d)/);
  expect(second?.getAttribute('aria-current')).toBe('step');
  expect(third?.textContent).toMatch(/Quiz, any time/);
  const way = within(third as HTMLElement).getByRole('link', { name: 'Name the pedals' });
  expect(way.getAttribute('href')).toBe('/club/play-mission/m1?step=s2');
  const meter = screen.getByRole('progressbar', { name: 'Mission progress' });
  expect(meter.getAttribute('aria-valuetext')).toBe('50 of 175 XP');
});

test.each([
  [
    'scheduled',
    { state: 'scheduled', opens_at: inMinutes(60 * 24 * 30), ...refused('requirements.not-open-yet') },
    /^This mission opens \w{3} \d/,
  ],
  ['paused', { state: 'paused', ...refused('requirements.paused') }, /paused this mission/],
  ['ended', { state: 'ended', ...refused('requirements.over') }, /has ended/],
  [
    'expired',
    {
      mine: mineOf({ state: 'expired' }),
      again_at: inMinutes(60 * 24 * 30),
      ...refused('requirements.over'),
    },
    /^Time ran out.*The next round starts/,
  ],
  ['expired, to be begun again', { mine: mineOf({ state: 'expired' }) }, /You can continue/],
  ['full', refused('requirements.slots-taken'), /All places are taken/],
  [
    'private',
    { private: true, ...refused('requirements.not-eligible') },
    /a tier or level that has exclusive missions/,
  ],
  ['of another kind', refused('clubs.something-new'), /As the server says it/],
  [
    'in review',
    {
      mine: mineOf({ state: 'submitted', next: null }),
      requirements: [aStep('s1', { state: 'review' })],
      steps: 1,
    },
    /The club answers within three days/,
  ],
  ['out of tries', { requirements: [aStep('s1', { state: 'out-of-tries' })] }, /no tries left on a step/],
  ['none left', { mine: mineOf({ state: 'claimed', reward_wait: 'none-left' }) }, /All rewards were given/],
] satisfies [string, Partial<MissionView>, RegExp][])(
  'says of a mission that is %s how things stand',
  async (_name, change, words) => {
    open(change as Partial<MissionView>);
    expect((await screen.findByText(words)).closest('[role="status"]')).toBeTruthy();
  },
);

test('shows why the club refused a step, which can be done again', async () => {
  open({
    mine: mineOf({ state: 'rejected' }),
    requirements: [aStep('s1', { state: 'todo', refusal: 'The photo is of another band.' })],
    steps: 1,
  });
  await screen.findByText('Not accepted: The photo is of another band.');
  screen.getByRole('link', { name: 'Read the text' });
});

test('a finished mission is stamped, and leads to what it gave', async () => {
  open({
    rewards: rewards.slice(0, 1),
    mine: mineOf({
      state: 'claimed',
      passed: 2,
      earned_xp: 125,
      next: null,
      completed_at: inMinutes(-60 * 24 * 30),
    }),
    requirements: steps.map((step) => ({ ...step, state: 'passed' as const, passed_at: inMinutes(-60) })),
    can: { take_part: false, claim: false, edit: false },
  });
  await screen.findByRole('img', { name: 'Mission finished' });
  screen.getByText(/^You finished this mission \w{3} \d/);
  screen.getByText('You got');
  expect(screen.getByRole('link', { name: 'See it in your inventory' }).getAttribute('href')).toBe(
    '/user/inventory',
  );
});

test('a reward that waits is claimed once', async () => {
  const waiting = aMission({
    rewards: rewards.slice(0, 1),
    mine: mineOf({ state: 'completed', passed: 2, earned_xp: 125, next: null, reward_wait: 'account-age' }),
    can: { take_part: false, claim: true, edit: false },
  });
  const claimed = {
    ...waiting,
    mine: mineOf({ state: 'claimed', passed: 2, earned_xp: 125 }),
    can: { take_part: false, claim: false, edit: false },
  };
  storeSession(aSession());
  const calls = stubServer({
    'GET /missions/:id': [{ data: waiting }, { data: claimed }],
    'POST /missions/:id/claim': { data: claimed },
  });
  openScreen('/club/mission-detail/m1', <Component />, '/club/mission-detail/:id');
  await screen.findByText(/^Your reward is waiting/);
  await userEvent.click(screen.getByRole('button', { name: 'Claim reward' }));
  await screen.findByText('You got');
  expect(calls.filter(({ name }) => name === 'POST /missions/m1/claim')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Claim reward' })).toBeNull();
});

test('a visitor sees the mission and is led to sign in; a guest to join', async () => {
  open({ mine: null, ...refused('not-signed-in') }, { visitor: true });
  const signIn = await screen.findByRole('link', { name: 'Sign in to start' });
  expect(signIn.getAttribute('href')).toBe('/auth?next=%2Fclub%2Fmission-detail%2Fm1');
  expect(screen.queryByRole('progressbar')).toBeNull();
  strikeStage();
  open(refused('clubs.members-only'));
  const join = await screen.findByRole('link', { name: 'Join Velvet Static to start' });
  expect(join.getAttribute('href')).toMatch(/^\/permission-error\?reason=join&club=c1/);
});

test('a club that takes only invited members says so, and asks nobody to join', async () => {
  open({ ...refused('clubs.members-only'), invite_only: true });
  await screen.findByText('Velvet Static is invite only. Ask a member for an invitation to take part.');
  expect(screen.queryByRole('link', { name: /^Join/ })).toBeNull();
  screen.getByRole('link', { name: 'View Velvet Static' });
});

test('names the campaign that it counts for, with the way to it', async () => {
  open({ campaign: { id: 'k1', title: 'Kites over Lisbon' } });
  const way = await screen.findByRole('link', { name: /Kites over Lisbon/ });
  expect(way.getAttribute('href')).toBe('/campaign/k1');
});

test('says what the club asks of those who take part', async () => {
  open({
    locked: true,
    condition: { kind: 'xp', at_least: 500, label: '', met: false },
    ...refused('requirements.not-eligible'),
  });
  await screen.findByRole('heading', { name: 'Who can take part' });
  screen.getByText(/You don’t meet the conditions/);
  expect(screen.getByRole('link', { name: 'View club' }).getAttribute('href')).toBe('/club/velvet-static');
});

test('shares the short address', async () => {
  const share = vi.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Share mission' }));
  expect(share).toHaveBeenCalledWith({
    title: 'Soundcheck quiz',
    url: expect.stringMatching(/\/mission\/m1$/),
  });
  Reflect.deleteProperty(navigator, 'share');
});

test('says so where there is no such mission, and leads members-only ones to joining', async () => {
  storeSession(aSession());
  stubServer({ 'GET /missions/:id': { status: 404, error: { code: 'missions.not-found' } } });
  openScreen('/mission/m9', <Component />, '/mission/:id');
  await screen.findByRole('heading', { name: 'No such mission' });
  strikeStage();
  storeSession(aSession());
  stubServer({
    'GET /missions/:id': { status: 403, error: { code: 'clubs.members-only', details: { club_id: 'c1' } } },
  });
  openScreen('/mission/m1', <Component />, '/mission/:id');
  await vi.waitFor(() =>
    expect(whereNow()).toMatch(/^\/permission-error\?reason=join&club=c1&next=%2Fmission%2Fm1/),
  );
});

test('says how many fan tokens it gives, and leads to them once they are there', async () => {
  const tokens: MissionView['rewards'] = [{ kind: 'tokens', amount: 20, symbol: 'VELV', left: 3 }];
  open({ rewards: tokens, mine: mineOf({ state: 'claimed' }) });
  const won = within(await screen.findByRole('region', { name: 'Rewards' }));
  won.getByText('20 VELV');
  won.getByText('Fan tokens of this club');
  const way = won.getByRole('link', { name: 'See your fan tokens' });
  expect(way.getAttribute('href')).toBe('/club/velvet-static/token');
});
