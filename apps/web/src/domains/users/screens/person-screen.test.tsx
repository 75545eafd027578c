// @vitest-environment jsdom
// Somebody's profile: what each viewer sees and may do, at once and with a way back.
import type { PublicProfile } from '@stagepass/contract/users/shapes.ts';
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#platform/query/query.ts';
import { storeSession } from '#platform/session/session.ts';
import {
  aSession,
  holdCalls,
  openScreen,
  type Server,
  strikeStage,
  stubServer,
  whereNow,
} from '#platform/testing/stage.tsx';
import { invalidateApart } from '../public/invalidate.ts';
import { profileParts } from '../public/profile-parts.ts';
import { Component } from './person-screen.tsx';

afterEach(() => {
  profileParts.fill([]);
  strikeStage();
});

const none = { following: false, followed_by: false, muted: false, blocked: false };

function aProfile(change: Partial<PublicProfile> = {}): PublicProfile {
  return {
    id: 'u2',
    user_name: 'tomaszsings',
    display_name: 'Tomasz Wilk',
    avatar: null,
    bio: 'Second tenor, away supporter, bread.',
    links: [],
    joined_at: '2025-03-02T10:00:00Z',
    hue: 125,
    followers: 218,
    following: 12,
    viewer: none,
    mutual: { count: 0, some: [] },
    clubs: [],
    clubs_shared: 3,
    shows: { clubs: true, collection: true, follow_lists: true },
    can: { edit: false, follow: true, block: true, report: true, message: true },
    ...change,
  };
}

function open(server: Server, { signedIn = true, at = '/user/tomaszsings' } = {}) {
  if (signedIn) storeSession(aSession());
  const calls = stubServer(server);
  openScreen(at, <Component />, '/user/:id');
  return calls;
}

const get = 'GET /users/:id';

it('shows who it is, and what the two have in common', async () => {
  open({ [get]: { data: aProfile() } });
  expect(await screen.findByRole('heading', { name: 'Tomasz Wilk' })).toBeTruthy();
  expect(document.body.textContent).toContain(
    '@tomaszsings, 218 followers, 12 following. You share 3 clubs.',
  );
  expect(screen.getByRole('link', { name: 'Message' }).getAttribute('href')).toBe(
    '/user/new-chat?to=tomaszsings',
  );
  expect(screen.getByRole('link', { name: '218 followers' }).getAttribute('href')).toBe(
    '/user/tomaszsings?list=followers',
  );
});

it('says whom one knows among the followers, with a plural', async () => {
  const some = ['Ana', 'Ben', 'Cleo'].map((name) => ({
    id: name,
    user_name: name,
    display_name: name,
    avatar: null,
  }));
  open({ [get]: { data: aProfile({ mutual: { count: 3, some } }) } });
  expect(await screen.findByText('Followed by Ana, Ben and 1 other you follow.')).toBeTruthy();
});

it('follows at once, and goes back where the server says no', async () => {
  let answer: (value: { status: number; error: { code: string } }) => void = () => undefined;
  open({ [get]: { data: aProfile() } });
  const button = await screen.findByRole('button', { name: 'Follow Tomasz Wilk' });
  const held = new Promise((resolve) => {
    answer = resolve;
  });
  const real = fetch;
  globalThis.fetch = async (input, init) => {
    if (init?.method !== 'PUT') return real(input, init);
    const { status, error } = (await held) as { status: number; error: object };
    return new Response(JSON.stringify({ error }), { status });
  };
  await userEvent.click(button);
  expect(await screen.findByText('Following')).toBeTruthy();
  expect(document.body.textContent).toContain('219 followers');
  answer({ status: 403, error: { code: 'users.follow-refused' } });
  expect(await screen.findByRole('button', { name: 'Follow Tomasz Wilk' })).toBeTruthy();
  expect(document.body.textContent).toContain('218 followers');
  expect(toastStore.current()?.title).toBe('This person isn’t accepting new followers.');
});

it('stops following with a way back', async () => {
  const calls = open({
    [get]: { data: aProfile({ viewer: { ...none, following: true } }) },
    'DELETE /users/:id/follow': { data: none },
    'PUT /users/:id/follow': { data: { ...none, following: true } },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Following Tomasz/ }));
  await waitFor(() => expect(toastStore.current()?.title).toBe('You unfollowed Tomasz Wilk'));
  toastStore.current()?.action?.onAction();
  await waitFor(() => expect(calls.some((call) => call.name === 'PUT /users/u2/follow')).toBe(true));
});

it('leads a visitor to the door and back', async () => {
  open({ [get]: { data: aProfile({ viewer: null, clubs_shared: 0 }) } }, { signedIn: false });
  const link = await screen.findByRole('link', { name: 'Follow' });
  expect(link.getAttribute('href')).toBe('/permission-error?reason=sign-in&next=%2Fuser%2Ftomaszsings');
  expect(document.body.textContent).toContain('Joined March 2025.');
});

