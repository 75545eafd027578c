// @vitest-environment jsdom
// A club's settings: saving what changed, leaving unsaved, handing over, closing, and their ways back.
import type { ClubView } from '@stagepass/contract/clubs/shapes.ts';
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '#platform/query/query.ts';
import { storeSession } from '#platform/session/session.ts';
import {
  type Answer,
  aSession,
  openScreen,
  type Server,
  strikeStage,
  stubServer,
  whereNow,
} from '#platform/testing/stage.tsx';
import { aClub, aViewer } from '../public/testing/club.ts';
import { Component } from './settings-screen.tsx';

afterEach(strikeStage);

const get = 'GET /clubs/:id';
const owned = (change: Partial<ClubView> = {}) => aClub({ viewer: aViewer('owner'), ...change });
const mika = { id: 'u2', user_name: 'mika', display_name: 'Mika Aalto', avatar: null } as const;

function open(server: Server, club = owned()) {
  storeSession(aSession());
  const calls = stubServer({ [get]: { data: club }, ...server });
  openScreen('/club/velvet-static/settings', <Component />, '/club/:id/settings');
  return calls;
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('sends only what changed, and rests afterwards', async () => {
  const saved = owned({ name: 'Velvet Noise' });
  const calls = open({ 'PATCH /clubs/:id': { data: saved } });
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save changes' });
  expect(save.disabled).toBe(true);
  const name = screen.getByLabelText('Name');
  await userEvent.clear(name);
  await userEvent.type(name, 'Velvet Noise');
  await userEvent.click(save);
  await waitFor(() => expect(toastStore.current()?.title).toBe('Changes saved'));
  expect(calls.find(({ name: call }) => call.startsWith('PATCH'))?.body).toEqual({ name: 'Velvet Noise' });
  await waitFor(() => expect(save.disabled).toBe(true));
});

it.each(['links.0.url', 'tagline', 'language'])('says that %s was refused', async (field) => {
  const details = { problems: [{ field: `body.${field}` }] };
  open({ 'PATCH /clubs/:id': { status: 400, error: { code: 'invalid-input', details } } });
  await userEvent.type(await screen.findByLabelText('Name'), '!');
  await press('Save changes');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Something in this form isn’t valid. Check it and try again.');
});

it('does not send an address that is too long once it is encoded', async () => {
  const url = `https://velvet.example/${'\uac00'.repeat(35)}`;
  const calls = open({}, owned({ links: [{ label: 'Fan art', url }] }));
  await userEvent.type(await screen.findByLabelText(/^Name, for example/), 's');
  await press('Save changes');
  await screen.findAllByRole('alert');
  expect(calls.some(({ name }) => name.startsWith('PATCH'))).toBe(false);
});

it('leaves alone what another admin changed meanwhile', async () => {
  const meanwhile = owned({ visibility: 'private', join_policy: 'approval' });
  const calls = open({
    [get]: [{ data: owned() }, { data: meanwhile }],
    'PATCH /clubs/:id': { data: { ...meanwhile, name: 'Velvet Static!' } },
  });
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save changes' });
  await queryClient.invalidateQueries();
  expect(calls.filter(({ name }) => name === 'GET /clubs/velvet-static')).toHaveLength(2);
  expect(save.disabled).toBe(true);
  await userEvent.type(screen.getByLabelText('Name'), '!');
  await userEvent.click(save);
  await waitFor(() => expect(toastStore.current()?.title).toBe('Changes saved'));
  expect(calls.at(-1)?.body).toEqual({ name: 'Velvet Static!' });
});

it('keeps what was typed while it was saved', async () => {
  const answer = Promise.withResolvers<Answer<'PATCH /clubs/:id'>>();
  open({ 'PATCH /clubs/:id': () => answer.promise });
  await userEvent.type(await screen.findByLabelText('Name'), '!');
  await press('Save changes');
  const tagline = screen.getByLabelText<HTMLTextAreaElement>('Tagline');
  await userEvent.type(tagline, ' Again.');
  const typed = tagline.value;
  answer.resolve({ data: owned({ name: 'Velvet Static!' }) });
  await waitFor(() => expect(toastStore.current()?.title).toBe('Changes saved'));
  expect(tagline.value).toBe(typed);
});

it('moves the address along with the handle', async () => {
  open({
    'PATCH /clubs/:id': { data: owned({ handle: 'velvet-noise' }) },
    'GET /clubs/handle-free': {
      data: { handle: 'velvet-noise', free: true, reason: null, suggestion: null },
    },
  });
  const handle = await screen.findByLabelText('Handle');
  await userEvent.clear(handle);
  await userEvent.type(handle, 'velvet-noise');
  await press('Save changes');
  await waitFor(() => expect(whereNow()).toBe('/club/velvet-noise/settings'));
});

it('says at the handle that somebody was faster', async () => {
  open({ 'PATCH /clubs/:id': { status: 409, error: { code: 'clubs.handle-taken' } } });
  await userEvent.type(await screen.findByLabelText('Handle'), '-x');
  await press('Save changes');
  expect(await screen.findByText('That handle is taken. Choose another.')).toBeTruthy();
});

it('asks before what was typed is lost', async () => {
  open({});
  await userEvent.type(await screen.findByLabelText('Name'), '!');
  await press('Back');
  expect(await screen.findByText('Your changes haven’t been saved yet.')).toBeTruthy();
  await press('Keep editing');
  await userEvent.click(screen.getByRole('link', { name: /^Tabs/ }));
  await press('Discard changes');
  await waitFor(() => expect(whereNow()).toBe('/club/velvet-static/module'));
});

it('offers the club to an admin, and takes the offer back', async () => {
  const offered = owned({ hand_over: { to: mika, offered_at: '2026-11-01T10:00:00Z' } });
  const calls = open({
    'GET /clubs/:id/members': { data: [{ user: mika, number: 2 }] },
    'POST /clubs/:id/hand-over': { data: offered },
    'DELETE /clubs/:id/hand-over': { data: owned() },
  });
  await press(/Transfer ownership/);
  await userEvent.click(await screen.findByRole('radio', { name: /Mika Aalto/ }));
  await press('Offer ownership');
  expect(await screen.findByText('Offered to Mika Aalto')).toBeTruthy();
  expect(calls.find(({ name }) => name === 'POST /clubs/c1/hand-over')?.body).toEqual({ user_id: 'u2' });
  await press('Cancel offer');
  expect(await screen.findByRole('button', { name: /Transfer ownership/ })).toBeTruthy();
});

it('says what to do where there is no admin', async () => {
  open({ 'GET /clubs/:id/members': { data: [] } });
  await press(/Transfer ownership/);
  expect(await screen.findByRole('link', { name: 'Go to members' })).toBeTruthy();
});

it('lets an admin take an offer, and shows no danger zone', async () => {
  const viewer = aViewer('admin', { answer_hand_over: true });
  const club = aClub({ viewer, hand_over: { to: mika, offered_at: '2026-11-01T10:00:00Z' } });
  open({ 'POST /clubs/:id/hand-over/accept': { data: owned() } }, club);
  expect(await screen.findByText('Juno Vale offers you ownership of Velvet Static')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Danger zone' })).toBeNull();
  await press('Accept ownership');
  expect(await screen.findByText('Become the owner of Velvet Static?')).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: 'Accept ownership' }).at(-1) as HTMLElement);
  expect(await screen.findByRole('heading', { name: 'Danger zone' })).toBeTruthy();
});

