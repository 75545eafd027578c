// @vitest-environment jsdom
// Tests a history that says whom tokens went to and came from, and the way from a club's home to its fan token.

import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aClub, aViewer } from '#domains/clubs/public/testing/club.ts';
import { aLine } from '#domains/ledger/public/testing/money.ts';
import { queryClient } from '#platform/query/query.ts';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { clubHomePart } from './club-home-part.tsx';
import { Component as ClubToken } from './screens/club-token-screen.tsx';

afterEach(strikeStage);
beforeEach(() => storeSession(aSession()));

const club = aClub({ viewer: aViewer('member') });
const { id, handle, name, hue } = club;
const mark = { id, handle, name, hue, picture: null };
const { Part } = clubHomePart;
const home = (role: 'member' | 'visitor') =>
  openScreen(
    '/here',
    <Part club={aClub({ viewer: aViewer(role) })} above="empty" onSettled={() => {}} />,
    '/here',
  );

test('the history says whom tokens were sent to and who sent some', async () => {
  const person = { id: 'u2', user_name: 'ana', display_name: 'Ana Quill', avatar: null };
  const gift = { kind: 'gift' as const, other: 'user' as const };
  stubServer({
    'GET /clubs/:id': { data: club },
    'GET /clubs/:id/token': { data: { club: mark, symbol: 'VELV', name: 'Velvet', mine: { balance: 3 } } },
    'GET /wallet/statement': {
      data: [
        aLine(3, { ...gift, person, amount_cents: -1 }),
        aLine(2, { ...gift, person, amount_cents: 4 }),
        aLine(1, { ...gift, person: null, amount_cents: -2 }),
      ],
      beside: { next_cursor: null },
    },
  });
  openScreen(`/club/${handle}/token`, <ClubToken />, '/club/:id/token');
  await userEvent.click(await screen.findByRole('button', { name: 'Your history' }));
  await screen.findByText('Sent to @ana');
  screen.getByText('Received from @ana');
  screen.getByText('Sent');
});

test('a club with a token leads to it with what I have; one without shows nothing', async () => {
  stubServer({ 'GET /tokens': { data: [{ club: mark, symbol: 'VELV', name: 'Velvet', balance: 320 }] } });
  home('member');
  const row = await screen.findByRole('link', { name: /Velvet.*You have 320 VELV/ });
  expect(row.getAttribute('href')).toBe(`/club/${handle}/token`);
  strikeStage();
  storeSession(aSession());
  const calls = stubServer({ 'GET /tokens': { data: [] } });
  home('member');
  await waitFor(() => expect([calls.length, queryClient.isFetching()]).toEqual([1, 0]));
  expect(screen.queryByRole('link')).toBeNull();
});
