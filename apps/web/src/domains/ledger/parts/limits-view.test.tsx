// @vitest-environment jsdom
// Tests limits and the pause: what is sent, what waits, what is refused, and the question before what cannot be undone.
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { aWallet } from '../public/testing/money.ts';
import { View } from './limits-view.tsx';

beforeEach(() => storeSession(aSession()));
afterEach(strikeStage);

function open(server: Server = {}) {
  const calls = stubServer({ 'GET /wallet': { data: aWallet() }, ...server });
  openScreen('/user/settings?view=spending-limits', <View />);
  return calls;
}

const limits = { ...aWallet().limits, month_cents: 6000, spent_month_cents: 3750 };

test('a lower limit counts at once, a higher one later, and both say so', async () => {
  const person = userEvent.setup();
  const next = { day_cents: null, month_cents: 9000, from: '2030-01-02T10:00:00Z' };
  const calls = open({
    'GET /wallet': { data: aWallet({ limits }) },
    'PUT /wallet/limits': [
      { data: aWallet({ limits: { ...limits, month_cents: 4000 } }) },
      { data: aWallet({ limits: { ...limits, next } }) },
    ],
  });
  const month = await screen.findByLabelText<HTMLInputElement>('Monthly limit, in dollars');
  expect(month.value).toBe('60.00');
  expect(screen.getByText('$37.50 spent or held this month')).toBeTruthy();
  expect(screen.getByText(/money held for your bids\. Top-ups and fan tokens don’t count/)).toBeTruthy();
  await person.clear(month);
  await person.type(month, '40');
  await person.click(screen.getByRole('button', { name: 'Save limits' }));
  await waitFor(() => expect(toastStore.current()?.title).toBe('Saved. Your limits apply now.'));
  expect(calls.find((call) => call.name.startsWith('PUT'))?.body).toEqual({
    day_cents: null,
    month_cents: 4000,
  });
  await person.clear(month);
  await person.type(month, '90');
  await person.click(screen.getByRole('button', { name: 'Save limits' }));
  await screen.findByText(/no limit a day, \$90\.00 a month\./);
});

test('what is no amount is not sent', async () => {
  const person = userEvent.setup();
  const calls = open();
  await person.type(await screen.findByLabelText('Daily limit, in dollars'), '1,5');
  await screen.findByText(/Enter an amount/);
  await person.click(screen.getByRole('button', { name: 'Save limits' }));
  expect(calls.some((call) => call.name.startsWith('PUT'))).toBe(false);
});

test('a pause starts only after a second question, and shorter ones are then shut', async () => {
  const person = userEvent.setup();
  const until = new Date(Date.now() + 7 * 86_400_000).toISOString();
  const calls = open({ 'POST /wallet/exclusion': { data: aWallet({ excluded_until: until }) } });
  await person.click(await screen.findByRole('radio', { name: '7 days' }));
  await person.click(screen.getByRole('button', { name: 'Pause for 7 days' }));
  const question = await screen.findByRole('alertdialog', { name: 'Pause all spending for 7 days?' });
  expect(calls.some((call) => call.name.startsWith('POST'))).toBe(false);
  await person.click(within(question).getByRole('button', { name: 'Pause for 7 days' }));
  await screen.findByText(/^Paused until/);
  expect(calls.find((call) => call.name.startsWith('POST'))?.body).toEqual({ days: 7 });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '1 day' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '30 days' }).disabled).toBe(false);
});