it('says that an offer was taken back meanwhile', async () => {
  const viewer = aViewer('admin', { answer_hand_over: true });
  open(
    { 'POST /clubs/:id/hand-over/decline': { status: 409, error: { code: 'clubs.no-offer' } } },
    aClub({ viewer }),
  );
  await press('Decline');
  await waitFor(() => expect(toastStore.current()?.title).toBe('This ownership offer is no longer open.'));
});

const value = {
  members: 214,
  balance_cents: 30_120,
  mission_budget_cents: 4000,
  campaign_cents: 12_500,
  campaign_items: 8,
  fan_items: 12,
  fan_tickets: 2,
  auctions_led: 1,
  auctions_without_bid: 0,
  store_listings: 3,
  resale_listings: 1,
  packs: 0,
};

it('says what happens to what is in the club before it is deleted', async () => {
  open({ 'GET /clubs/:id/deletion': { data: value } });
  await press(/Delete this club/);
  expect(await screen.findByText('$301.20 in earnings')).toBeTruthy();
  for (const line of [
    '$40.00 in your reward budget',
    '$125.00 set aside for campaigns',
    '8 items set aside for campaigns',
    '2 unused tickets of fans',
    '10 items of fans',
    '1 auction with bids',
    '3 items in your store',
    '1 item that a fan offers',
    '214 members',
  ])
    expect(screen.getByText(line)).toBeTruthy();
  expect(screen.queryByText(/without bids|pack/)).toBeNull();
});

it('cannot delete before it has said so', async () => {
  open({ 'GET /clubs/:id/deletion': { status: 500, error: { code: 'internal' } } });
  await press(/Delete this club/);
  expect(await screen.findByText('Couldn’t load what’s in this club')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete club' }).disabled).toBe(true);
});

it('deletes only with the handle typed, and keeps the club after all', async () => {
  const closing = owned({ delete_after: '2026-11-29T10:00:00Z' });
  const calls = open({
    'GET /clubs/:id/deletion': { data: value },
    'POST /clubs/:id/deletion': { data: closing },
    'DELETE /clubs/:id/deletion': { data: owned() },
  });
  await press(/Delete this club/);
  const confirm = await screen.findByRole<HTMLButtonElement>('button', { name: 'Delete club' });
  expect(confirm.disabled).toBe(true);
  await userEvent.type(await screen.findByLabelText('Type velvet-static to confirm'), 'Velvet-Static');
  await userEvent.click(confirm);
  expect(await screen.findByText(/^This club closes on Nov 29(, 2026)?$/)).toBeTruthy();
  expect(calls.find(({ name }) => name === 'POST /clubs/c1/deletion')?.body).toEqual({
    confirm_handle: 'velvet-static',
  });
  expect(screen.queryByRole('button', { name: /Transfer ownership/ })).toBeNull();
  await press('Cancel deletion');
  expect(await screen.findByRole('button', { name: /Delete this club/ })).toBeTruthy();
});
