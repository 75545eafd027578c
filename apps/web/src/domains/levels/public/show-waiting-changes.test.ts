// @vitest-environment jsdom
// Tests the showing of changes: a celebration for a higher level or tier, a calm line for a lower one, each once.
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { showWaitingChanges } from './show-waiting-changes.ts';

beforeEach(() => storeSession(aSession()));
afterEach(() => {
  vi.unstubAllGlobals();
  strikeStage();
});

const club = { id: 'c1', handle: 'tin', name: 'Tin Lighthouse', hue: 265, picture: null };
const level = (from: number, to: number) =>
  ({ kind: 'level', club, from, to, xp: 50 * to * (to - 1), name: null, perks: [] }) as const;
const take = (...answers: NonNullable<Server['POST /level-changes/take']>[]) =>
  stubServer({ 'POST /level-changes/take': answers as never });

it('celebrates a level with what it gives, and says so once it is closed', async () => {
  const calls = take(
    {
      data: [{ ...level(4, 6), name: 'Lamp room', perks: [{ type: 'discount', percent: 15 }] }],
    },
    { data: [] },
  );
  const done = showWaitingChanges();
  expect(await screen.findByRole('dialog', { name: 'Level 6' })).toBeTruthy();
  expect(screen.getByText('You’re now Lamp room in Tin Lighthouse.')).toBeTruthy();
  expect(screen.getByText('15% off in the store')).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'Reached' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await done;
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(toastStore.current()?.title).toBe('Level 6 in Tin Lighthouse');
  expect(calls).toHaveLength(1);
});

it('shows the last frame at once where less motion is wanted', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  take({ data: [level(1, 2)] }, { data: [] });
  const done = showWaitingChanges();
  await screen.findByRole('dialog', { name: 'Level 2' });
  expect(screen.getByRole('img', { name: 'Reached' }).dataset.landing).toBe('false');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await done;
});

it('tells a lower level and tier without a celebration', async () => {
  take({ data: [level(5, 4), { kind: 'tier', club, from: 2, to: 1, name: 'Balcony' }] }, { data: [] });
  await showWaitingChanges();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(toastStore.current()).toMatchObject({ title: 'Your tier in Tin Lighthouse is now Balcony' });
  expect(toastStore.current()?.tone).toBeUndefined();
});

it('waits until no sheet is open', async () => {
  const open = document.body.appendChild(document.createElement('div'));
  open.setAttribute('role', 'dialog');
  const calls = take({ data: [{ kind: 'tier', club, from: 1, to: 2, name: 'Floor' }] }, { data: [] });
  const done = showWaitingChanges();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(calls).toHaveLength(0);
  open.remove();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(await screen.findByRole('dialog', { name: 'Floor' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await done;
});
