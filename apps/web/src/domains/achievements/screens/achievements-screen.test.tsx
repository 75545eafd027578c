// @vitest-environment jsdom
// Tests a club's achievements: my progress, the nearest one, one of them opened, hidden ones, failures.
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { aClub, aViewer } from '#domains/clubs/public/testing/club.ts';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { achievementsOf, anAchievement, aStage } from '../testing/achievements.ts';
import { Component } from './achievements-screen.tsx';

afterEach(strikeStage);

const streak = anAchievement({
  id: 'a2',
  name: 'Never misses',
  counter: 'streak',
  stages: [aStage(1, 30)],
  count: 12,
  stage: 0,
});

function open(answers: Server = {}, { club = aClub({ viewer: aViewer('member') }), search = '' } = {}) {
  storeSession(aSession());
  stubServer({
    'GET /clubs/:id': { data: club },
    'GET /clubs/:id/achievements': { data: achievementsOf([anAchievement(), streak]) },
    ...answers,
  });
  openScreen(`/club/${club.handle}/achievement${search}`, <Component />, '/club/:id/achievement');
}

const rows = () =>
  within(screen.getAllByRole('list')[0] as HTMLElement)
    .getAllByRole('button')
    .map((row) => row.textContent);

it('shows each achievement with its progress, and how many stages I have', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Achievements' })).toBeTruthy();
  expect(await screen.findByText('2 of 4 stages earned')).toBeTruthy();
  expect(rows()).toEqual([
    'Away days8 / 10Complete 10 missions for 200 XP',
    'Never misses12 / 30 daysCheck in 30 days in a row for the badge',
  ]);
  expect(screen.getByRole('img', { name: 'Away days: 8 of 10, stage 2 of 3' })).toBeTruthy();
});

it('puts the nearest one on top, and opens it', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^2 more missions to stage 3/ }));
  expect(await screen.findByText('Travel with the team.')).toBeTruthy();
  const sheet = within(screen.getByRole('dialog', { name: 'Away days' }));
  expect(sheet.getByText('At 10: 200 XP')).toBeTruthy();
  expect(sheet.getAllByText('Earned Nov 1')).toHaveLength(2);
});

it('says how many are hidden, and nothing is nearest for a visitor', async () => {
  open(
    {
      'GET /clubs/:id/achievements': {
        data: achievementsOf([anAchievement({ count: 0, stage: 0 })], { hidden_left: 1, nearest_id: null }),
      },
    },
    { club: aClub({ viewer: aViewer('visitor') }) },
  );
  expect(await screen.findByText('1 more achievement is hidden until you earn it.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /more missions/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Edit achievements' })).toBeNull();
});

it('shows the staff the way to make the first one', async () => {
  open(
    { 'GET /clubs/:id/achievements': { data: achievementsOf([], { can: { edit: true } }) } },
    { club: aClub({ viewer: aViewer('owner') }) },
  );
  const way = await screen.findByRole('link', { name: 'Make the first one' });
  expect(way.getAttribute('href')).toContain('/manage-achievement?achievement=new');
});

it('says so where the achievements do not come', async () => {
  open({ 'GET /clubs/:id/achievements': { status: 500, error: { code: 'internal' } } });
  expect(await screen.findByText('Couldn’t load the achievements')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
