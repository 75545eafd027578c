// @vitest-environment jsdom
// Tests the rack of one's clubs: passes with roles and seats, none yet, and somebody who is not signed in.
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { Component } from './clubs-screen.tsx';

afterEach(strikeStage);

const club = (handle: string, name: string) =>
  ({
    id: handle,
    handle,
    name,
    tagline: '',
    category: 'music',
    hue: 355,
    picture: null,
    cover_url: null,
    member_count: 2,
  }) as const;
const mine = [
  { club: club('tin-lighthouse', 'Tin Lighthouse'), role: 'owner', number: 1, tier: null, level: 3 },
  {
    club: club('velvet-static', 'Velvet Static'),
    role: 'member',
    number: 7,
    tier: { id: 't', rank: 3, name: 'Front Row', hue: 355 },
    level: 14,
  },
] as const;
const near = [{ club: club('ola-after-dark', 'Ola After Dark'), like_club: 'Velvet Static' }] as const;

function open(server: Server = {}, signedIn = true) {
  if (signedIn) storeSession(aSession());
  stubServer({
    'GET /memberships': { data: mine, beside: { next_cursor: null } },
    'GET /fronts/suggested-clubs': { data: near },
    ...server,
  });
  openScreen('/clubs', <Component />);
}

test('passes carry the role and the seat, and lead to their clubs', async () => {
  open();
  const own = await screen.findByRole('link', { name: /Tin Lighthouse.*Owner.*Level 3/ });
  expect(own.getAttribute('href')).toBe('/club/tin-lighthouse');
  screen.getByRole('link', { name: /Velvet Static.*Front Row, level 14/ });
  const suggested = await screen.findByRole('link', { name: /Ola After Dark.*Similar to Velvet Static/ });
  expect(suggested.getAttribute('href')).toBe('/club/ola-after-dark');
});

test('a club that is suspended says so to those who run it', async () => {
  const data = [{ ...mine[0], suspended: true }];
  open({ 'GET /memberships': { data, beside: { next_cursor: null } } });
  await screen.findByRole('link', { name: /Tin Lighthouse.*Owner.*Suspended/ });
});

test('an empty rack says what hangs there, and leads on', async () => {
  open({ 'GET /memberships': { data: [], beside: { next_cursor: null } } });
  await screen.findByText('No clubs yet');
  expect(screen.getByRole('link', { name: 'Discover clubs' }).getAttribute('href')).toBe('/discover');
});

test('creating a club is a button with words', async () => {
  open();
  const way = await screen.findByRole('link', { name: 'Create a club' });
  expect(way.textContent).toBe('Create a club');
  expect(way.getAttribute('href')).toBe('/user/create-club');
});

test('a lost signal is said', async () => {
  open({ 'GET /memberships': { error: { code: 'not-found' } } });
  await screen.findByText('Couldn’t load clubs');
});

test('somebody who is not signed in is led to signing in, and back', async () => {
  open({}, false);
  const way = await screen.findByRole('link', { name: 'Sign in' });
  expect(way.getAttribute('href')).toBe('/auth?next=%2Fclubs');
});
