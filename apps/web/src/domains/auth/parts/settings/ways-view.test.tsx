// @vitest-environment jsdom
// Ways to sign in: the last one stays, and a change is confirmed anew where the server asks for it.
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import type { DataOf } from '#platform/testing/whole-answer.ts';
import { View } from './ways-view.tsx';

afterEach(strikeStage);

const off = {
  firebase: null,
  discord: false,
  twitter: false,
  tiktok: false,
  wallet: null,
  demo: null,
  mail: 'smtp',
} as const;
const method = (id: string, kind: 'password' | 'discord', remove: boolean) =>
  ({
    id,
    kind,
    label: `${kind} of mara`,
    linked_at: '2026-05-03T10:00:00Z',
    can: { remove },
  }) as const;
const security = (methods: DataOf<'GET /auth/security'>['methods'], totp = false) => ({
  data: { methods, totp, passkeys: [], recovery_codes_left: 0, step_up_needed: true },
});
const password = method('m1', 'password', true);
const discord = method('m2', 'discord', true);

function open(server: Server) {
  storeSession(aSession());
  const calls = stubServer({ 'GET /auth/providers': { data: off }, ...server });
  openScreen('/user/settings?view=sign-in', <View />);
  return calls;
}
async function unlinkDiscord() {
  await userEvent.click(await screen.findByRole('button', { name: 'Unlink Discord' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Unlink' }));
}

it('offers no way to remove the last one, and says why', async () => {
  open({ 'GET /auth/security': security([method('m1', 'password', false)]) });
  expect(await screen.findByText(/This is your only way to sign in\. To remove it/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Unlink/ })).toBeNull();
});

it('removes one of several after asking', async () => {
  const calls = open({
    'GET /auth/security': security([password, discord]),
    'DELETE /auth/methods/:id': security([method('m1', 'password', false)]),
  });
  await unlinkDiscord();
  await waitFor(() => expect(screen.queryByText('discord of mara')).toBeNull());
  expect(calls.filter((call) => call.name.startsWith('DELETE')).map((call) => call.name)).toEqual([
    'DELETE /auth/methods/m2',
  ]);
  expect(screen.getByText(/To remove it/)).toBeTruthy();
});

it('asks who it is when the server wants to know, then repeats the change', async () => {
  const calls = open({
    'GET /auth/security': security([password, discord]),
    'DELETE /auth/methods/:id': [
      { status: 403, error: { code: 'auth.step-up-needed' } },
      security([method('m1', 'password', false)]),
    ],
    'POST /auth/step-up': [
      { status: 401, error: { code: 'auth.second-factor-wrong' } },
      { data: { done: true } },
    ],
  });
  await unlinkDiscord();
  const typed = await screen.findByLabelText('Password');
  await userEvent.type(typed, 'wrong');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect((await screen.findByRole('alert')).textContent).toBe('That’s not your password.');
  await userEvent.clear(typed);
  await userEvent.type(typed, 'open-sesame');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByText('discord of mara')).toBeNull());
  const changes = calls.filter((call) => !call.name.startsWith('GET'));
  expect(changes.map((call) => call.name)).toEqual([
    'DELETE /auth/methods/m2',
    'POST /auth/step-up',
    'POST /auth/step-up',
    'DELETE /auth/methods/m2',
  ]);
  expect(changes[2]?.body).toEqual({ proof: { password: 'open-sesame' } });
});

it('changes nothing when the question is closed', async () => {
  const calls = open({
    'GET /auth/security': security([password, discord]),
    'DELETE /auth/methods/:id': { status: 403, error: { code: 'auth.step-up-needed' } },
  });
  await unlinkDiscord();
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter((call) => call.name.startsWith('DELETE'))).toHaveLength(1);
  expect(screen.getByText('discord of mara')).toBeTruthy();
});

it('asks for the second factor rather than the password where there is one', async () => {
  const calls = open({
    'GET /auth/security': security([password, discord], true),
    'DELETE /auth/methods/:id': [
      { status: 403, error: { code: 'auth.step-up-needed' } },
      security([password], true),
    ],
    'POST /auth/step-up': { data: { done: true } },
  });
  await unlinkDiscord();
  await userEvent.type(await screen.findByLabelText('6-digit code'), '482913');
  await waitFor(() => expect(screen.queryByText('discord of mara')).toBeNull());
  const proof = calls.find((call) => call.name === 'POST /auth/step-up');
  expect(proof?.body).toEqual({ proof: { totp: '482913' } });
});
