// @vitest-environment jsdom
// Tests doing a mission: one step after the other, what the club looks at, and the moment it is finished.
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import {
  aSession,
  openScreen,
  type Server,
  strikeStage,
  stubServer,
  whereNow,
} from '#platform/testing/stage.tsx';
import { aMission, aStep, mineOf } from '../testing/missions.ts';
import { Component } from './play-mission-screen.tsx';

beforeEach(() => void storeSession(aSession()));
afterEach(strikeStage);

const reading = (id: string, title: string) => ({
  data: {
    id: `a-${id}`,
    requirement_id: id,
    title,
    number: 1,
    opened_at: new Date().toISOString(),
    ends_at: null,
    now: new Date().toISOString(),
    task: { type: 'CONTENT' as const, text: 'The log', link: null, media: null, seconds: 0 },
  },
});
const outcome = (change: object = {}) => ({
  data: {
    passed: true,
    in_review: false,
    reason: null,
    score: null,
    tries_left: null,
    all_passed: false,
    ...change,
  },
});
const first = aStep('s1', { title: 'Read the log' });
const second = aStep('s2', { title: 'Read the letter', waits: true, state: 'locked' });
const before = aMission({ requirements: [first, second], xp: 100 });
const between = aMission({
  requirements: [
    { ...first, state: 'passed' },
    { ...second, state: 'todo' },
  ],
  xp: 100,
  mine: mineOf({
    state: 'started',
    passed: 1,
    earned_xp: 50,
    next: { id: 's2', title: second.title, type: 'CONTENT' },
  }),
});
const finished = aMission({
  requirements: [first, second].map((step) => ({ ...step, state: 'passed' as const })),
  xp: 100,
  mine: mineOf({ state: 'claimed', passed: 2, earned_xp: 100, next: null }),
  rewards: [{ kind: 'credits', amount_cents: 200, left: 3 }],
  can: { take_part: false, claim: false, edit: false },
});

function open(server: Server, address = '/club/play-mission/m1') {
  const calls = stubServer({
    'POST /requirements/:id/open': ({ params }) => reading(params.id ?? '', `Task ${params.id}`),
    'POST /requirements/:id/finish': outcome(),
    ...server,
  });
  openScreen(address, <Component />, '/club/play-mission/:id');
  return calls;
}

const markDone = async () => userEvent.click(await screen.findByRole('button', { name: 'Mark as done' }));

test('goes from step to step, and ends with the stamp and the reward', async () => {
  const calls = open({ 'GET /missions/:id': [{ data: before }, { data: between }, { data: finished }] });
  await screen.findByRole('heading', { name: 'Task s1' });
  screen.getByRole('img', { name: 'Step 1 of 2' });
  await markDone();
  await screen.findByRole('heading', { name: 'Task s2' });
  expect(whereNow()).toBe('/club/play-mission/m1?step=s2');
  await markDone();
  await screen.findByRole('heading', { name: 'Mission complete' });
  await screen.findByRole('img', { name: 'Finished' });
  screen.getByText('100 XP earned');
  screen.getByText('$2.00 of credit');
  expect(screen.getByRole('link', { name: 'See more missions' }).getAttribute('href')).toBe('/missions');
  expect(calls.filter(({ name }) => name.endsWith('/finish'))).toHaveLength(2);
});

test('with less motion, the last frame is there at once', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduce'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  open({ 'GET /missions/:id': [{ data: between }, { data: finished }] });
  await markDone();
  await screen.findByRole('heading', { name: 'Mission complete' });
  const stamp = screen.getByRole('img', { name: 'Finished' });
  expect(stamp.dataset.landing).toBe('false');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
});

test('what the club looks at has a screen of its own, with the next step', async () => {
  const waiting = {
    ...between,
    requirements: [
      { ...first, state: 'review' as const },
      { ...second, state: 'todo' as const },
    ],
  };
  open({
    'GET /missions/:id': [{ data: before }, { data: waiting }],
    'POST /requirements/:id/finish': outcome({ passed: false, in_review: true }),
  });
  await markDone();
  await screen.findByRole('heading', { name: 'Sent' });
  screen.getByText(/answers within three days/);
  await userEvent.click(screen.getByRole('button', { name: 'Do the next step' }));
  await screen.findByRole('heading', { name: 'Task s2' });
});

test('begins with the step of the address where that is open', async () => {
  const both = { ...before, requirements: [first, { ...second, state: 'todo' as const, waits: false }] };
  open({ 'GET /missions/:id': { data: both } }, '/club/play-mission/m1?step=s2');
  await screen.findByRole('heading', { name: 'Task s2' });
  screen.getByRole('img', { name: 'Step 2 of 2' });
  await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
  expect(whereNow()).toBe('/club/mission-detail/m1');
});

test('where nothing can be done, the mission’s page says why', async () => {
  open({ 'GET /missions/:id': { data: finished } });
  await vi.waitFor(() => expect(whereNow()).toBe('/club/mission-detail/m1'));
});

test('staff see the badge they got, and why the rest is not theirs', async () => {
  const badge = {
    id: 'b1',
    club: null,
    name: 'Away day',
    description: '',
    look: { shape: 'shield', icon: 'ticket', hue: 20 },
    stages: 1,
    stage: 1,
    earned_at: new Date().toISOString(),
  } as const;
  const done = {
    ...finished,
    mine: mineOf({ state: 'claimed', passed: 2, earned_xp: 100, next: null, reward_wait: 'staff' }),
    rewards: [...finished.rewards, { kind: 'badge' as const, badge, left: null }],
  };
  const answers = [between, done];
  open({
    'GET /missions/:id': () => ({ data: answers.shift() ?? done }),
    'POST /requirements/:id/finish': outcome({ all_passed: true }),
  });
  await markDone();
  await screen.findByText('Mission complete');
  const got = screen.getByRole('region', { name: 'You got' });
  expect(got.textContent).toContain('Away day');
  expect(got.textContent).not.toContain('$2.00');
  expect(
    screen.getByText('You run this club, so you get XP and badges, but no items, credits or fan tokens.'),
  ).toBeTruthy();
});
