// @vitest-environment jsdom
// Tests the offers of a club for those who run it: the list of promotion codes, switching one off, and making one.
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { aClub, aViewer } from '#domains/clubs/public/testing/club.ts';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { aManagedPlan } from '../testing/subscriptions.ts';
import { Component } from './manage-subscriptions-screen.tsx';

afterEach(strikeStage);

const encore = {
  ...{ id: 'k1', code: 'ENCORE20', percent: 20, periods: 3, plans: [{ id: 'p1', name: 'Stalls' }] },
  ...{ most_uses: 100, uses: 7, ends_at: null, active: true },
};

function open(server: Server = {}) {
  storeSession(aSession());
  const calls = stubServer({
    'GET /clubs/:id': { data: aClub({ viewer: aViewer('owner') }) },
    'GET /clubs/:id/promotion-codes': { data: [encore], beside: { next_cursor: null } },
    'GET /clubs/:id/win-back': { data: { percent: 20, periods: 3, active: false, on_cancel: false } },
    'GET /clubs/:id/managed-plans': { data: [aManagedPlan(), aManagedPlan({ id: 'p2', name: 'The box' })] },
    ...server,
  });
  openScreen(
    '/club/velvet-static/manage-subscriptions?view=offers',
    <Component />,
    '/club/:id/manage-subscriptions',
  );
  return calls;
}

test('a code says what it takes off and how often it was used, and is switched off', async () => {
  const calls = open({ 'PUT /promotion-codes/:id/active': { data: { ...encore, active: false } } });
  const row = await screen.findByRole('switch', { name: 'ENCORE20' });
  screen.getByText('20% off the first 3 payments · 7 of 100 uses · only for Stalls');
  await userEvent.click(row);
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'PUT /promotion-codes/k1/active')?.body).toEqual({
      active: false,
    }),
  );
  await waitFor(() => expect(toastStore.current()?.title).toBe('ENCORE20 turned off'));
});

test('a new code is sent as it was typed, and what is wrong is said at its field', async () => {
  const calls = open({
    'GET /clubs/:id/promotion-codes': { data: [], beside: { next_cursor: null } },
    'POST /clubs/:id/promotion-codes': { status: 201, data: { ...encore, code: 'SPRING' } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'New code' }));
  const code = await screen.findByRole('textbox', { name: 'Code' });
  const sheet = screen.getByRole('dialog', { name: 'New promotion code' });
  await userEvent.type(code, 'abc');
  const percent = within(sheet).getByRole('textbox', { name: 'Percent off' });
  await userEvent.clear(percent);
  await userEvent.type(percent, '4');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Make code' }));
  await within(sheet).findByText('Use 4 to 20 letters and digits.');
  within(sheet).getByText('Enter a whole number from 5 to 100.');
  await userEvent.type(code, '1');
  await userEvent.type(percent, '0');
  await userEvent.selectOptions(within(sheet).getByRole('combobox', { name: 'How long it lasts' }), '1');
  await userEvent.click(within(sheet).getByRole('checkbox', { name: 'The box' }));
  await userEvent.click(within(sheet).getByRole('button', { name: 'Make code' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toEqual({
      ...{ code: 'ABC1', percent: 40, periods: 1, plan_ids: ['p2'], most_uses: null, ends_at: null },
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New promotion code' })).toBeNull());
});

test('the offer to come back is switched on and saved as it was set', async () => {
  const set = { percent: 30, periods: 3, active: true, on_cancel: false };
  const calls = open({ 'PUT /clubs/:id/win-back': { data: set } });
  await userEvent.click(await screen.findByRole('switch', { name: 'Offer a discount to fans who left' }));
  const percent = screen.getByRole('textbox', { name: 'Percent off' });
  await userEvent.clear(percent);
  await userEvent.type(percent, '3');
  await userEvent.click(screen.getByRole('button', { name: 'Save offer' }));
  await screen.findByText('Enter a whole number from 5 to 100.');
  await userEvent.type(percent, '0');
  await userEvent.click(screen.getByRole('button', { name: 'Save offer' }));
  await waitFor(() => expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual(set));
});

test('a club with many codes is shown the next ones', async () => {
  const calls = open({
    'GET /clubs/:id/promotion-codes': ({ query }) =>
      query['cursor'] === 'more'
        ? { data: [{ ...encore, id: 'k2', code: 'SPRING' }], beside: { next_cursor: null } }
        : { data: [encore], beside: { next_cursor: 'more' } },
  });
  await screen.findByRole('switch', { name: 'ENCORE20' });
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByRole('switch', { name: 'SPRING' });
  expect(calls.filter(({ query }) => query['cursor'] === 'more')).toHaveLength(1);
});
