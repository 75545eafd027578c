// @vitest-environment jsdom
// Tests Discover: its lists, the kinds, the way into the search, an empty hall and a lost signal.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import {
  aSession,
  openScreen,
  type Server,
  strikeStage,
  stubServer,
  whereNow,
} from '#platform/testing/stage.tsx';
import { Component } from './discover-screen.tsx';

afterEach(strikeStage);

const club = (handle: string, name: string) =>
  ({
    id: handle,
    handle,
    name,
    tagline: `The tagline of ${name}`,
    category: 'music',
    hue: 355,
    picture: null,
    cover_url: null,
    visibility: 'public',
    join_policy: 'open',
    member_count: 2,
  }) as const;
const band = club('velvet-static', 'Velvet Static');
const cafe = { ...club('third-kettle', 'Third Kettle'), member_count: 40 };
const front = {
  featured: [band],
  auctions: [],
  rising: [
    { club: cafe, joined_this_week: 12 },
    { club: band, joined_this_week: 0 },
  ],
  newest: [cafe, band],
  categories: [
    { category: 'music', clubs: 3 },
    { category: 'cafes', clubs: 1 },
  ],
} as const;

function open(server: Server = {}, at = '/discover') {
  const calls = stubServer({ 'GET /fronts/discover': { data: front }, ...server });
  openScreen(at, <Component />, '/discover');
  return calls;
}

test('shows a poster, what rises with how much, and what is new', async () => {
  open();
  const posters = await screen.findByRole('region', { name: 'Featured clubs' });
  const poster = within(posters).getByRole('link', { name: /Velvet Static/ });
  expect(poster.getAttribute('href')).toBe('/club/velvet-static');
  const rising = within(screen.getByRole('region', { name: 'Trending this week' }));
  // A club that nobody joined does not rise.
  expect(rising.getAllByRole('listitem')).toHaveLength(1);
  rising.getByText('12 joined this week');
  expect(within(screen.getByRole('region', { name: 'New clubs' })).getAllByRole('listitem')).toHaveLength(2);
});

test('says in one line what this is, to whoever is signed out', async () => {
  open();
  await screen.findByText(/^Fan clubs to join/);
  expect(screen.getByRole('link', { name: 'How it works' }).getAttribute('href')).toBe('/welcome');
  cleanup();
  storeSession(aSession());
  open();
  await screen.findByRole('region', { name: 'Featured clubs' });
  expect(screen.queryByText(/^Fan clubs to join/)).toBeNull();
});

test('a kind is asked for by its chip, and stands in the address', async () => {
  const person = userEvent.setup();
  open();
  await person.click(await screen.findByRole('button', { name: 'Music' }));
  await waitFor(() => expect(whereNow()).toBe('/discover?kind=music'));
  expect(screen.getByRole('button', { name: 'Music' }).getAttribute('aria-pressed')).toBe('true');
  await person.click(screen.getByRole('button', { name: 'All' }));
  await waitFor(() => expect(whereNow()).toBe('/discover'));
});

test('a kind without clubs says so and leads back to all', async () => {
  const person = userEvent.setup();
  const none = { ...front, featured: [], rising: [], newest: [] };
  open({ 'GET /fronts/discover': { data: none } }, '/discover?kind=music');
  await screen.findByText('No clubs here yet');
  await person.click(screen.getByRole('button', { name: 'Show all categories' }));
  await waitFor(() => expect(whereNow()).toBe('/discover'));
});

test('a site without any club says that, and offers to create the first', async () => {
  const none = { featured: [], auctions: [], rising: [], newest: [], categories: [] };
  open({ 'GET /fronts/discover': { data: none } });
  await screen.findByText('No clubs yet');
  screen.getByText('This site has no clubs yet. Create the first one.');
  expect(screen.getByRole('link', { name: 'Create a club' }).getAttribute('href')).toBe('/user/create-club');
  expect(screen.queryByText(/category/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'All' })).toBeNull();
});

test('a lost signal is said, and trying again brings the clubs', async () => {
  const person = userEvent.setup();
  open({ 'GET /fronts/discover': [{ error: { code: 'not-found' } }, { data: front }] });
  await screen.findByText('Couldn’t load Discover');
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('region', { name: 'Featured clubs' });
});

test('with words in the address somebody searches', async () => {
  open({}, '/discover?q=');
  await screen.findByRole('searchbox');
  expect(screen.queryByRole('region', { name: 'Featured clubs' })).toBeNull();
  // Before a letter is typed there is something to choose: clubs with most members first, and the categories.
  const popular = within(await screen.findByRole('region', { name: 'Popular clubs' }));
  expect(popular.getAllByRole('link')[0]?.textContent).toContain('Third Kettle');
  await userEvent.click(screen.getByRole('button', { name: 'Music' }));
  await waitFor(() => expect(whereNow()).toBe('/discover?kind=music'));
});
