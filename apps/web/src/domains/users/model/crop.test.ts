// The square cut out of a picture stays inside it, wherever it is dragged.
import { expect, it } from 'vitest';
import { cropSquare, heldInside, movedBy, wholeCrop } from './crop.ts';

const wide = { width: 400, height: 200 };

it('begins as the largest square in the middle', () => {
  expect(cropSquare(wholeCrop, wide)).toEqual({ left: 100, top: 0, side: 200 });
});

it('comes closer around its middle', () => {
  expect(cropSquare({ ...wholeCrop, zoom: 2 }, wide)).toEqual({ left: 150, top: 50, side: 100 });
});

it('moves against the drag, by shares of the frame', () => {
  const moved = movedBy(wholeCrop, { x: 0.25, y: 0 }, wide);
  expect(cropSquare(moved, wide)).toEqual({ left: 50, top: 0, side: 200 });
});

it('never shows what lies beside the picture', () => {
  for (const drag of [
    { x: 9, y: 9 },
    { x: -9, y: -9 },
  ]) {
    const { left, top, side } = cropSquare(movedBy({ ...wholeCrop, zoom: 3 }, drag, wide), wide);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left + side).toBeLessThanOrEqual(wide.width + 1e-9);
    expect(top + side).toBeLessThanOrEqual(wide.height + 1e-9);
  }
  expect(heldInside({ x: 0, y: 0, zoom: 99 }, wide).zoom).toBe(4);
});
