// @vitest-environment jsdom
// The people's pages in settings: privacy, blocked, muted, data, deletion.
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getSession, storeSession } from '#platform/session/session.ts';
import { isSigningOut } from '#platform/session/sign-out.ts';
import {
  aSession,
  openScreen,
  type Server,
  strikeStage,
  stubServer,
  whereNow,
} from '#platform/testing/stage.tsx';
import { settingsSections } from '../../public/settings-sections.ts';
import { type Guarded, stepUpGuard } from '../../public/step-up-slot.ts';
import { Component } from '../../screens/settings-screen.tsx';
import { userParts } from '../../user-parts.ts';

const asked: string[] = [];

/** Stands for the question who is there: confirmed by whoever is asked. */
const guarded: Guarded = async (act) => {
  try {
    return await act();
  } catch {
    asked.push('who is there?');
    return act();
  }
};
function StepUpGuard({ children }: { children: (guarded: Guarded) => ReactNode }) {
  return children(guarded);
}

beforeEach(() => {
  asked.length = 0;
  storeSession(aSession());
  settingsSections.fill(userParts.settings);
  stepUpGuard.fill(async () => ({ StepUpGuard }));
});
afterEach(() => {
  settingsSections.fill([]);
  strikeStage();
});

function open(view: string | undefined, server: Server) {
  const calls = stubServer(server);
  openScreen(view === undefined ? '/user/settings' : `/user/settings?view=${view}`, <Component />);
  return calls;
}

const privacy = {
  collection_for: 'everybody',
  follow_lists_for: 'everybody',
  followable_by: 'everybody',
  clubs_shown: true,
  message_requests: true,
} as const;

it('leads from settings to each of its pages', async () => {
  open(undefined, { 'GET /users/me/privacy': { data: privacy } });
  expect(await screen.findByText('Collection: Everyone')).toBeTruthy();
  const addresses = screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.includes('view='));
  expect(addresses.map((href) => href?.split('view=')[1])).toEqual([
    'privacy',
    'blocked',
    'muted',
    'data',
    'delete-account',
  ]);
});

it('changes who sees what at once, and goes back where the server says no', async () => {
  const calls = open('privacy', {
    'GET /users/me/privacy': { data: privacy },
    'PATCH /users/me/privacy': [
      { data: { ...privacy, clubs_shown: false } },
      { status: 500, error: { code: 'internal' } },
    ],
  });
  await userEvent.click(await screen.findByRole('switch', { name: 'Show my clubs on my profile' }));
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ clubs_shown: false }));
  const group = screen.getByRole('group', { name: 'Who can follow you' });
  const nobody = [...group.querySelectorAll('input')].at(-1) as HTMLInputElement;
  await userEvent.click(nobody);
  await waitFor(() => expect(toastStore.current()?.tone).toBe('bad'));
  expect(nobody.checked).toBe(false);
});

