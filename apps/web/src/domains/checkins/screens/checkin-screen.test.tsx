// @vitest-environment jsdom
// Tests the check-in screen: the month, checking in with and without a connection, the repair.
import { localDay } from '@stagepass/base/local-day.ts';
import type { CheckinCalendar } from '@stagepass/contract/checkins/shapes.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { aClub, aViewer } from '#domains/clubs/public/testing/club.ts';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { waitingCheckins } from '../data/kept.ts';
import { Component } from './checkin-screen.tsx';

afterEach(strikeStage);

const today = localDay(new Date(), 'UTC');
const calendar: CheckinCalendar = {
  month: today.slice(0, 7),
  today,
  time_zone: 'UTC',
  tomorrow_at: new Date(Date.now() + 3_600_000).toISOString(),
  checked_today: false,
  xp: 75,
  streak: 4,
  best: { streak: 9, ended_on: '2026-03-04' },
  freezes: { held: 1, most: 2, next_in: 3 },
  repair: { day: null, used_this_month: false },
  days: [],
  tokens: [{ day: today, token: 'signed' }],
};
const member = aClub({ viewer: aViewer('member') });

function open(answers: Server) {
  storeSession(aSession());
  const calls = stubServer({ 'GET /clubs/:id': { data: member }, ...answers });
  openScreen(`/club/${member.handle}/checkin`, <Component />, '/club/:id/checkin');
  return calls;
}

it('shows the streak and the longest one, and checks in', async () => {
  const checked = { ...calendar, checked_today: true, streak: 5 };
  open({
    'GET /clubs/:id/checkins': [{ data: calendar }, { data: checked }],
    'POST /clubs/:id/checkins': { data: { ...checked, granted_xp: 75 } },
  });
  expect(await screen.findByText('Longest: 9 days, until March 4')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Check in for 75 XP' }));
  expect(await screen.findByText('Checked in today')).toBeTruthy();
});

it('keeps a check-in that cannot be sent, with the day’s token', async () => {
  open({
    'GET /clubs/:id/checkins': { data: calendar },
    'POST /clubs/:id/checkins': () => {
      throw new TypeError('no connection');
    },
  });
  const button = await screen.findByRole('button', { name: 'Check in for 75 XP' });
  await userEvent.click(button);
  await waitFor(() =>
    expect(waitingCheckins()).toEqual([{ club_id: member.id, day: today, token: 'signed' }]),
  );
  expect(await screen.findByText(/Saved on this phone/)).toBeTruthy();
});

it('offers the repair of the missed day', async () => {
  open({
    'GET /clubs/:id/checkins': {
      data: { ...calendar, streak: 1, repair: { day: '2026-11-16', used_this_month: false } },
    },
    'POST /clubs/:id/checkins/repair': { data: { ...calendar, streak: 6 } },
  });
  expect(await screen.findByText('Missed November 16?')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Repair' }));
  await waitFor(() => expect(screen.getByText('6')).toBeTruthy());
});
