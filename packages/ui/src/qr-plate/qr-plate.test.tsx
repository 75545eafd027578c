// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import qrcode from 'qrcode';
import { afterEach, expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';
import { QrPlate } from './qr-plate.tsx';

afterEach(cleanup);

it('draws each run of dark modules once, inside a quiet zone of four', () => {
  expect(qrPath({ size: 3, data: [1, 1, 0, 0, 0, 0, 1, 0, 1] })).toBe('M4 4h2v1h-2zM4 6h1v1h-1zM6 6h1v1h-1z');
});

it('covers exactly the dark modules of the real code', () => {
  const { modules } = qrcode.create('https://stagepass.example/pass/7QM2', { errorCorrectionLevel: 'M' });
  const covered = new Set<number>();
  for (const [, x, y, length] of qrPath(modules).matchAll(/M(\d+) (\d+)h(\d+)v1/g))
    for (let step = 0; step < Number(length); step += 1)
      covered.add((Number(y) - 4) * modules.size + Number(x) - 4 + step);
  const dark = Array.from(modules.data, (bit, index) => (bit ? index : -1)).filter((index) => index >= 0);
  expect([...covered].sort((a, b) => a - b)).toEqual(dark);
});

it('shows a named code once the encoder is there', async () => {
  render(<QrPlate text="7QM2-VX" label="Fan pass of Mara" />);
  const picture = screen.getByRole('img', { name: 'Fan pass of Mara' });
  await waitFor(() => expect(picture.querySelector('path')).not.toBeNull());
});
