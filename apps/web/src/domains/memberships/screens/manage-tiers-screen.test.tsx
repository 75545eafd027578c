// @vitest-environment jsdom
// Tests the tiers: added, changed, put in order and back where the server says no, removed after a question.
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { Component } from './manage-tiers-screen.tsx';

afterEach(strikeStage);

const club = {
  id: 'c1',
  handle: 'velvet-static',
  name: 'Velvet Static',
  hue: 355,
  picture: null,
  viewer: { role: 'owner', can: { manage_members: true } },
} as const;
const tier = (id: string, rank: number, name: string, xp: number) =>
  ({
    id,
    rank,
    name,
    hue: 200,
    reached_by: { by: 'xp', xp },
    benefits: [],
    member_count: 4,
  }) as const;
const balcony = tier('t1', 1, 'Balcony', 0);
const floor = tier('t2', 2, 'Floor', 1000);

function open(server: Server = {}) {
  const calls = stubServer({
    'GET /clubs/:id': { data: club },
    'GET /clubs/:id/tiers': { data: [balcony, floor] },
    ...server,
  });
  openScreen('/club/velvet-static/manage-member-tier', <Component />, '/club/:id/manage-member-tier');
  return calls;
}

const names = () => screen.getAllByRole('listitem').map((row) => row.querySelector('.sp-head')?.textContent);

test('a tier is added above the best', async () => {
  const person = userEvent.setup();
  const added = tier('t3', 3, 'Front Row', 1500);
  const calls = open({ 'POST /clubs/:id/tiers': { data: [balcony, floor, added] } });
  await person.click(await screen.findByRole('button', { name: 'Add tier' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByRole<HTMLButtonElement>('button', { name: 'Save tier' }).disabled).toBe(true);
  await person.type(sheet.getByLabelText('Name'), 'Front Row');
  await person.click(sheet.getByRole('button', { name: 'Save tier' }));
  await waitFor(() => expect(names()).toEqual(['Front Row', 'Floor', 'Balcony']));
  expect(calls.find((call) => call.name.startsWith('POST'))?.body).toMatchObject({
    name: 'Front Row',
    reached_by: { by: 'xp', xp: 1500 },
  });
});

test('a change that is refused stays in the sheet with its reason', async () => {
  const person = userEvent.setup();
  const calls = open({
    'PATCH /clubs/:id/tiers/:tier_id': { error: { code: 'memberships.tier-name-taken' } },
  });
  await person.click(await screen.findByRole('button', { name: /^Floor/ }));
  const sheet = within(await screen.findByRole('dialog'));
  await person.selectOptions(sheet.getByLabelText('How members reach it'), 'Set by staff');
  await person.type(sheet.getByLabelText('Store discount in percent'), '10');
  await person.click(sheet.getByRole('button', { name: 'Save tier' }));
  await sheet.findByText('Another tier already has this name.');
  expect(calls.find((call) => call.name.startsWith('PATCH'))?.body).toMatchObject({
    reached_by: { by: 'hand' },
    benefits: [{ type: 'discount', percent: 10 }],
  });
});

test('an order is shown at once, and goes back where the server says no', async () => {
  const person = userEvent.setup();
  const calls = open({
    'PUT /clubs/:id/tiers/order': { error: { code: 'memberships.tier-xp-out-of-order' } },
  });
  await screen.findByText('Floor');
  await person.click(screen.getByRole('button', { name: 'Move Balcony up' }));
  await waitFor(() => expect(toastStore.current()?.title).toMatch(/must need more XP/));
  expect(calls.find((call) => call.name.startsWith('PUT'))?.body).toEqual({ tier_ids: ['t2', 't1'] });
  expect(names()).toEqual(['Floor', 'Balcony']);
});

test('a tier is removed, and only after a second question', async () => {
  const person = userEvent.setup();
  const calls = open({ 'DELETE /clubs/:id/tiers/:tier_id': { data: [balcony] } });
  await person.click(await screen.findByRole('button', { name: /^Floor/ }));
  await person.click(await screen.findByRole('button', { name: 'Delete tier' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete the Floor tier?' });
  expect(calls.some((call) => call.name.startsWith('DELETE'))).toBe(false);
  await person.click(within(question).getByRole('button', { name: 'Delete tier' }));
  await waitFor(() => expect(names()).toEqual(['Balcony']));
});

test('tiers that did not come are asked for again', async () => {
  const person = userEvent.setup();
  open({ 'GET /clubs/:id/tiers': [{ error: { code: 'not-found' } }, { data: [balcony] }] });
  await screen.findByText('Couldn’t load the tiers');
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Balcony');
});
