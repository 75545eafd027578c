// @vitest-environment jsdom
// Tests the lists of missions: mine by state with their counts and filter, and a club's with what it says on each ticket.
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aClub, aViewer } from '#domains/clubs/public/testing/club.ts';
import { storeSession } from '#platform/session/session.ts';
import {
  type Asked,
  aSession,
  openScreen,
  type Server,
  strikeStage,
  stubServer,
  whereNow,
} from '#platform/testing/stage.tsx';
import { aMissionCard, inMinutes, mineOf } from '../testing/missions.ts';
import { Component as ClubMissions } from './club-missions-screen.tsx';
import { Component as Missions } from './missions-screen.tsx';

beforeEach(() => void storeSession(aSession()));
afterEach(strikeStage);

const page = <Entry,>(data: Entry[]) => ({ data, beside: { next_cursor: null } });
const started = aMissionCard({
  id: 'm2',
  title: 'Beat the fog level',
  mine: mineOf({ state: 'started', passed: 1, due_at: inMinutes(220) }),
});
const sent = aMissionCard({ id: 'm3', title: 'Name the sourdough', mine: mineOf({ state: 'submitted' }) });
const done = aMissionCard({
  id: 'm4',
  title: 'Pick the encore',
  mine: mineOf({ state: 'claimed', passed: 2, earned_xp: 125, next: null }),
});
const byTab = { todo: [aMissionCard()], progress: [started], review: [sent], done: [done] };
const own = ({ query }: Asked) => page(byTab[(query.tab ?? 'todo') as keyof typeof byTab]);

function openMine(address = '/missions', server: Server = {}) {
  const calls = stubServer({
    'GET /mission-counts': { data: { todo: 1, progress: 1, review: 1, done: 48 } },
    'GET /missions': own,
    ...server,
  });
  openScreen(address, <Missions />, '/missions');
  return calls;
}

test('shows what runs, what is in review and what comes next, each as a ticket', async () => {
  openMine();
  const section = async (name: string) => within(await screen.findByRole('region', { name }));
  const fog = (await section('In progress')).getByRole('link', { name: /Beat the fog level/ });
  expect(fog.getAttribute('href')).toBe('/club/mission-detail/m2');
  expect(fog.textContent).toMatch(/3h (39|40)m left/);
  within(fog).getByRole('img', { name: '1 of 2 steps done' });
  expect((await section('In review')).getByRole('link').textContent).toMatch(/Waiting.*Sent/);
  expect((await section('To do')).getByRole('link').textContent).toMatch(
    /Soundcheck quiz.*Velvet Static.*2 steps.*125.*XP/,
  );
  expect(screen.queryByText('Pick the encore')).toBeNull();
  screen.getByRole('button', { name: 'All 51' });
});

test('a chip shows its state alone, and stands in the address', async () => {
  const user = userEvent.setup();
  openMine();
  await user.click(await screen.findByRole('button', { name: 'Done 48' }));
  expect(whereNow()).toBe('/missions?tab=done');
  const encore = await screen.findByRole('link', { name: /Pick the encore/ });
  within(encore).getByRole('img', { name: 'Done, 125 XP earned' });
  expect(screen.queryByText('Soundcheck quiz')).toBeNull();
});

