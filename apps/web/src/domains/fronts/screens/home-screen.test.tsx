// @vitest-environment jsdom
// Tests home: the greeting, the strip of clubs, and what is said where nothing was posted.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fillAllSlots } from '#app/testing/fill-slots.ts';
import { homeParts } from '#domains/users/public/home-slot.ts';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { Component } from './home-screen.tsx';

beforeEach(fillAllSlots);
afterEach(strikeStage);

const club = { id: 'c1', handle: 'velvet-static', name: 'Velvet Static', hue: 355, picture: null };

test('greets by the first name, and leads from the strip into the clubs', async () => {
  storeSession(aSession());
  stubServer({
    'GET /memberships': { data: [{ club, role: 'member' }], beside: { next_cursor: null } },
    'GET /feeds/home': { data: [], beside: { next_cursor: null } },
    'GET /home/today': { data: { lines: [], first: null, clubs: 1, now: '2026-11-17T12:00:00.000Z' } },
  });
  openScreen('/home', <Component />);
  screen.getByRole('heading', { level: 1, name: /Mara/ });
  const strip = within(screen.getByRole('list', { name: 'My clubs' }));
  const way = await strip.findByRole('link', { name: 'Velvet Static' });
  expect(way.getAttribute('href')).toBe('/club/velvet-static/home');
  await screen.findByText('No posts yet');
  expect(screen.getByRole('link', { name: 'Discover clubs' }).getAttribute('href')).toBe('/discover');
  await screen.findByText('Nothing due today');
});

test('without a club there is no empty strip', async () => {
  storeSession(aSession());
  stubServer({
    'GET /memberships': { data: [], beside: { next_cursor: null } },
    'GET /feeds/home': { data: [], beside: { next_cursor: null } },
    'GET /home/today': { data: { lines: [], first: null, clubs: 1, now: '2026-11-17T12:00:00.000Z' } },
  });
  openScreen('/home', <Component />);
  screen.getByRole('list', { name: 'My clubs' });
  await screen.findByText('No posts yet');
  expect(screen.getByRole('link', { name: 'Create a club' }).getAttribute('href')).toBe('/user/create-club');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'My clubs' })).toBeNull());
});

test('one part that breaks leaves the others', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  storeSession(aSession());
  stubServer({});
  homeParts.fill([
    {
      name: 'clubs',
      Part: () => {
        throw new Error('broken');
      },
    },
    { name: 'posts', Part: () => <p>The feed</p> },
  ]);
  openScreen('/home', <Component />);
  screen.getByText('The feed');
  screen.getByRole('button', { name: 'Try again' });
});
