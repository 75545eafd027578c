// @vitest-environment jsdom
// Tests the shelves of sets: the address names one, an empty one says so, a list goes on, and a failure can be tried again; and the badge of one.
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
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
import { Component } from './manage-sets-screen.tsx';

afterEach(strikeStage);

const address = '/club/velvet-static/manage-sets';
const spring = { id: 's1', name: 'Spring tour', season: '2026', size: 4, badge: null };

function open(search: string, server: Server) {
  storeSession(aSession());
  const calls = stubServer({ 'GET /clubs/:id': { data: aClub({ viewer: aViewer('owner') }) }, ...server });
  openScreen(`${address}${search}`, <Component />, '/club/:id/manage-sets');
  return calls;
}

const sets = (data: (typeof spring)[], next_cursor: string | null = null): Server => ({
  'GET /clubs/:id/managed-item-sets': { data, beside: { next_cursor } },
});

test('the first shelf has the plain address, and another one is named in it', async () => {
  const person = userEvent.setup();
  const calls = open('?state=draft', sets([spring]));
  await screen.findByRole('button', { name: /Spring tour/ });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Drafts' }).checked).toBe(true);
  await person.click(screen.getByRole('radio', { name: 'Live' }));
  await waitFor(() => expect(whereNow()).toBe(address));
  await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ state: 'live' }));
});

test('an empty shelf says so, and the way to a new set stays', async () => {
  open('?state=retired', sets([]));
  await screen.findByRole('heading', { name: 'No retired sets' });
  const create = screen.getByRole('link', { name: 'New set' });
  expect(create.getAttribute('href')).toBe(`${address}?state=retired&set=new`);
});

test('a list that goes on offers more, and one that failed can be tried again', async () => {
  open('', sets([spring], 'further'));
  expect(await screen.findByRole('button', { name: 'Show more' })).toBeTruthy();
  strikeStage();
  open('', { 'GET /clubs/:id/managed-item-sets': { status: 500, error: { code: 'internal' } } });
  await screen.findByRole('heading', { name: 'Couldn’t load the sets' });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

const items = ['d1', 'd2'].map((id) => ({ id, name: `Pin ${id}`, quality: 'rare' as const, picture: null }));
const tin = { id: 'b1', name: 'Tin complete', description: '', stages: 1 };
const look = { shape: 'square', icon: 'cards', hue: 20 };
const making = (badges: object[]): Server => ({
  ...sets([]),
  'GET /clubs/:id/item-designs': { data: items, beside: { next_cursor: null } },
  'GET /clubs/:id/badges': { data: badges, beside: { next_cursor: null } },
  'POST /clubs/:id/item-sets': { data: { id: 's1' } },
  'GET /item-sets/:id': { status: 500, error: { code: 'internal' } },
});

async function fillSet() {
  const sheet = within(await screen.findByRole('dialog', { name: 'New set' }));
  await userEvent.type(sheet.getByLabelText('Name'), 'Winter tour');
  for (const item of await sheet.findAllByRole('checkbox')) await userEvent.click(item);
  await userEvent.click(sheet.getByRole('switch', { name: 'A badge for completing it' }));
  return sheet;
}

test('a badge that was asked for has to be chosen before the set is saved', async () => {
  const calls = open('?set=new', making([{ ...tin, look }]));
  const sheet = await fillSet();
  const badge = await sheet.findByRole('radio', { name: /Tin complete/ });
  await userEvent.click(sheet.getByRole('button', { name: 'Save draft' }));
  await sheet.findByText('Choose a badge.');
  expect(calls.some(({ name }) => name.startsWith('POST /clubs/'))).toBe(false);
  expect(sheet.getByRole<HTMLInputElement>('switch').checked).toBe(true);
  await userEvent.click(badge);
  await userEvent.click(sheet.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(toastStore.current()).toMatchObject({ title: 'Set saved', tone: 'good' }));
  const made = calls.find(({ name }) => name.startsWith('POST /clubs/'));
  expect(made?.body).toEqual({ name: 'Winter tour', season: '', design_ids: ['d1', 'd2'], badge_id: 'b1' });
});

test('a club without badges is told so at the foot of the form', async () => {
  const calls = open('?set=new', making([]));
  const sheet = await fillSet();
  await sheet.findByRole('button', { name: 'New badge' });
  await userEvent.click(sheet.getByRole('button', { name: 'Save draft' }));
  await sheet.findByText('Choose a badge.');
  expect(calls.some(({ name }) => name.startsWith('POST /clubs/'))).toBe(false);
});
