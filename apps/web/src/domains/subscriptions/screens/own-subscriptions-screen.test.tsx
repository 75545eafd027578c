// @vitest-environment jsdom
// One's own subscriptions of all clubs: each leads to its screen, and without any it says where plans are.
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { aSubscription } from '../testing/subscriptions.ts';
import { Component as OwnSubscriptions } from './own-subscriptions-screen.tsx';

afterEach(strikeStage);

function open(data: ReturnType<typeof aSubscription>[]) {
  storeSession(aSession());
  stubServer({ 'GET /users/me/subscriptions': { data } });
  openScreen('/user/subscriptions', <OwnSubscriptions />);
}

test('lists what runs and what has ended, and leads to the gifts', async () => {
  open([aSubscription(), aSubscription({ id: 's2', status: 'ended' })]);
  const rows = await screen.findAllByRole('link', { name: /Stalls/ });
  expect(rows.map((row) => row.getAttribute('href'))).toEqual([
    '/club/club-subscription/s1',
    '/club/club-subscription/s2',
  ]);
  expect(rows[1]?.textContent).toContain('Ended');
  expect(screen.getByRole('link', { name: /Gifts you gave/ }).getAttribute('href')).toBe(
    '/user/subscription-gifts',
  );
});

test('without any, says where clubs offer them', async () => {
  open([]);
  await screen.findByText('No subscriptions yet');
});