it.each([
  ['mute', /^Mute/, undefined],
  ['block', /^Block/, 'Block'],
] as const)('renews what others wrote, after a %s', async (deed, name, confirm) => {
  const relation = { ...none, [deed === 'mute' ? 'muted' : 'blocked']: true } as const;
  open({ [get]: { data: aProfile() }, [`PUT /users/:id/${deed}`]: { data: relation } });
  const renewed = vi.fn();
  invalidateApart.also(renewed);
  await userEvent.click(await screen.findByRole('button', { name: /mute, block or report/ }));
  await userEvent.click(await screen.findByRole('button', { name }));
  if (confirm !== undefined)
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: confirm }),
    );
  await waitFor(() => expect(renewed).toHaveBeenCalledExactlyOnceWith(queryClient));
});

it('blocks after a question, shows what is left, and unblocks', async () => {
  const blocked = { ...none, blocked: true };
  let now = none;
  const calls = open({
    [get]: () => ({ data: aProfile({ viewer: now }) }),
    'PUT /users/:id/block': () => {
      now = blocked;
      return { data: blocked };
    },
    'DELETE /users/:id/block': () => {
      now = none;
      return { data: none };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /mute, block or report/ }));
  await userEvent.click(await screen.findByRole('button', { name: /^Block/ }));
  expect(calls.some((call) => call.name === 'PUT /users/u2/block')).toBe(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Block' }));
  expect(await screen.findByText(/You blocked Tomasz Wilk/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Message' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Unblock' }));
  expect(await screen.findByRole('button', { name: 'Follow Tomasz Wilk' })).toBeTruthy();
});

it('says that unblocking failed though its button has gone', async () => {
  open({
    [get]: { data: aProfile({ viewer: { ...none, blocked: true } }) },
    'DELETE /users/:id/block': { status: 500, error: { code: 'internal' } },
  });
  const answer = holdCalls('DELETE /users/u2/block');
  await userEvent.click(await screen.findByRole('button', { name: 'Unblock' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Unblock' })).toBeNull());
  answer();
  await waitFor(() => expect(toastStore.current()?.title).toMatch(/Something went wrong/));
  expect(await screen.findByRole('button', { name: 'Unblock' })).toBeTruthy();
});

it('says that nobody is there, whoever asks', async () => {
  open({ [get]: { status: 404, error: { code: 'users.not-found' } } });
  expect(await screen.findByRole('heading', { name: 'Profile not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to Discover' })).toBeTruthy();
});

it('offers to try again where the answer did not come', async () => {
  open({
    [get]: [{ status: 500, error: { code: 'internal' } }, { data: aProfile() }],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Tomasz Wilk' })).toBeTruthy();
});

it('is one’s own to edit', async () => {
  const can = { edit: true, follow: false, block: false, report: false, message: false };
  open({ [get]: { data: aProfile({ viewer: null, can }) } });
  expect(await screen.findByRole('link', { name: 'Edit profile' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /block/ })).toBeNull();
});

function Shelf({ profile }: { profile: PublicProfile }) {
  return <h2>The shelf of {profile.display_name}</h2>;
}

it('shows the parts that other domains hand in', async () => {
  profileParts.fill([{ name: 'collection', load: async () => ({ Part: Shelf }) }]);
  open({ [get]: { data: aProfile() } });
  expect(await screen.findByRole('heading', { name: 'The shelf of Tomasz Wilk' })).toBeTruthy();
});

it('lists followers with their own buttons, and moves between the lists', async () => {
  const ana = { id: 'a', user_name: 'ana', display_name: 'Ana', avatar: null, bio: 'Front row.' } as const;
  open(
    {
      [get]: { data: aProfile() },
      'GET /users/:id/followers': { data: [{ ...ana, viewer: none, can: { follow: true } }] },
      'GET /users/:id/following': { status: 403, error: { code: 'users.follows-hidden' } },
    },
    { at: '/user/tomaszsings?list=followers' },
  );
  expect(await screen.findByRole('link', { name: /Ana/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Follow Ana' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Following' }));
  expect(await screen.findByText('This list is private')).toBeTruthy();
  expect(whereNow()).toBe('/user/tomaszsings?list=following');
});

it('reports by the one sheet that everything is reported by', async () => {
  const calls = open({
    [get]: { data: aProfile() },
    'POST /reports': { data: { id: 'r', again: false } },
  });
  await userEvent.click(await screen.findByRole('button', { name: /mute, block or report/ }));
  await userEvent.click(await screen.findByRole('button', { name: /^Report/ }));
  await userEvent.click((await screen.findAllByRole('radio'))[0] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: /Send/ }));
  await waitFor(() =>
    expect(calls.at(-1)).toMatchObject({ name: 'POST /reports', body: { kind: 'user', id: 'u2' } }),
  );
});
