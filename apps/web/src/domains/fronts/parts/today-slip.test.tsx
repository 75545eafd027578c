// @vitest-environment jsdom
// Tests the running order on Home: lines by time, one button, stamps, a check-in shown at once and taken back, and a day without anything.
import type { Today, TodayLine } from '@stagepass/contract/fronts/today.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillAllSlots } from '#app/testing/fill-slots.ts';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { TodaySlip } from './today-slip.tsx';

beforeEach(() => {
  fillAllSlots();
  storeSession(aSession());
});
afterEach(strikeStage);

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const club = { id: 'c1', handle: 'third-kettle', name: 'Third Kettle', hue: 150 };

const checkin = {
  kind: 'checkin',
  key: 'checkin:c1',
  subject: { kind: 'checkin', id: 'c1' },
  at: inHours(3),
  urgency: 'soon',
  done: false,
  club,
  streak: 11,
  at_risk: true,
  xp: 75,
} satisfies TodayLine;

const mission = {
  kind: 'mission',
  key: 'mission:m1',
  subject: { kind: 'mission', id: 'm1' },
  at: inHours(4),
  urgency: 'today',
  done: false,
  stand: 'ends',
  mission_id: 'm1',
  title: 'Soundcheck quiz',
  club: { ...club, picture: null },
  xp: 75,
  steps: 3,
  passed: 0,
} satisfies TodayLine;

const review = {
  kind: 'review',
  key: 'review:r1',
  subject: { kind: 'requirement', id: 'r1' },
  at: inHours(-1),
  urgency: 'soon',
  done: false,
  outcome: 'refused',
  requirement_id: 'r1',
  title: 'Your best chorus',
  owner: { kind: 'mission', id: 'm2' },
  xp: 50,
  reason: 'Too quiet.',
} satisfies TodayLine;

const design = {
  id: 'd1',
  name: 'Test pressing',
  quality: 'ssrare',
  kind: 'collectible',
  picture: null,
  club: null,
} as const;
const lot = {
  kind: 'lot',
  key: 'lot:a1',
  subject: { kind: 'auction', id: 'a1' },
  at: inHours(1),
  urgency: 'now',
  done: false,
  auction_id: 'a1',
  title: 'Test pressing',
  design,
  price_cents: 17_235,
  next_cents: 18_097,
  ends_at: inHours(1),
} satisfies TodayLine;

const day = (lines: TodayLine[], first: string | null, clubs = 2): Today => ({
  lines,
  first,
  clubs,
  now: new Date().toISOString(),
});
const open = () => openScreen('/home', <TodaySlip />);
const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent);

test('lines stand in the order they came, and the first one has the one button', async () => {
  stubServer({ 'GET /home/today': { data: day([lot, checkin, mission], 'lot:a1') } });
  open();
  const again = await screen.findByRole('link', { name: /Bid again/ });
  expect(again.textContent).toContain('$180.97');
  expect(again.getAttribute('href')).toBe('/market-item/a1');
  expect(lines().map((text) => /outbid|Check in, Third|quiz/.exec(text ?? '')?.[0])).toEqual([
    'outbid',
    'Check in, Third',
    'quiz',
  ]);
  screen.getByText('Keep your streak of 11 days');
  screen.getByText('Third Kettle, 3 steps');
  expect(screen.getByRole('link', { name: /All tasks/ }).getAttribute('href')).toBe('/club/tasks');
});

test('what a club said of a station’s step leads to the step while it is refused, and to the station once accepted', async () => {
  const owner = { kind: 'station', id: 't1' } as const;
  const refused = { ...review, owner };
  const accepted = {
    ...refused,
    key: 'review:r2',
    requirement_id: 'r2',
    title: 'Wave at the camera',
    outcome: 'accepted',
    reason: null,
    done: true,
  } satisfies TodayLine;
  stubServer({ 'GET /home/today': { data: day([refused, accepted], 'review:r1') } });
  open();
  const again = await screen.findByRole('link', { name: 'Try again' });
  expect(again.getAttribute('href')).toBe('/club/station/t1?step=r1');
  const done = screen.getByRole('link', { name: /Wave at the camera was accepted/ });
  expect(done.getAttribute('href')).toBe('/club/station/t1');
});

