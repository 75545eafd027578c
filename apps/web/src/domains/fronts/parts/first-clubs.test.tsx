// @vitest-environment jsdom
// Tests the first clubs of the welcome: asked once all is saved, joined on the spot, and what is said where that fails.
import type { ClubCard } from '@stagepass/contract/clubs/shapes.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { Clubs } from './first-clubs.tsx';

beforeEach(() => void storeSession(aSession()));
afterEach(strikeStage);

const club = (handle: string, name: string, join_policy: ClubCard['join_policy'] = 'open') =>
  ({
    id: handle,
    handle,
    name,
    tagline: 'Loud.',
    category: 'music',
    hue: 355,
    picture: null,
    cover_url: null,
    visibility: 'public',
    join_policy,
    member_count: 2,
  }) as const;
const near = [club('loud', 'Loud'), club('louder', 'Louder', 'approval')] as const;

function open(server: Server, isReady = true) {
  const suggested = near.map((one) => ({ club: one, like_club: null }));
  const calls = stubServer({ 'GET /fronts/suggested-clubs': { data: suggested }, ...server });
  openScreen('/user/welcome?step=clubs', <Clubs isReady={isReady} waiting={<p role="status">Loading</p>} />);
  return calls;
}

test('an open club is joined on the spot and stays on the list; any other is looked at first', async () => {
  const outcome = { state: 'joined', member_number: 3, xp: 10 } as const;
  const calls = open({ 'POST /clubs/:id/join': { data: outcome } });
  await userEvent.click(await screen.findByRole('button', { name: 'Join Loud' }));
  const joined = await screen.findByRole('button', { name: 'Joined Loud' });
  expect(joined.hasAttribute('disabled') || joined.getAttribute('aria-disabled') === 'true').toBe(true);
  expect(calls.map(({ name }) => name)).toEqual(['GET /fronts/suggested-clubs', 'POST /clubs/loud/join']);
  const other = screen.getByRole('link', { name: 'View club Louder' });
  expect(other.getAttribute('href')).toBe('/club/louder');
});

test('a refusal is told, and the button is there again', async () => {
  open({ 'POST /clubs/:id/join': { status: 409, error: { code: 'admissions.full' } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Join Loud' }));
  expect(await screen.findByRole('button', { name: 'Join Loud', busy: false })).toBeDefined();
});

test('nothing is asked before what somebody likes is saved', async () => {
  const calls = open({}, false);
  expect((await screen.findByRole('status')).textContent).toContain('Loading');
  expect(calls).toEqual([]);
});

test('says so where there is no club, and tries again where the list does not come', async () => {
  open({
    'GET /fronts/suggested-clubs': [{ status: 500, error: { code: 'internal' } }, { data: [] }],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/No clubs to show yet/)).toBeDefined();
});
