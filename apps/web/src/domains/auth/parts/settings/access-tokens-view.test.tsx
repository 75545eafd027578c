// @vitest-environment jsdom
// Access tokens: made after confirming, shown once, revoked after asking.
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { View } from './access-tokens-view.tsx';

afterEach(strikeStage);

const token = {
  id: 't1',
  name: 'Stream overlay',
  starts_with: 'spat_AbCd',
  scopes: ['clubs:read' as const],
  created_at: '2026-11-01T10:00:00Z',
  expires_at: '2027-01-30T10:00:00Z',
  expired: false,
  last_used_at: null,
};

function open(server: Server) {
  storeSession(aSession());
  const calls = stubServer(server);
  openScreen('/user/settings?view=access-tokens', <View />);
  return calls;
}

it('says what is missing, confirms who is there, and shows the text once', async () => {
  const calls = open({
    'GET /auth/access-tokens': { data: [] },
    'GET /auth/security': {
      data: {
        methods: [
          {
            id: 'm1',
            kind: 'password',
            label: 'mara@example.test',
            linked_at: '2026-05-03T10:00:00Z',
            can: { remove: false },
          },
        ],
        totp: false,
        passkeys: [],
        recovery_codes_left: 0,
        step_up_needed: true,
      },
    },
    'POST /auth/access-tokens': [
      { status: 403, error: { code: 'auth.step-up-needed' } },
      { data: { access_token: token, token: 'spat_whole-text' } },
    ],
    'POST /auth/step-up': { data: { done: true } },
  });
  expect(await screen.findByText('You have no access tokens yet.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Create token' }));
  const dialog = await screen.findByRole('dialog');
  const submit = [...dialog.querySelectorAll('button')].find((each) => each.type === 'submit');
  await userEvent.click(submit as HTMLButtonElement);
  expect(await screen.findByText('Enter a name.')).toBeTruthy();
  expect(screen.getByText('Choose at least one.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Name'), 'Stream overlay');
  await userEvent.click(screen.getByLabelText('See clubs, posts and members you can see'));
  await userEvent.click(submit as HTMLButtonElement);
  await userEvent.type(await screen.findByLabelText('Password'), 'open-sesame');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  const shown = await screen.findByLabelText('Access token');
  expect((shown as HTMLInputElement).value).toBe('spat_whole-text');
  const sent = calls.filter((call) => call.name === 'POST /auth/access-tokens');
  expect(sent).toHaveLength(2);
  expect(sent[1]?.body).toEqual({ name: 'Stream overlay', scopes: ['clubs:read'], expires_in_days: 90 });
  await userEvent.click(screen.getByRole('button', { name: 'I’ve saved my token' }));
  await waitFor(() => expect(screen.queryByDisplayValue('spat_whole-text')).toBeNull());
});

it('revokes one after asking', async () => {
  const calls = open({
    'GET /auth/access-tokens': [{ data: [token] }, { data: [] }],
    'DELETE /auth/access-tokens/:id': { data: { done: true } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke Stream overlay' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(screen.queryByText('Stream overlay')).toBeNull());
  expect(calls.some((call) => call.name === 'DELETE /auth/access-tokens/t1')).toBe(true);
});
