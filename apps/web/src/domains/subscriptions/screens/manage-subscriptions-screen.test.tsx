// @vitest-environment jsdom
// Tests the management of plans: the list, a form that sends what was typed and says what is wrong, subscribers, figures.
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { aClub, aViewer } from '#domains/clubs/public/testing/club.ts';
import { storeSession } from '#platform/session/session.ts';
import {
  aSession,
  openScreen,
  type Server,
  strikeStage,
  stubServer,
  whereNow,
} from '#platform/testing/stage.tsx';
import { aManagedPlan } from '../testing/subscriptions.ts';
import { Component } from './manage-subscriptions-screen.tsx';

afterEach(strikeStage);

function open(view = '', server: Server = {}) {
  storeSession(aSession());
  const calls = stubServer({
    'GET /clubs/:id': { data: aClub({ viewer: aViewer('owner') }) },
    'GET /clubs/:id/managed-plans': { data: [aManagedPlan()] },
    'GET /clubs/:id/tiers': { data: [] },
    ...server,
  });
  openScreen(
    `/club/velvet-static/manage-subscriptions${view}`,
    <Component />,
    '/club/:id/manage-subscriptions',
  );
  return calls;
}

test('lists plans, and a new one is sent as it was typed', async () => {
  const calls = open('', { 'POST /clubs/:id/plans': { status: 201, data: aManagedPlan({ id: 'p9' }) } });
  await screen.findByText('$6.00 a month · $60.00 a year · 12 subscribers');
  await userEvent.click(screen.getByRole('button', { name: 'New plan' }));
  await screen.findByRole('textbox', { name: 'Name' });
  const sheet = screen.getByRole('dialog', { name: 'New plan' });
  await userEvent.type(within(sheet).getByRole('textbox', { name: 'Name' }), 'Balcony');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Save plan' }));
  await within(sheet).findByText('Enter a monthly or a yearly price of at least $1.');
  await userEvent.type(within(sheet).getByRole('textbox', { name: /Price a month/ }), '3.00');
  await userEvent.type(within(sheet).getByRole('textbox', { name: /Benefits/ }), 'A diary{enter}5% off');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Save plan' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toEqual({
      ...{ name: 'Balcony', benefits: ['A diary', '5% off'], monthly_cents: 300, yearly_cents: null },
      ...{ tier_id: null, trial_days: 0, places: null },
    }),
  );
});

test('a plan with places says how many subscribe and how many places are taken', async () => {
  open('', {
    'GET /clubs/:id/managed-plans': {
      data: [aManagedPlan({ yearly_cents: null, subscribers: 11, places: 50, taken: 12 })],
    },
  });
  await screen.findByText('$6.00 a month · 11 subscribers · 12 of 50 places taken');
});

test('asks before it archives a plan', async () => {
  const calls = open('', { 'PUT /plans/:id/state': { data: aManagedPlan({ state: 'paused' }) } });
  await userEvent.click(await screen.findByRole('button', { name: /Stalls/ }));
  await screen.findByRole('button', { name: 'Archive plan' });
  const sheet = screen.getByRole('dialog', { name: 'Edit plan' });
  await userEvent.click(within(sheet).getByRole('button', { name: 'Archive plan' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Archive Stalls?' });
  expect(calls.filter(({ name }) => name.startsWith('PUT'))).toEqual([]);
  await userEvent.click(within(asked).getByRole('button', { name: 'Archive plan' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'PUT /plans/p1/state')?.body).toEqual({ state: 'archived' }),
  );
});

test('asks before it pauses a plan, and keeps what was typed', async () => {
  const calls = open('', {
    'GET /clubs/:id/managed-plans': [
      { data: [aManagedPlan()] },
      { data: [aManagedPlan({ state: 'paused', version: 4 })] },
    ],
    'PUT /plans/:id/state': { data: aManagedPlan({ state: 'paused', version: 4 }) },
    'PUT /plans/:id': { data: aManagedPlan({ name: 'Front stalls', version: 5 }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Stalls/ }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  const sheet = screen.getByRole('dialog', { name: 'Edit plan' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Front stalls');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Pause plan' }));
  const asked = await screen.findByRole('dialog', { name: 'Pause Stalls?' });
  expect(calls.filter((call) => call.name.startsWith('PUT'))).toEqual([]);
  await userEvent.click(within(asked).getByRole('button', { name: 'Pause plan' }));
  await within(sheet).findByRole('button', { name: 'Resume plan' });
  expect((name as HTMLInputElement).value).toBe('Front stalls');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Save plan' }));
  await waitFor(() =>
    expect(calls.find((call) => call.name === 'PUT /plans/p1')?.body).toMatchObject({
      name: 'Front stalls',
      version: 4,
    }),
  );
});

test('subscribers are shown by status', async () => {
  const subscriber = {
    ...{ id: 's1', user: { id: 'u2', user_name: 'mara', display_name: 'Mara Quill', avatar: null } },
    ...{ plan: { id: 'p1', name: 'Stalls' }, status: 'past_due' as const, billing: 'monthly' as const },
    ...{ price_cents: 600, started_at: '2026-03-12T10:00:00Z', period_end: '2026-11-12T10:00:00Z' },
    ...{ ended_at: null, paid_cents: 4800 },
  };
  const calls = open('?view=subscribers', {
    'GET /clubs/:id/subscribers': { data: [subscriber], beside: { next_cursor: null } },
  });
  await screen.findByText('Mara Quill');
  expect(screen.getByRole('link', { name: /Mara Quill/ }).getAttribute('href')).toBe('/user/mara');
  screen.getByText(/^Stalls · Since Mar 12.* · \$48\.00 paid$/);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'past_due');
  await waitFor(() => expect(calls.some(({ query }) => query['status'] === 'past_due')).toBe(true));
});

test('a new club has no subscribers yet; a status that nobody has says so', async () => {
  open('?view=subscribers', {
    'GET /clubs/:id/subscribers': { data: [], beside: { next_cursor: null } },
  });
  await screen.findByText('No subscribers yet');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'past_due');
  await screen.findByText('Nobody has this status right now.');
});

test('the views are tabs, and back leads to Manage', async () => {
  open('', { 'GET /clubs/:id/subscribers': { data: [], beside: { next_cursor: null } } });
  await userEvent.click(await screen.findByRole('tab', { name: 'Subscribers', selected: false }));
  await screen.findByRole('tabpanel', { name: 'Subscribers' });
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(whereNow()).toBe('/club/velvet-static/manage'));
});

test('figures say what comes in each month, and why fans left', async () => {
  const months = Array.from({ length: 12 }, (_, at) => ({
    month: `2026-${String(at + 1).padStart(2, '0')}`,
    paid_cents: (at + 1) * 100,
    refunded_cents: 0,
  }));
  const figures = {
    ...{
      subscribers: 39,
      counts: { trialing: 2, active: 30, past_due: 1, gifted: 2, cancelled: 4 },
      recurring_cents: 21_000,
    },
    ...{ started_30d: 5, ended_30d: 3, churn_bp: 820, reasons: [{ why: 'price', count: 2 }], months },
  };
  open('?view=figures', { 'GET /clubs/:id/subscription-figures': { data: figures } });
  await screen.findByText('$210.00');
  expect(screen.getAllByText('Subscribers').map((word) => word.closest('.sp-row')?.textContent)).toContain(
    'Subscribers39',
  );
  screen.getByText('8.2%');
  expect(screen.getByText('The price').closest('.sp-row')?.textContent).toContain('2');
  screen.getByRole('img', { name: /Between \$1\.00 and \$12\.00 a month; \$12\.00 this month/ });
});
