// @vitest-environment jsdom
// Tests 'Remind me': pressed at once, taken back where the server says no, and not there where nothing can be waited for.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { RemindButton } from './remind-button.tsx';

beforeEach(() => storeSession(aSession()));
afterEach(strikeStage);

const reminder = { moment: 'end', at: '2026-11-20T12:00:00Z', remind_at: '2026-11-20T10:00:00Z' } as const;
const open = () => openScreen('/mission/m1', <RemindButton kind="mission" id="m1" />);

test('is pressed once it is set, and can be turned off again', async () => {
  const calls = stubServer({
    'GET /reminders/:kind/:id': [
      { data: [{ ...reminder, on: false }] },
      { data: [{ ...reminder, on: true }] },
    ],
    'PUT /reminders/:kind/:id/:moment': { data: [{ ...reminder, on: true }] },
    'DELETE /reminders/:kind/:id/:moment': { data: [{ ...reminder, on: false }] },
  });
  open();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Remind me before it ends', pressed: false }),
  );
  const on = await screen.findByRole('button', { name: 'Reminder on: before it ends', pressed: true });
  await waitFor(() => expect(calls.some(({ name }) => name === 'PUT /reminders/mission/m1/end')).toBe(true));
  await userEvent.click(on);
  await waitFor(() =>
    expect(calls.some(({ name }) => name === 'DELETE /reminders/mission/m1/end')).toBe(true),
  );
});

test('is as before where the server refuses', async () => {
  stubServer({
    'GET /reminders/:kind/:id': { data: [{ ...reminder, on: false }] },
    'PUT /reminders/:kind/:id/:moment': { status: 409, error: { code: 'reminders.too-many' } },
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Remind me before it ends' }));
  await screen.findByRole('button', { name: 'Remind me before it ends', pressed: false });
});

test('is not there where nothing can be waited for', async () => {
  const calls = stubServer({ 'GET /reminders/:kind/:id': { data: [] } });
  open();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
});
