// @vitest-environment jsdom
// Tests the making of achievements: lists by state, a template to a published one, what is wrong, frozen goals, retiring.
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { aClub, aViewer } from '#domains/clubs/public/testing/club.ts';
import { storeSession } from '#platform/session/session.ts';
import {
  type Asked,
  aSession,
  openScreen,
  type Server,
  strikeStage,
  stubServer,
} from '#platform/testing/stage.tsx';
import { aManaged } from '../testing/achievements.ts';
import { Component } from './manage-achievements-screen.tsx';

afterEach(strikeStage);

const owner = aClub({ viewer: aViewer('owner') });

function open(answers: Server, search = '') {
  storeSession(aSession());
  const calls = stubServer({
    'GET /clubs/:id': { data: owner },
    'GET /clubs/:id/managed-achievements': { data: [] },
    'GET /clubs/:id/item-designs': { data: [] },
    ...answers,
  });
  openScreen(
    `/club/${owner.handle}/manage-achievement${search}`,
    <Component />,
    '/club/:id/manage-achievement',
  );
  return calls;
}

it('lists achievements by state, with who earned them and what a draft needs', async () => {
  const draft = aManaged({ id: 'a2', name: 'Collector', state: 'draft', problems: ['item-stock'] });
  open({
    'GET /clubs/:id/managed-achievements': ({ query }: Asked) => ({
      data: query.state === 'draft' ? [draft] : [aManaged()],
    }),
  });
  const row = await screen.findByRole('link', { name: /Away days/ });
  expect(row.textContent).toContain('Missions completed · Goals 1, 5 · 12 fans earned it');
  await userEvent.click(screen.getByRole('radio', { name: 'Drafts' }));
  expect((await screen.findByRole('link', { name: /Collector/ })).textContent).toContain(
    'There aren’t that many copies of the item left.',
  );
});

it('makes one from a template and publishes it', async () => {
  const made = aManaged({ state: 'draft', name: 'Never misses', counter: 'streak', version: 1 });
  const calls = open(
    {
      'POST /clubs/:id/achievements': { status: 201, data: made },
      'POST /achievements/:id/publish': { data: { ...made, state: 'live' } },
    },
    '?achievement=new',
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Never misses/ }));
  const preview = within(await screen.findByRole('region', { name: 'Preview' }));
  expect(preview.getByText('0 / 7 days')).toBeTruthy();
  expect(screen.getAllByLabelText<HTMLInputElement>('Goal').map(({ value }) => value)).toEqual([
    '7',
    '30',
    '100',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove stage 3' }));
  await userEvent.clear(screen.getByLabelText('Name'));
  await userEvent.type(screen.getByLabelText('Name'), 'Every day');
  expect(preview.getByText('Every day')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish this achievement?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByRole('radio', { name: 'Drafts' })).toBeTruthy();
  expect(
    calls.find(({ name }) => name.startsWith('POST') && name.endsWith('/achievements'))?.body,
  ).toMatchObject({
    name: 'Every day',
    counter: 'streak',
    stages: [
      { goal: 7, xp: 100, item: null },
      { goal: 30, xp: 250, item: null },
    ],
  });
  expect(calls.some(({ name }) => name === 'POST /achievements/a1/publish')).toBe(true);
});

it('says what is wrong with a stage, and offers no XP for packs', async () => {
  const calls = open({}, '?achievement=new');
  await userEvent.click(await screen.findByRole('button', { name: 'Start from scratch' }));
  await userEvent.type(await screen.findByLabelText('Name'), 'Packs');
  await userEvent.click(screen.getByRole('button', { name: 'Add stage' }));
  const [first, second] = screen.getAllByLabelText('Goal');
  await userEvent.clear(first as HTMLElement);
  await userEvent.type(first as HTMLElement, '5');
  await userEvent.type(second as HTMLElement, '5');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Enter a whole number above the stage before.')).toBeTruthy();
  expect(calls.some(({ name }) => name.startsWith('POST'))).toBe(false);
  expect(screen.getAllByLabelText('XP')).toHaveLength(2);
  await userEvent.selectOptions(screen.getByLabelText('What counts'), 'Packs opened');
  expect(screen.queryByLabelText('XP')).toBeNull();
  expect(screen.getByText('Gives a badge only: no XP, no items.')).toBeTruthy();
});

it('says why a draft cannot be published, and keeps it', async () => {
  const draft = aManaged({ state: 'draft' });
  open(
    {
      'GET /achievements/:id/editor': { data: draft },
      'PUT /achievements/:id': { data: { ...draft, version: 3 } },
      'POST /achievements/:id/publish': {
        status: 422,
        error: { code: 'achievements.not-ready', details: { problems: ['too-many-hidden'] } },
      },
    },
    '?achievement=a1',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(
    await screen.findByText(/At most one in ten achievements can be hidden. Show this one/),
  ).toBeTruthy();
});

it('freezes what fans are earning, and retires it', async () => {
  const calls = open(
    {
      'GET /achievements/:id/editor': { data: aManaged() },
      'POST /achievements/:id/retire': { data: aManaged({ state: 'retired' }) },
    },
    '?achievement=a1',
  );
  expect(await screen.findByText(/Goals and rewards stay as they are/)).toBeTruthy();
  for (const goal of screen.getAllByLabelText<HTMLInputElement>('Goal')) expect(goal.disabled).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Name').disabled).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Retire achievement' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Retire this achievement?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Retire achievement' }));
  await waitFor(() => expect(calls.some(({ name }) => name === 'POST /achievements/a1/retire')).toBe(true));
});
