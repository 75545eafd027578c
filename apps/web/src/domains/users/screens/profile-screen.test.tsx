// @vitest-environment jsdom
// One's own profile: the shelf before the rows that lead elsewhere, and the picture that stands everywhere else.
import type { OwnProfile } from '@stagepass/contract/users/shapes.ts';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { ownShelf } from '../public/own-shelf.ts';
import { ownWays } from '../public/own-ways.ts';
import { Component } from './profile-screen.tsx';

afterEach(() => {
  ownShelf.fill(null);
  ownWays.fill([]);
  strikeStage();
});

const profile: OwnProfile = {
  id: 'u1',
  user_name: 'mara',
  display_name: 'Mara Okafor',
  avatar: null,
  bio: '',
  links: [],
  joined_at: '2025-03-02T10:00:00Z',
  hue: 125,
  followers: 0,
  following: 0,
  email: 'mara@okafor.studio',
  email_verified: true,
  interests: [],
  operator: false,
  user_name_changeable_at: null,
  welcome_done: true,
  can: { edit: true },
};

function open(change: Partial<OwnProfile> = {}) {
  storeSession(aSession());
  stubServer({ 'GET /users/me': { data: { ...profile, ...change } } });
  openScreen('/user/profile', <Component />);
}

it('shows the shelf before the rows that lead elsewhere', async () => {
  ownShelf.fill({ load: async () => ({ Shelf: ({ userId }) => <p>The shelf of {userId}</p> }) });
  ownWays.fill([{ name: 'vault', load: async () => ({ Way: () => <p>Inventory</p> }) }]);
  open();
  const shelf = await screen.findByText('The shelf of u1');
  const way = await screen.findByText('Inventory');
  expect(shelf.compareDocumentPosition(way) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('shows the picture that stands beside the name elsewhere, and none where there is none', async () => {
  const small = '/media/noa-small.webp';
  open({ avatar: { small_url: small, large_url: small } });
  await screen.findByRole('heading', { name: 'Mara Okafor' });
  expect(document.querySelector('.sp-profile-face img')?.getAttribute('src')).toContain(small);
});
