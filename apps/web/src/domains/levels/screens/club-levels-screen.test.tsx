// @vitest-environment jsdom
// Tests a club's levels: the ladder and where I am, the boards with my own row, opting out, and the editing.
import type { LevelLadder } from '@stagepass/contract/levels/shapes.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { aClub, aViewer } from '#domains/clubs/public/testing/club.ts';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { Component } from './club-levels-screen.tsx';

afterEach(strikeStage);

const ladder: LevelLadder = {
  steps: [
    { level: 4, begins_at_xp: 600, name: 'The stairs', perks: [{ type: 'text', text: 'Wallpaper pack' }] },
    { level: 6, begins_at_xp: 1500, name: 'Lamp room', perks: [{ type: 'discount', percent: 15 }] },
    { level: 7, begins_at_xp: 2100, name: 'Keeper', perks: [{ type: 'privateMission' }] },
  ],
  mine: {
    xp: 1240,
    level: 5,
    into_xp: 240,
    span_xp: 500,
    missing_xp: 260,
    since: '2026-03-04T12:00:00.000Z',
  },
  can: { edit: false },
};
const member = aClub({ viewer: aViewer('member') });
const owner = aClub({ viewer: aViewer('owner') });

function open(answers: Server, { club = member, search = '' } = {}) {
  storeSession(aSession());
  const calls = stubServer({
    'GET /clubs/:id': { data: club },
    'GET /clubs/:id/levels': { data: ladder },
    'GET /clubs/:id/missions': { data: [] },
    ...answers,
  });
  openScreen(`/club/${club.handle}/levels${search}`, <Component />, '/club/:id/levels');
  return calls;
}

const rungs = () => within(screen.getByRole('list', { name: 'Levels' })).getAllByRole('listitem');

it('shows levels with names and perks, and where I am', async () => {
  open({
    'GET /clubs/:id/missions': {
      data: [
        { id: 'm1', state: 'active', locked: false, xp: 200, mine: { earned_xp: 0, next: { id: 's1' } } },
        { id: 'm2', state: 'active', locked: false, xp: 75, mine: { earned_xp: 0, next: { id: 's2' } } },
        { id: 'm3', state: 'active', locked: true, xp: 900, mine: { earned_xp: 0, next: { id: 's3' } } },
      ],
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: '260 XP to Lamp room' })).toBeTruthy();
  expect(rungs().map((rung) => rung.textContent)).toEqual([
    '7KeeperExclusive missions2,100',
    '6Lamp room15% off in the store1,500',
    '5Level 5You, since Mar 41,240',
    '4The stairsWallpaper pack600',
  ]);
  expect(rungs()[2]?.getAttribute('aria-current')).toBe('step');
  expect(await screen.findByText('2 missions, 275 XP')).toBeTruthy();
});

it('shows a visitor the ladder and the way in, and no leaderboard', async () => {
  open(
    { 'GET /clubs/:id/levels': { data: { ...ladder, mine: null } } },
    { club: aClub({ viewer: aViewer('visitor') }) },
  );
  expect(await screen.findByText('Join to start earning XP')).toBeTruthy();
  expect(screen.queryByRole('radio', { name: 'Leaderboard' })).toBeNull();
});

it('says so where the levels do not come', async () => {
  open({ 'GET /clubs/:id/levels': { status: 500, error: { code: 'internal' } } });
  expect(await screen.findByText('Couldn’t load the levels')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

const person = (id: string, display_name: string) => ({ id, user_name: id, display_name, avatar: null });
const board: Server = {
  'GET /clubs/:id/boards/:span': ({ params }) => ({
    data:
      params.span === 'all'
        ? []
        : [
            { place: 1, user: person('ana', 'Ana'), xp: 900, is_me: false },
            { place: 2, user: person('ben', 'Ben'), xp: 70, is_me: false },
            { place: 2, user: person('me', 'Me'), xp: 70, is_me: true },
          ],
  }),
  'GET /clubs/:id/boards/:span/me': { data: { place: 2, xp: 70, people: 3, hidden: false } },
};

it('shows a board with places and my own row, span by span', async () => {
  open(board, { search: '?view=leaderboard' });
  const list = await screen.findAllByRole('link', { name: /Place/ });
  expect(list.map((row) => row.textContent)).toEqual([
    '1Place 1AAna900 XP',
    '2Place 2BBen70 XP',
    '2Place 2MYou70 XP',
  ]);
  const own = await screen.findByRole('status');
  expect(own.textContent).toContain('of 3 members');
  await userEvent.click(screen.getByRole('radio', { name: 'All time' }));
  expect(await screen.findByText('Nobody on the board yet')).toBeTruthy();
});

it('takes me off the boards, and back where the server says no', async () => {
  const calls = open(
    {
      ...board,
      'GET /clubs/:id/boards/:span/me': [
        { data: { place: 2, xp: 70, people: 3, hidden: false } },
        { data: { place: null, xp: 70, people: 2, hidden: true } },
      ],
      'PUT /clubs/:id/boards/me': [
        { data: { hidden: true } },
        { status: 403, error: { code: 'clubs.members-only' } },
      ],
    },
    { search: '?view=leaderboard' },
  );
  const shown = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Show me on leaderboards' });
  await screen.findByRole('switch');
  await userEvent.click(shown());
  expect(await screen.findByText('You’re hidden from this leaderboard')).toBeTruthy();
  expect(shown().checked).toBe(false);
  await waitFor(() => expect(calls.filter(({ name }) => name.includes('PUT'))).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('70 XP'));
  await userEvent.click(shown());
  await waitFor(() => expect(shown().checked).toBe(false));
  expect(calls.filter(({ name }) => name.includes('PUT')).map(({ body }) => body)).toEqual([
    { hidden: true },
    { hidden: false },
  ]);
});

it('lets the staff name a level and give it a perk', async () => {
  const added = {
    level: 2,
    begins_at_xp: 100,
    name: 'Boathand',
    perks: [{ type: 'discount' as const, percent: 5 }],
  };
  const calls = open(
    { 'PUT /clubs/:id/levels/:level': { data: { ...ladder, steps: [added, ...ladder.steps] } } },
    { club: owner, search: '?view=edit' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Add level' }));
  const sheet = within(await screen.findByRole('dialog'));
  const save = sheet.getByRole<HTMLButtonElement>('button', { name: 'Save level' });
  expect(save.disabled).toBe(true);
  expect(sheet.getByLabelText<HTMLInputElement>('Level').value).toBe('2');
  await userEvent.type(sheet.getByLabelText('Name'), 'Boathand');
  await userEvent.type(sheet.getByLabelText('Store discount in percent'), '5');
  await userEvent.click(save);
  expect(await screen.findByText('Boathand')).toBeTruthy();
  expect(calls.find(({ name }) => name.startsWith('PUT'))).toMatchObject({
    params: { level: '2' },
    body: { name: 'Boathand', perks: [{ type: 'discount', percent: 5 }] },
  });
});

it('shows the editor to nobody else', async () => {
  open({}, { search: '?view=edit' });
  expect(await screen.findByRole('heading', { level: 1, name: '260 XP to Lamp room' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add level' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit levels' })).toBeNull();
});
