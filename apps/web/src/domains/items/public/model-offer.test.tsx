// @vitest-environment jsdom
// The way into an item's 3D view and back: the focus goes along.
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ModelOffer } from './model-offer.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('gives the focus back to its button when the view is closed', async () => {
  // Nothing can be drawn here: the view says so, and can be closed.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  render(<ModelOffer name="Tin" url="/media/tin.glb" />);
  await userEvent.click(screen.getByRole('button', { name: 'View in 3D' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close 3D view' }, { timeout: 8000 }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'View in 3D' }));
});
