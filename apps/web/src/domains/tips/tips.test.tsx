// @vitest-environment jsdom
// Tests tips on the phone: one tap on the club's page, under a post of the staff, and the staff's list with its switch.
import type { Tip, TipJar } from '@stagepass/contract/tips/shapes.ts';
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aClub, aViewer } from '#domains/clubs/public/testing/club.ts';
import { aWallet } from '#domains/ledger/public/testing/money.ts';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { ClubTips } from './parts/club-tips.tsx';
import { Component as ManageTips } from './screens/manage-tips-screen.tsx';

afterEach(strikeStage);
beforeEach(() => storeSession(aSession()));

const club = aClub({ viewer: aViewer('member') });
const jar: TipJar = { on: true, refusal: null };
const gift = { id: 't1', amount_cents: 300, transfer_id: 'x1' };

function open(server: Server = {}, available_cents = 5000, address = '/here') {
  const credits = { ...aWallet().credits, available_cents };
  const calls = stubServer({
    'GET /clubs/:id/tip-jar': { data: jar },
    'GET /wallet': { data: aWallet({ credits }) },
    'POST /clubs/:id/tips': { data: gift },
    ...server,
  });
  openScreen(address, <ClubTips club={club} />, new URL(address, 'https://x').pathname);
  return calls;
}

async function press() {
  const dialog = await screen.findByRole('dialog', { name: `Tip ${club.name}`, busy: false });
  const pay = within(dialog).getByRole('button', { name: /Give tip/ });
  await waitFor(() => expect(pay.getAttribute('aria-disabled')).toBeNull(), { timeout: 4000 });
  await userEvent.click(pay);
}

test('an amount is one tap away; a note and a hidden name go with it, and the sheet closes', async () => {
  const calls = open();
  await userEvent.click(await screen.findByRole('button', { name: '$3' }));
  await userEvent.type(await screen.findByLabelText(/Note to the club/), 'For the strings');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Don’t show my name' }));
  await press();
  await waitFor(() =>
    expect(calls.find(({ name }) => name === `POST /clubs/${club.id}/tips`)?.body).toEqual({
      ...{ amount_cents: 300, note: 'For the strings', anonymous: true, post_id: null },
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('another amount is typed, within its bounds', async () => {
  const calls = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Other amount' }));
  const field = await screen.findByLabelText('Amount in dollars');
  await userEvent.type(field, '201');
  await screen.findByText('Enter an amount from $1 to $200.');
  await userEvent.clear(field);
  await userEvent.type(field, '12.50');
  await press();
  await waitFor(() =>
    expect(calls.find(({ name }) => name === `POST /clubs/${club.id}/tips`)?.body).toMatchObject({
      amount_cents: 1250,
    }),
  );
});

test('where the wallet is short, the way leads to a top-up', async () => {
  open({}, 50);
  await userEvent.click(await screen.findByRole('button', { name: '$1' }));
  await screen.findByRole('link', { name: /Top up first/ });
});

test('a top-up leads back to the tip with its note, and what comes back is what is given', async () => {
  open({}, 50);
  await userEvent.click(await screen.findByRole('button', { name: 'Other amount' }));
  await userEvent.type(await screen.findByLabelText('Amount in dollars'), '12.50');
  await userEvent.type(screen.getByLabelText(/Note to the club/), 'For the strings & more');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Don’t show my name' }));
  const way = await screen.findByRole('link', { name: /Top up first.*\$12\.00/ });
  const next = new URL(way.getAttribute('href') ?? '', 'https://x').searchParams.get('next') ?? '';
  expect(new URL(next, 'https://x').pathname).toBe(`/club/${club.handle}/home`);
  strikeStage();
  storeSession(aSession());
  const calls = open({}, 5000, next);
  await press();
  await waitFor(() =>
    expect(calls.find(({ name }) => name === `POST /clubs/${club.id}/tips`)?.body).toEqual({
      ...{ amount_cents: 1250, note: 'For the strings & more', anonymous: true, post_id: null },
    }),
  );
  // Once it is given, the address asks for it no more.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a club that takes no tips, and whoever cannot give one, is offered nothing', async () => {
  for (const kept of [
    { on: false, refusal: { code: 'tips.off', message: 'Off' } },
    { on: true, refusal: { code: 'clubs.banned', message: 'Banned' } },
  ]) {
    const calls = open({ 'GET /clubs/:id/tip-jar': { data: kept } });
    await waitFor(() => expect(calls.some(({ name }) => name.endsWith('/tip-jar'))).toBe(true));
    expect(screen.queryByRole('button')).toBeNull();
    strikeStage();
    storeSession(aSession());
  }
});

const aTip = (change: Partial<Tip> = {}): Tip => ({
  ...{ id: 't1', from: null, anonymous: true, amount_cents: 500, to_club_cents: 450 },
  ...{ note: 'For the strings', note_held: false, post_id: null, at: '2026-11-12T10:00:00Z' },
  ...change,
});

test('the staff turn tips on, read notes, see a held one when they ask, and delete one', async () => {
  const owned = aClub({ viewer: aViewer('owner') });
  let note = 'For the strings';
  const calls = stubServer({
    'GET /clubs/:id': { data: owned },
    'GET /clubs/:id/tip-jar': { data: { on: false, refusal: null } },
    'PUT /clubs/:id/tip-jar': { data: jar },
    'GET /clubs/:id/tips': () => ({
      data: [aTip({ note }), aTip({ id: 't2', note: 'Maybe', note_held: true })],
      beside: { next_cursor: null },
    }),
    'DELETE /tips/:id/note': () => {
      note = '';
      return { data: { done: true } };
    },
  });
  openScreen(`/club/${owned.handle}/manage-tips`, <ManageTips />, '/club/:id/manage-tips');
  await userEvent.click(await screen.findByRole('switch', { name: /Take tips/ }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === `PUT /clubs/${owned.id}/tip-jar`)?.body).toEqual({ on: true }),
  );
  await screen.findByText('For the strings');
  expect(screen.queryByText('Maybe')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Show note from Anonymous fan, Nov 12/ }));
  screen.getByText('Maybe');
  expect(screen.queryByRole('button', { name: /Delete note/ })).toBeNull();
  const [first] = screen.getAllByRole('button', { name: /^Options for note from Anonymous fan, Nov 12/ });
  if (first === undefined) throw new Error('a note has a menu');
  await userEvent.click(first);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete note' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this note?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete note' }));
  await waitFor(() => expect(calls.some(({ name }) => name === 'DELETE /tips/t1/note')).toBe(true));
  // Said although the note is gone with its button.
  await waitFor(() => expect(toastStore.current()?.title).toBe('Note deleted'));
  expect(screen.queryByText('For the strings')).toBeNull();
});
