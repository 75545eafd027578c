// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

function Leave({ onConfirm, tone, loading }: { onConfirm?: () => void; tone?: 'danger'; loading?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Leave
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Leave Velvet Static?"
        description="Your tier is lost."
        cancelLabel="Stay"
        confirm={{ label: 'Leave club', onConfirm: onConfirm ?? (() => undefined), tone, loading }}
      />
    </>
  );
}
const openIt = () => userEvent.click(screen.getByRole('button', { name: 'Leave' }));

it('asks a destructive question as an alert, with the harmless answer in focus', async () => {
  const confirm = vi.fn();
  render(<Leave tone="danger" onConfirm={confirm} />);
  await openIt();
  expect(screen.getByRole('alertdialog', { name: 'Leave Velvet Static?' })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Stay');
  await userEvent.click(screen.getByRole('button', { name: 'Leave club' }));
  expect(confirm).toHaveBeenCalledTimes(1);
});

it('gives the focus back to what opened it', async () => {
  render(<Leave tone="danger" />);
  await openIt();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Leave'));
});

it('cannot be left or pressed twice while it is under way', async () => {
  const confirm = vi.fn();
  render(<Leave loading onConfirm={confirm} />);
  await openIt();
  fireEvent.click(screen.getByRole('button', { name: 'Leave club' }));
  await userEvent.keyboard('{Escape}');
  expect(confirm).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeTruthy();
});
