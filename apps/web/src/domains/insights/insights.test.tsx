// @vitest-environment jsdom
// Tests both screens of insights: figures beside the period before, few people, charts as tables, what a figure is made of, another
// range; the desk's lines and where they lead, one hint, and what is said where there is nothing or loading fails.
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillAllSlots } from '#app/testing/fill-slots.ts';
import { openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { Component as Desk } from './screens/desk-screen.tsx';
import { Component as Overview } from './screens/overview-screen.tsx';

beforeEach(fillAllSlots);
afterEach(strikeStage);

const can = {
  manage: true,
  scan: true,
  manage_content: true,
  manage_sales: true,
  manage_members: true,
  manage_club: true,
  answer_hand_over: false,
};
const velvet = { id: 'c1', handle: 'velvet-static', name: 'Velvet Static', hue: 355, picture: null } as const;
const club = { ...velvet, member_count: 167, delete_after: null, viewer: { role: 'owner', can } } as const;

const series = [
  { day: '2026-11-14', value: 12, cents: 0 },
  { day: '2026-11-15', value: null, cents: null },
];
const figure = (
  name: 'active' | 'revenue' | 'mission_done',
  value: number | null,
  cents: number | null = 0,
) => ({
  ...{ figure: name, value, cents, series },
  previous: { value: 10, cents: 10_000 },
});
const insights = {
  range: '28d',
  ...{ from: '2026-10-19', to: '2026-11-15', previous_from: '2026-09-21', time_zone: 'Europe/London' },
  ...{ step: 'day', counted: true },
  members: { now: 220, before: 200 },
  ...{ active_week: 61, active_month: null, best_hour: 19 },
  figures: [figure('active', 12), figure('mission_done', null), figure('revenue', 40, 12_345)],
  revenue: [{ key: 'tip', value: 12, cents: 12_345 }],
  hours: [{ key: '19', value: 30, cents: 0 }],
  missions: [
    {
      ...{ id: 'm1', title: 'The 1974 eleven quiz', started: 100, done: 48 },
      steps: [{ id: 's1', title: 'Name the keeper', position: 0, passed: 50 }],
    },
  ],
  posts: [{ id: 'p1', text: 'Doors at eight.', comments: 9, reactions: null }],
  retention: [{ week: '2026-11-09', joined: 20, percents: [100, null] }],
  fans: [],
  hint: {
    ...{ kind: 'step-loses', club_id: 'c1', mission_id: 'm1', mission: 'The 1974 eleven quiz' },
    ...{ step: 'Name the keeper', position: 0, percent: 50, others_percent: 4 },
  },
} as const;

function openOverview(server: Server = {}) {
  stubServer({
    'GET /clubs/:id': { data: club },
    'GET /clubs/:id/insights': { data: insights as never },
    ...server,
  });
  openScreen('/club/velvet-static/overview', <Overview />, '/club/:id/overview');
}

test('figures stand beside the period before, and say where too few people are behind them', async () => {
  openOverview();
  await screen.findByText('220');
  screen.getByText('Up 10% on the period before');
  screen.getAllByText('$123.45');
  expect(screen.getAllByText('Fewer than 5 people').length).toBeGreaterThan(1);
  screen.getByText(/50% of fans stop at “Name the keeper”/);
  screen.getByText('Post around 7 PM: that’s when most fans comment and react.');
});

test('charts read as tables', async () => {
  openOverview();
  await screen.findByText('220');
  const [first] = screen.getAllByRole('button', { name: 'Show as a table' });
  await userEvent.click(first as HTMLElement);
  const table = screen.getByRole('table', { name: 'Active fans a day' });
  within(table).getByRole('row', { name: 'Nov 14 12' });
  within(table).getByRole('row', { name: 'Nov 15 Fewer than 5 people' });
});

test('a figure opens what it is made of, and where the single things stand', async () => {
  openOverview();
  await userEvent.click(await screen.findByRole('button', { name: /Earned after fees/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Earned after fees' });
  within(sheet).getByText('Period before: $100.00');
  within(sheet).getByRole('link', { name: 'Open Earnings' });
});

test('another range asks again, and what did not load can be tried again', async () => {
  const asked: string[] = [];
  openOverview({
    'GET /clubs/:id/insights': ({ query }) => {
      asked.push(query.range ?? '');
      if (query.range === 'year') return { status: 500, error: { code: 'internal' } };
      return { data: insights as never };
    },
  });
  await screen.findByText('220');
  await userEvent.click(screen.getByRole('radio', { name: 'Year' }));
  await screen.findByText('Couldn’t load the figures');
  expect(asked).toContain('28d');
  expect(asked).toContain('year');
});

const desk = {
  clubs: [velvet],
  waiting: [
    {
      ...{ kind: 'reviews', count: 14, due_at: '2026-01-01T00:00:00Z', amount_cents: null },
      clubs: [{ club_id: 'c1', count: 14 }],
    },
    {
      ...{ kind: 'payouts', count: 1, due_at: null, amount_cents: 128_450 },
      clubs: [{ club_id: 'c1', count: 1 }],
    },
  ],
  today: [
    { figure: 'revenue', value: 21_840, week_ago: 16_310 },
    { figure: 'active', value: null, week_ago: 7 },
    { figure: 'mission_done', value: 0, week_ago: 0 },
  ],
  hint: { kind: 'more-left', club_id: 'c1', left: 12, joined: 3 },
  drafts: [{ kind: 'vote', id: 'v1', club_id: 'c1', title: 'Away kit', at: '2026-11-14T00:00:00Z' }],
  dates: [],
} as const;

function openDesk(answer: unknown = desk) {
  stubServer({ 'GET /creator-desk': { data: answer as never } });
  openScreen('/user/creatorpod', <Desk />);
}

test('what waits leads to where it is decided, club by club', async () => {
  openDesk();
  const reviews = await screen.findByRole('link', { name: 'Reviews: 14 in Velvet Static' });
  expect(reviews.getAttribute('href')).toContain('/club/velvet-static/');
  screen.getByText('$1,284.50 can be paid out');
  screen.getByText(/^Overdue since/);
  screen.getByText('$218.40');
  screen.getByText('Under 5 people');
  screen.getByText('Away kit');
  screen.getByText('Nothing is planned in the next 14 days.');
});

test('the one hint can wait', async () => {
  openDesk();
  await screen.findByText('12 members left and 3 joined in this time.');
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByText('12 members left and 3 joined in this time.')).toBeNull();
});

test('says so where nothing waits, and where there is no club yet', async () => {
  openDesk({ ...desk, waiting: [] });
  await screen.findByText('Nothing is waiting for you.');
  strikeStage();
  openDesk({ clubs: [], waiting: [], today: [], hint: null, drafts: [], dates: [] });
  await screen.findByText('You don’t run a club yet');
});
