// @vitest-environment jsdom
// Tests sharing a level: offered where I see my levels and when one is reached, refused while I am hidden, and its page.
import type { LevelChange, UserLevel } from '@stagepass/contract/levels/shapes.ts';
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aClubCard } from '#domains/clubs/public/testing/club.ts';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { Celebration } from '../parts/celebration.tsx';
import { Component } from './shared-level-screen.tsx';

afterEach(() => {
  strikeStage();
  Reflect.deleteProperty(navigator, 'share');
});

const club = aClubCard({ handle: 'neon-tide', name: 'Neon Tide' });
const level: UserLevel = {
  club,
  user: { id: 'u1', user_name: 'ana', display_name: 'Ana', avatar: null },
  level: 12,
  name: 'Keeper',
  shown: true,
};
const change: LevelChange = { kind: 'level', club, from: 11, to: 12, xp: 6700, name: null, perks: [] };

function reach(answer: UserLevel) {
  storeSession(aSession());
  const shared = vi.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'share', { value: shared, configurable: true });
  stubServer({ 'GET /clubs/:id/levels/of/:user': { data: answer } });
  render(<Celebration change={change} onClose={() => undefined} onSee={() => undefined} />);
  return shared;
}

it('is offered when a level is reached, with its own page', async () => {
  const shared = reach(level);
  await userEvent.click(await screen.findByRole('button', { name: 'Share level' }));
  await waitFor(() =>
    expect(shared).toHaveBeenCalledWith({
      title: 'I’m level 12 in Neon Tide',
      url: expect.stringMatching(/\/level\/neon-tide~[^/]+$/),
    }),
  );
});

it('says why nobody would see it where I am hidden from the leaderboards', async () => {
  const shared = reach({ ...level, shown: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Share level' }));
  await waitFor(() => expect(toastStore.current()?.title).toMatch(/hidden from this club’s leaderboards/));
  expect(shared).not.toHaveBeenCalled();
});

it('has a page that says whose level it is', async () => {
  stubServer({ 'GET /clubs/:id/levels/of/:user': { data: level } });
  openScreen('/level/neon-tide~ana', <Component />, '/level/:id');
  await screen.findByRole('heading', { level: 1, name: 'Ana is level 12' });
  screen.getByText('Keeper in Neon Tide');
  expect(screen.getByRole('link', { name: 'View club' }).getAttribute('href')).toMatch(/neon-tide/);
});

it('tells nothing where it is not shown', async () => {
  stubServer({ 'GET /clubs/:id/levels/of/:user': { status: 404, error: { code: 'levels.not-shown' } } });
  openScreen('/level/neon-tide~ana', <Component />, '/level/:id');
  await screen.findByText('The link is old, or the person doesn’t show their level.');
  screen.getByText('This level isn’t shown');
});

it('does not say so where only the answer did not come', async () => {
  stubServer({ 'GET /clubs/:id/levels/of/:user': { status: 500, error: { code: 'internal' } } });
  openScreen('/level/neon-tide~ana', <Component />, '/level/:id');
  await screen.findByText('Couldn’t load this level');
  expect(screen.queryByText('This level isn’t shown')).toBeNull();
});
