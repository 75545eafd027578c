// @vitest-environment jsdom
// The report sheet: a reason is needed, what was written is sent once, thanks are said, failures keep what was written.
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { openScreen, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { ReportSheet } from './public/report-sheet.tsx';

afterEach(strikeStage);

function Opened() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Again
      </button>
      <ReportSheet subject={{ kind: 'post', id: 'p1' }} open={open} onOpenChange={setOpen} />
    </>
  );
}

const receipt = {
  id: 'r1',
  subject: { kind: 'post', id: 'p1' },
  reason: 'spam',
  created_at: '2026-11-15T12:00:00Z',
} as const;
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send report' }));

it('asks for a reason first, sends it once and says thanks', async () => {
  const calls = stubServer({ 'POST /reports': { data: { ...receipt, again: false } } });
  openScreen('/', <Opened />);
  expect(screen.getByRole('dialog', { name: 'Report this post' })).toBeTruthy();
  await send();
  expect(screen.getByText('Choose a reason first.')).toBeTruthy();
  expect(calls).toHaveLength(0);
  await userEvent.click(screen.getByRole('radio', { name: /^Spam/ }));
  await userEvent.type(screen.getByRole('textbox'), '  Every hour  ');
  await send();
  expect(await screen.findByText(/A moderator will review your report/)).toBeTruthy();
  expect(calls.map((call) => call.body)).toEqual([
    { kind: 'post', id: 'p1', reason: 'spam', note: 'Every hour' },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('needs words for something else, and starts empty when it is opened again', async () => {
  const calls = stubServer({ 'POST /reports': { data: { ...receipt, again: true } } });
  openScreen('/', <Opened />);
  await userEvent.click(screen.getByRole('radio', { name: /^Something else/ }));
  await send();
  expect(screen.getByText('Tell us what’s wrong in a few words.')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox'), 'It sings off key');
  await send();
  expect(await screen.findByText(/You already reported this/)).toBeTruthy();
  expect(calls).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Again' }));
  expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('');
});

it('keeps what was written where sending fails, and says why', async () => {
  stubServer({
    'POST /reports': [{ error: { code: 'subjects.not-found' } }, { data: { ...receipt, again: false } }],
  });
  openScreen('/', <Opened />);
  await userEvent.click(screen.getByRole('radio', { name: /^Self-harm/ }));
  expect(screen.getByText(/call your local emergency number/)).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox'), 'Please look');
  await send();
  expect(await screen.findByText('This isn’t available anymore.')).toBeTruthy();
  expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Please look');
  await send();
  expect(await screen.findByText(/A moderator will review your report/)).toBeTruthy();
});
