// @vitest-environment jsdom
// Tests the operator's screens: the hub, the missing second factor, a suspension, a switch, parked work, a page with its preview.
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { Component as Announcements } from './announcements-screen.tsx';
import { Component as Clubs } from './clubs-screen.tsx';
import { Component as Features } from './features-screen.tsx';
import { Component as Hub } from './hub-screen.tsx';
import { Component as Pages } from './pages-screen.tsx';
import { Component as System } from './system-screen.tsx';

beforeEach(() => storeSession(aSession({ operator: true })));
afterEach(strikeStage);

const overview = {
  ...{ payouts: 2, identity_checks: 0, disputes: 1, parked: 4 },
  ...{ suspended_people: 1, suspended_clubs: 0, features_off: 1, announcements: 0 },
};

function open(at: string, Screen: ComponentType, server: Server) {
  const calls = stubServer({ 'GET /operator/overview': { data: overview }, ...server });
  openScreen(at, <Screen />);
  return calls;
}

test('the hub says what waits and leads to every part', async () => {
  open('/operator', Hub, {
    'GET /operator/cases/counts': { data: { waiting: 7, hidden: 1, appealed: 1 } },
  });
  const money = await screen.findByRole('link', { name: /Payouts and disputes/ });
  expect(money.textContent).toContain('2 payouts, 0 identity checks, 1 disputes');
  expect(money.getAttribute('href')).toBe('/operator/money');
  await waitFor(() => expect(screen.getByRole('link', { name: /Reports/ }).textContent).toContain('7'));
  expect(screen.getByRole('link', { name: /People/ }).textContent).toContain('1 suspended');
});

test('without a second factor the screen leads to setting it up', async () => {
  open('/operator', Hub, {
    'GET /operator/overview': { status: 403, error: { code: 'operator-factor-missing' } },
    'GET /operator/cases/counts': { status: 403, error: { code: 'operator-factor-missing' } },
  });
  const way = await screen.findByRole('link', { name: 'Set up two-step verification' });
  expect(way.getAttribute('href')).toBe('/user/settings?view=second-factor');
});

test('a club is suspended with a reason, and never without one', async () => {
  const person = userEvent.setup();
  const row = {
    club: { id: 'c1', handle: 'cheap-seats', name: 'Cheap Seats Daily' },
    owner: { id: 'u2', display_name: 'Juno Vale' },
    founded_at: '2026-01-01T10:00:00Z',
    suspended_at: null,
  };
  const calls = open('/operator/clubs', Clubs, {
    'GET /operator/clubs': { data: [row] },
    'PUT /operator/clubs/:id/suspension': { data: { ...row, suspended_at: '2026-11-01T10:00:00Z' } },
  });
  await person.click(await screen.findByRole('button', { name: 'Suspend Cheap Seats Daily' }));
  const send = async () => person.click(await screen.findByRole('button', { name: 'Suspend' }));
  await send();
  await screen.findByText('Enter 3 to 300 characters.');
  expect(calls.some(({ name }) => name.startsWith('PUT'))).toBe(false);
  await person.type(screen.getByLabelText('Reason'), 'Sells what it does not have');
  await send();
  await waitFor(() => expect(toastStore.current()?.title).toBe('Cheap Seats Daily is suspended'));
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({
    suspended: true,
    reason: 'Sells what it does not have',
  });
});

test('switching a feature off asks first', async () => {
  const person = userEvent.setup();
  const feature = { feature: 'draws', on: true, note: '', off_since: null } as const;
  const calls = open('/operator/features', Features, {
    'GET /operator/features': { data: [feature] },
    'PUT /operator/features/:feature': { data: { ...feature, on: false } },
  });
  await person.click(await screen.findByRole('switch', { name: 'Packs and draws' }));
  expect(calls.some(({ name }) => name.startsWith('PUT'))).toBe(false);
  await person.click(await screen.findByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(toastStore.current()?.title).toBe('Turned off'));
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({ on: false, note: '' });
});

test('parked work is shown with its error and tried again', async () => {
  const person = userEvent.setup();
  const work = { id: 'job/1', name: 'mail.send', attempts: 17, since: '2026-11-01T10:00:00Z' };
  const calls = open('/operator/system', System, {
    'GET /operator/parked': { data: [{ ...work, last_error: 'no route to host', can_retry: true }] },
    'POST /operator/parked/retries': { data: { retried: 1 } },
    'GET /operator/audit-runs': { data: [] },
    'GET /operator/health': { status: 500, error: { code: 'internal' } },
  });
  await screen.findByText(/no route to host/);
  await person.click(screen.getByRole('button', { name: 'Retry mail.send' }));
  await waitFor(() => expect(toastStore.current()?.title).toBe('1 will be tried again'));
  expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toEqual({ id: 'job/1' });
});

test('a partner page is seen while it is written, and saved whole', async () => {
  const person = userEvent.setup();
  const page = {
    ...{ slug: 'NTU', title: 'Campus nights', tagline: '', hue: 12, hero_url: null, text: '' },
    facts: [{ label: 'Nights', value: '14' }],
    ...{ featured_club_ids: ['c1'], campaign_id: null, button: null, updated_at: '2026-11-01T10:00:00Z' },
  };
  const calls = open('/operator/pages', Pages, {
    'GET /operator/pages': { data: [page] },
    'PUT /pages/:slug': { data: page },
  });
  await person.click(await screen.findByRole('button', { name: /Campus nights/ }));
  await person.type(await screen.findByLabelText('Tagline'), 'Every second Thursday');
  await screen.findByText('Every second Thursday');
  await person.click(screen.getByRole('button', { name: 'Save page' }));
  await waitFor(() => expect(toastStore.current()?.title).toBe('Page saved'));
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toMatchObject({
    tagline: 'Every second Thursday',
    facts: page.facts,
    featured_club_ids: ['c1'],
  });
});

test('an announcement that ends before it starts is not sent', async () => {
  const person = userEvent.setup();
  const calls = open('/operator/announcements', Announcements, {
    'GET /operator/announcements': { data: [] },
  });
  await person.click(await screen.findByRole('button', { name: 'New announcement' }));
  await person.click(await screen.findByRole('button', { name: 'Announce' }));
  await screen.findByText('Check this field.');
  expect(calls.some(({ name }) => name.startsWith('POST'))).toBe(false);
});
