// @vitest-environment jsdom
// Tests sharing a badge: refused while one's collection is private, and its page where it is not shown or no answer came.
import type { BadgeCard } from '@stagepass/contract/badges/shapes.ts';
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { BadgeSheet } from '../parts/badge-sheet.tsx';
import { Component } from './shared-badge-screen.tsx';

afterEach(() => {
  strikeStage();
  Reflect.deleteProperty(navigator, 'share');
});

const badge: BadgeCard = {
  id: 'b1',
  club: null,
  name: 'Away days',
  description: '',
  look: { shape: 'shield', icon: 'soccer-ball', hue: 55 },
  stages: 1,
  stage: 1,
  earned_at: '2026-01-05T12:00:00Z',
};
const user = { id: 'u1', user_name: 'ana', display_name: 'Ana', avatar: null };

function open(shown: boolean) {
  storeSession(aSession());
  const shared = vi.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'share', { value: shared, configurable: true });
  const view = { ...badge, holders: 1, grants: [], retired: false, version: 1, can: { edit: false } };
  stubServer({
    'GET /badges/:id': { data: view },
    'GET /badges/:id/of/:user': { data: { badge, user, shown } },
  });
  openScreen('/', <BadgeSheet id="b1" onClose={() => undefined} />, '/');
  return shared;
}

it('is shared with its own page', async () => {
  const shared = open(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Share badge' }));
  const url = expect.stringMatching(/\/badge\/b1~[^/]+$/);
  await waitFor(() => expect(shared).toHaveBeenCalledWith({ title: 'Away days', url }));
});

it('is not shared where my collection is private, and says why', async () => {
  const shared = open(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Share badge' }));
  await waitFor(() => expect(toastStore.current()?.title).toMatch(/^Your collection is private/));
  expect(shared).not.toHaveBeenCalled();
});

it('says that a badge is not shown only where the server said so', async () => {
  stubServer({ 'GET /badges/:id/of/:user': { status: 404, error: { code: 'badges.not-found' } } });
  openScreen('/badge/b1~ana', <Component />, '/badge/:id');
  await screen.findByText('This badge isn’t shown');
  screen.getByText('The link is old, or the person doesn’t show their badges.');
  strikeStage();
  stubServer({ 'GET /badges/:id/of/:user': { status: 500, error: { code: 'internal' } } });
  openScreen('/badge/b1~ana', <Component />, '/badge/:id');
  await screen.findByText('Couldn’t load this badge');
});