it('unblocks', async () => {
  const ben = {
    id: 'b',
    user_name: 'ben',
    display_name: 'Ben',
    avatar: null,
    at: '2026-01-01T00:00:00Z',
  } as const;
  const calls = open('blocked', {
    'GET /users/me/blocks': [{ data: [ben] }, { data: [] }],
    'DELETE /users/:id/block': { data: {} },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Unblock Ben' }));
  expect(await screen.findByText('You haven’t blocked anyone')).toBeTruthy();
  expect(calls.some((call) => call.name === 'DELETE /users/b/block')).toBe(true);
});

it('mutes a word, and lets it back with a way to undo', async () => {
  const word = { id: 'w', word: 'spoiler', at: '2026-01-01T00:00:00Z' } as const;
  const calls = open('muted', {
    'GET /users/me/mutes': { data: [] },
    'GET /users/me/muted-words': { data: [] },
    'POST /users/me/muted-words': { data: [word] },
    'DELETE /users/me/muted-words/:id': { data: [] },
  });
  const field = await screen.findByLabelText('Word or phrase');
  await userEvent.click(screen.getByRole('button', { name: 'Mute word' }));
  expect(await screen.findByText('Enter a word.')).toBeTruthy();
  await userEvent.type(field, ' spoiler ');
  await userEvent.click(screen.getByRole('button', { name: 'Mute word' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Unmute “spoiler”' }));
  expect(calls.find((call) => call.name.startsWith('POST'))?.body).toEqual({ word: 'spoiler' });
  await waitFor(() => expect(toastStore.current()?.title).toBe('“spoiler” unmuted'));
});

const anExport = {
  id: 'e1',
  state: 'ready',
  steps_done: 9,
  steps_all: 9,
  asked_at: '2026-11-10T10:00:00Z',
  ready_at: '2026-11-10T10:01:00Z',
  expires_at: '2026-11-17T10:01:00Z',
  size_bytes: 4_200_000,
} as const;

it('gathers the data after asking who is there, and shows how far it is', async () => {
  const running = {
    ...anExport,
    state: 'running',
    steps_done: 4,
    ready_at: null,
    expires_at: null,
  } as const;
  open('data', {
    'GET /users/me/exports': [{ data: [] }, { data: [running] }],
    'POST /users/me/exports': [
      { status: 403, error: { code: 'auth.step-up-needed' } },
      { data: { ...running, state: 'waiting', steps_done: 0, steps_all: 0 } },
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Prepare my data' }));
  expect(await screen.findByText('4 of 9 steps')).toBeTruthy();
  expect(asked).toHaveLength(1);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('4');
});

it('saves the archive that is ready, and says so where it is gone', async () => {
  const calls = open('data', {
    'GET /users/me/exports': [{ data: [anExport] }, { data: [{ ...anExport, state: 'gone' }] }],
    'GET /users/me/exports/:id/archive.zip': [{ text: 'PK' }, { status: 404, error: { code: 'not-found' } }],
  });
  const made = vi.fn(() => 'blob:file');
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined });
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Download' }));
  await screen.findByRole('button', { name: 'Download' });
  expect(document.body.textContent).toMatch(
    /4\.2 MB, created on Nov 10(, 2026)?\. Available until Nov 17(, 2026)?\./,
  );
  await save();
  await waitFor(() => expect(made).toHaveBeenCalledOnce());
  expect(calls.at(-1)).toMatchObject({
    name: 'GET /users/me/exports/e1/archive.zip',
    token: 'token-of-mara',
  });
  await save();
  await waitFor(() => expect(toastStore.current()?.title).toBe('This doesn’t exist or was removed.'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Download' })).toBeNull());
});

const noValue = {
  credits_cents: 0,
  held_cents: 0,
  returnable_cents: 0,
  owed_cents: 0,
  items: 0,
  tickets: 0,
  listed: 0,
  leading: 0,
  tokens: [],
};
const nothing = { due_at: null, cancelled_at: null, owned_clubs: [], value: noValue };

it('deletes after a question and leaves this phone signed out', async () => {
  open('delete-account', {
    'GET /users/me/deletion': { data: nothing },
    'POST /users/me/deletion': { data: { due_at: '2026-11-29T12:00:00Z' } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
  expect(await screen.findByText('Delete your account?')).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: 'Delete my account' }).at(-1) as HTMLElement);
  await waitFor(() => expect(getSession()).toBeNull());
  expect(whereNow()).toBe('/discover');
  expect(toastStore.current()?.title).toMatch(/^Your account will be deleted on Nov 29(, 2026)?$/);
});

it('says what of value is lost, and the way to what can be saved, before and in the question', async () => {
  const value = {
    credits_cents: 4250,
    held_cents: 1200,
    returnable_cents: 2000,
    owed_cents: 300,
    items: 7,
    tickets: 2,
    listed: 1,
    leading: 1,
    tokens: [
      { symbol: 'VELV', balance: 24 },
      { symbol: 'TIGR', balance: 3 },
    ],
  };
  open('delete-account', { 'GET /users/me/deletion': { data: { ...nothing, value } } });
  const back = await screen.findByRole('link', { name: /\$20\.00 can still be refunded/ });
  expect(back.getAttribute('href')).toBe('/user/wallet?view=return');
  expect(screen.getByText('$42.50 in credits')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^5 items.*for sale/ }).getAttribute('href')).toBe(
    '/user/inventory',
  );
  expect(screen.getByText('2 unused tickets')).toBeTruthy();
  const tokens = screen.getByRole('link', { name: /^Fan tokens: 24 VELV, 3 TIGR/ });
  expect(tokens.getAttribute('href')).toBe('/user/fan-token');
  expect(screen.getByText(/passes to the next bidder, and the \$12\.00 held for it/)).toBeTruthy();
  expect(screen.getByText(/You owe \$3\.00/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  expect(
    await screen.findByText(/You’ll lose \$42\.50 in credits and 7 items\. You’ll lose your fan tokens\.$/),
  ).toBeTruthy();
});

it('says so where nothing of value is lost', async () => {
  open('delete-account', { 'GET /users/me/deletion': { data: nothing } });
  expect(await screen.findByText(/You have no credits, items, fan tokens or bids to lose/)).toBeTruthy();
});

it('says what happens; that the session ended is no news meanwhile, should the socket be faster than the answer', async () => {
  const leaving: boolean[] = [];
  open('delete-account', {
    'GET /users/me/deletion': { data: nothing },
    'POST /users/me/deletion': () => {
      leaving.push(isSigningOut());
      return { data: { due_at: '2026-11-29T12:00:00Z' } };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Delete my account' }).at(-1) as HTMLElement);
  await waitFor(() => expect(getSession()).toBeNull());
  await waitFor(() =>
    expect(toastStore.current()?.title).toMatch(/^Your account will be deleted on Nov 29(, 2026)?$/),
  );
  expect(leaving).toEqual([true]);
});

it('names the clubs that stand in the way', async () => {
  const owned_clubs = [{ id: 'c', handle: 'velvet-static', name: 'Velvet Static' }] as const;
  open('delete-account', { 'GET /users/me/deletion': { data: { ...nothing, owned_clubs } } });
  expect(await screen.findByText('Velvet Static')).toBeTruthy();
  const button: HTMLButtonElement = screen.getByRole('button', { name: 'Delete my account' });
  expect(button.disabled).toBe(true);
});

it('lists muted threads, also those that are gone, and hears of them again', async () => {
  const card = {
    kind: 'post',
    id: 'p',
    title: 'Setlist',
    text: '',
    path: '/club/post-detail/p',
    author: null,
  } as const;
  const threads = [
    { kind: 'post', id: 'p', at: '2026-01-01T00:00:00Z', card },
    { kind: 'comment', id: 'c', at: '2026-01-01T00:00:00Z', card: null },
  ] as const;
  const calls = open('muted', {
    'GET /users/me/mutes': { data: [] },
    'GET /users/me/muted-words': { data: [] },
    'GET /users/me/muted-threads': [{ data: threads }, { data: [] }],
    'DELETE /users/me/muted-threads/:kind/:id': { data: { done: true } },
  });
  expect((await screen.findByRole('link', { name: /Setlist/ })).getAttribute('href')).toBe(
    '/club/post-detail/p',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Unmute: No longer available' }));
  await waitFor(() => expect(screen.queryByText('Setlist')).toBeNull());
  expect(calls.some((call) => call.name.startsWith('DELETE'))).toBe(true);
});
