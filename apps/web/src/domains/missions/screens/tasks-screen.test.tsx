// @vitest-environment jsdom
// Tests /club/tasks: steps by deadline, each opening its step, what waits and why, and an empty list.
import type { Task } from '@stagepass/contract/missions/tasks.ts';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { Component } from './tasks-screen.tsx';

beforeEach(() => storeSession(aSession()));
afterEach(strikeStage);

const club = { id: 'c1', handle: 'velvet-static', name: 'Velvet Static', hue: 355, picture: null };
const task = (id: string, change: Partial<Task> = {}): Task => ({
  id,
  mission_id: 'm1',
  mission_title: 'Soundcheck',
  club,
  title: `Step ${id}`,
  type: 'QUIZ',
  xp: 75,
  state: 'open',
  number: 1,
  steps: 1,
  due_at: null,
  ...change,
});
const show = (data: Task[]) => {
  stubServer({ 'GET /tasks': { data, beside: { next_cursor: null } } });
  openScreen('/club/tasks', <Component />);
};

test('each opens its step; what cannot be done yet leads to its mission and says why', async () => {
  const soon = new Date(Date.now() + 60_000).toISOString();
  show([
    task('one', { due_at: soon, steps: 2 }),
    task('two', { due_at: soon, state: 'waits', number: 2, steps: 2 }),
    task('three', { mission_id: 'm2', state: 'review' }),
    task('four', { mission_id: 'm3', state: 'locked' }),
  ]);
  const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  await screen.findByRole('heading', { name: 'Due today' });
  screen.getByRole('heading', { name: 'No deadline' });
  expect(href(/Step one.*step 1 of 2.*Due today/)).toBe('/club/play-mission/m1?step=one');
  expect(href(/Step two.*Opens after step 1/)).toBe('/club/mission-detail/m1');
  expect(href(/Step three.*In review/)).toBe('/club/mission-detail/m2');
  expect(href(/Step four.*conditions/)).toBe('/club/mission-detail/m3');
});

test('without any, the ways on are said', async () => {
  show([]);
  await screen.findByText('No open tasks');
  expect(screen.getByRole('link', { name: 'View missions' }).getAttribute('href')).toBe('/missions');
});