test('a check-in is stamped with the tap and counted', async () => {
  const made = { ...checkin, done: true, streak: 12 };
  const calls = stubServer({
    'GET /home/today': [{ data: day([checkin], 'checkin:c1') }, { data: day([made], null) }],
    'POST /clubs/:id/checkins': { data: { streak: 12, checked_today: true, granted_xp: 75 } },
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Check in for 75 XP' }));
  await screen.findByText('12 days');
  screen.getByText('All done for today');
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'GET /home/today').length).toBeGreaterThan(1),
  );
  expect(screen.queryByRole('button', { name: /Check in/ })).toBeNull();
});

test('a check-in that the server refuses is open again', async () => {
  stubServer({
    'GET /home/today': { data: day([checkin], 'checkin:c1') },
    'POST /clubs/:id/checkins': { status: 403, error: { code: 'clubs.muted' } },
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Check in for 75 XP' }));
  await screen.findByRole('button', { name: 'Check in for 75 XP' });
  screen.getByText('Keep your streak of 11 days');
});

test('another check-in can be made beside what comes first', async () => {
  const calls = stubServer({
    'GET /home/today': { data: day([lot, checkin], 'lot:a1') },
    'POST /clubs/:id/checkins': { data: { streak: 12, checked_today: true, granted_xp: 75 } },
  });
  open();
  const line = (await screen.findByText('Check in, Third Kettle')).closest('li') as HTMLElement;
  await userEvent.click(within(line).getByRole('button', { name: 'Check in, Third Kettle' }));
  await waitFor(() => expect(calls.some(({ name }) => name === 'POST /clubs/c1/checkins')).toBe(true));
});

test('what a club refused can be handed in again, and what it accepted is stamped', async () => {
  const accepted: TodayLine = { ...review, key: 'review:r2', done: true, outcome: 'accepted', reason: null };
  stubServer({ 'GET /home/today': { data: day([accepted, review], 'review:r1') } });
  open();
  const again = await screen.findByRole('link', { name: 'Try again' });
  expect(again.getAttribute('href')).toBe('/club/play-mission/m2?step=r1');
  screen.getByText('Your best chorus wasn’t accepted');
  screen.getByText('“Too quiet.”');
  const line = screen.getByText('Your best chorus was accepted').closest('li') as HTMLElement;
  within(line).getByText('+50 XP');
});

test('what is done is struck and stamped', async () => {
  const done: TodayLine[] = [
    { ...checkin, done: true, streak: 12 },
    { ...mission, done: true, stand: 'completed' },
    { ...lot, done: true },
  ];
  stubServer({ 'GET /home/today': { data: day(done, null) } });
  open();
  await screen.findByText('Done: 12 days');
  screen.getByText('Done: +75 XP');
  screen.getByText('Done: Leading');
  screen.getByText('All done for today');
});

test('a full day shows its first lines, what comes first among them, and the rest on request', async () => {
  const many: TodayLine[] = Array.from({ length: 9 }, (_, at) => ({
    ...mission,
    key: `mission:m${at}`,
    title: `Mission ${at}`,
  }));
  stubServer({ 'GET /home/today': { data: day(many, 'mission:m6') } });
  open();
  const more = await screen.findByRole('button', { name: 'Show 2 more' });
  expect(lines()).toHaveLength(7);
  await userEvent.click(more);
  expect(lines()).toHaveLength(9);
  expect(screen.queryByRole('button', { name: /Show/ })).toBeNull();
});

test('a quiet day says so', async () => {
  stubServer({ 'GET /home/today': { data: day([], null) } });
  open();
  await screen.findByText('Nothing due today');
  screen.getByRole('link', { name: /All tasks/ });
});

test('a newcomer is led to clubs', async () => {
  stubServer({ 'GET /home/today': { data: day([], null, 0) } });
  open();
  expect((await screen.findByRole('link', { name: 'Discover clubs' })).getAttribute('href')).toBe(
    '/discover',
  );
  expect(screen.queryByRole('link', { name: /All tasks/ })).toBeNull();
});

test('a failure says so and can be tried again', async () => {
  stubServer({
    'GET /home/today': [{ status: 500, error: { code: 'internal' } }, { data: day([mission], 'mission:m1') }],
  });
  open();
  await screen.findByText('Couldn’t load your day');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Soundcheck quiz ends');
});
