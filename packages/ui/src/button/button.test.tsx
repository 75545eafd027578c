// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

it('acts on a press, and neither acts nor submits while it is under way', () => {
  const press = vi.fn();
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const show = (loading: boolean) => (
    <form onSubmit={submit}>
      <Button type="submit" loading={loading} onClick={press}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(show(false));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(press).toHaveBeenCalledTimes(1);
  expect(submit).toHaveBeenCalledTimes(1);
  rerender(show(true));
  const button = screen.getByRole('button', { name: 'Send' });
  button.focus();
  fireEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
  expect(submit).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
});

it('is drawn as the link it is handed', () => {
  render(
    <Button variant="secondary" render={(anatomy) => <a href="/clubs" {...anatomy} />}>
      Clubs
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Clubs' });
  expect(link.className).toContain('sp-button');
  expect(link.dataset.variant).toBe('secondary');
});
