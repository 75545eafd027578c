// @vitest-environment jsdom
// Settings: signing out forgets user and wallet and leads to Discover; the theme is kept; views have addresses.
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { getSession, storeSession } from '#platform/session/session.ts';
import { getWalletConnection, storeWalletConnection } from '#platform/session/wallet-connection.ts';
import { aSession, openScreen, strikeStage, stubServer, whereNow } from '#platform/testing/stage.tsx';
import { settingsSections } from '../public/settings-sections.ts';
import { Component } from './settings-screen.tsx';

function SpendingRow() {
  return <p>A row about spending</p>;
}
function LimitPage() {
  return <h1>The limit</h1>;
}

afterEach(() => {
  settingsSections.fill([]);
  strikeStage();
});

it('signs out: user and wallet are forgotten, and Discover opens', async () => {
  storeSession(aSession());
  storeWalletConnection({ address: `0x${'a'.repeat(40)}`, chain_id: 1 });
  const calls = stubServer({ 'DELETE /auth/session': { data: { done: true } } });
  openScreen('/user/settings', <Component />);
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  await userEvent.click((await screen.findAllByRole('button', { name: 'Sign out' })).at(-1) as HTMLElement);
  await waitFor(() => expect(whereNow()).toBe('/discover'));
  expect(getSession()).toBeNull();
  expect(getWalletConnection()).toBeNull();
  expect(localStorage.getItem('spc-user')).toBeNull();
  const ended = calls.find((call) => call.name === 'DELETE /auth/session');
  expect(ended?.token).toBe('token-of-mara');
});

it('says before signing out that unsent messages are deleted', async () => {
  storeSession(aSession());
  localStorage.setItem('spc-outbox/u1', '[{"id":"m1"},{"id":"m2"}]');
  stubServer({ 'DELETE /auth/session': { data: { done: true } } });
  openScreen('/user/settings', <Component />);
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  await screen.findByText('You have 2 unsent messages. Signing out deletes them from this phone.');
  await userEvent.click((await screen.findAllByRole('button', { name: 'Sign out' })).at(-1) as HTMLElement);
  await waitFor(() => expect(whereNow()).toBe('/discover'));
  expect(localStorage.getItem('spc-outbox/u1')).toBeNull();
});

it('keeps the theme under the key of the specification', async () => {
  storeSession(aSession());
  stubServer({});
  openScreen('/user/settings', <Component />);
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }));
  expect(localStorage.getItem('spc-ui-theme')).toBe('light');
  expect(document.documentElement.classList.contains('light')).toBe(true);
});

it('shows the sections and views that other domains hand in', async () => {
  storeSession(aSession());
  stubServer({});
  settingsSections.fill([
    {
      name: 'spending',
      load: async () => ({ Section: SpendingRow }),
      views: { limit: async () => ({ View: LimitPage }) },
    },
  ]);
  openScreen('/user/settings?view=limit', <Component />);
  expect(await screen.findByRole('heading', { name: 'The limit' })).toBeTruthy();
  strikeStage();
  storeSession(aSession());
  stubServer({});
  openScreen('/user/settings?view=unknown', <Component />);
  expect(await screen.findByText('A row about spending')).toBeTruthy();
});

it('stays whole where one section breaks and the file of another does not come', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  storeSession(aSession());
  stubServer({});
  settingsSections.fill([
    {
      name: 'spending',
      load: async () => ({
        Section: () => {
          throw new Error('broken');
        },
      }),
      views: {},
    },
    {
      name: 'lost',
      load: async () => {
        throw new TypeError('Failed to fetch dynamically imported module');
      },
      views: {},
    },
  ]);
  openScreen('/user/settings', <Component />);
  expect(await screen.findByRole('button', { name: 'Sign out' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
});