test('the filter asks for one type, and is cleared where nothing is left', async () => {
  const user = userEvent.setup();
  const calls = openMine('/missions', {
    'GET /missions': (asked) => (asked.query.type === 'QUIZ' ? page([]) : own(asked)),
  });
  await user.click(await screen.findByRole('button', { name: 'Filter by type' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(sheet.getByRole('button', { name: 'Quiz' }));
  await user.click(sheet.getByRole('button', { name: 'Show missions' }));
  await screen.findByRole('heading', { name: 'No missions of this type' });
  expect(whereNow()).toBe('/missions?type=QUIZ');
  expect(calls.filter(({ query }) => query.type === 'QUIZ').length).toBe(3);
  screen.getByRole('button', { name: 'Filter by type, on: Quiz' });
  await user.click(screen.getByRole('button', { name: 'Clear filter' }));
  await screen.findByRole('link', { name: /Soundcheck quiz/ });
});

test('an empty list says what to do next, and one that failed can be asked for again', async () => {
  openMine('/missions', {
    'GET /mission-counts': { data: { todo: 0, progress: 0, review: 0, done: 0 } },
    'GET /missions': page([]),
  });
  await screen.findByRole('heading', { name: 'No missions yet' });
  expect(screen.getByRole('link', { name: 'Find a club' }).getAttribute('href')).toBe('/discover');
  strikeStage();
  storeSession(aSession());
  openMine('/missions', {
    'GET /mission-counts': { data: { todo: 0, progress: 0, review: 0, done: 3 } },
    'GET /missions': page([]),
  });
  await screen.findByRole('heading', { name: 'All done' });
  screen.getByRole('button', { name: 'See finished missions' });
  strikeStage();
  storeSession(aSession());
  let asked = 0;
  openMine('/missions?tab=todo', {
    'GET /missions': (call) => (asked++ === 0 ? { status: 500, error: { code: 'internal' } } : own(call)),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: /Soundcheck quiz/ });
});

function openClub(missions: ReturnType<typeof aMissionCard>[], address = '/club/velvet-static/missions') {
  const calls = stubServer({
    'GET /clubs/:id': { data: aClub() },
    'GET /clubs/:id/missions': page(missions),
  });
  openScreen(address, <ClubMissions />, '/club/:id/missions');
  return calls;
}

test('a club’s tickets say what keeps somebody from them, how often they come back and what is left', async () => {
  openClub([
    aMissionCard({ id: 'a', title: 'For the front row', locked: true }),
    aMissionCard({ id: 'b', title: 'Morning, regular', repeat: 'daily', steps: 1 }),
    aMissionCard({ id: 'c', title: 'Twelve chairs', slots: 12, slots_left: 3 }),
    aMissionCard({ id: 'd', title: 'Later', state: 'scheduled', opens_at: inMinutes(60 * 24 * 30) }),
    aMissionCard({ id: 'e', title: 'On hold', state: 'paused' }),
  ]);
  const ticket = async (name: RegExp) => (await screen.findByRole('link', { name })).textContent;
  expect(await ticket(/For the front row/)).toMatch(/Not open to you yet.*Locked/);
  expect(await ticket(/Morning/)).toMatch(/Every day · Read the log/);
  expect(await ticket(/Twelve chairs/)).toMatch(/3 spots left/);
  expect(await ticket(/Later/)).toMatch(/Opens \w{3} \d/);
  expect(await ticket(/On hold/)).toMatch(/Paused/);
  const tabs = within(screen.getByRole('navigation', { name: 'Club tabs' }));
  expect(tabs.getByRole('link', { name: 'Missions' }).getAttribute('aria-current')).toBe('page');
});

test('what is over stands behind its own tab', async () => {
  const calls = openClub([aMissionCard({ state: 'ended' })]);
  await userEvent.click(await screen.findByRole('radio', { name: 'Ended' }));
  await waitFor(() => expect(calls.at(-1)?.query.tab).toBe('ended'));
  expect(whereNow()).toBe('/club/velvet-static/missions?tab=ended');
  expect((await screen.findByRole('link', { name: /Soundcheck/ })).textContent).toMatch(/Ended/);
});

test('without a mission, those who run the club are led to making one', async () => {
  stubServer({
    'GET /clubs/:id': { data: aClub({ viewer: aViewer('owner') }) },
    'GET /clubs/:id/missions': page([]),
  });
  openScreen('/club/velvet-static/missions', <ClubMissions />, '/club/:id/missions');
  const heading = await screen.findByRole('heading', { name: 'No open missions' });
  expect(heading).toBeTruthy();
  for (const way of screen.getAllByRole('link', { name: 'Manage missions' }))
    expect(way.getAttribute('href')).toBe('/club/velvet-static/manage-missions');
});
