import { expect, it } from 'vitest';
import { lightenPath } from './lighten-path.ts';

it('rounds to whole units, and never lets what is cut off add up', () => {
  expect(lightenPath('M0.4,0.4l0.4,0.4l0.4,0.4l0.4,0.4')).toBe('M0,0l1,1l0,0l1,1');
});
it('reads further points of a move as lines, and goes on from the start of what was closed', () => {
  expect(lightenPath('M8.2,8.2,16,16Zm2.2,0h4.4')).toBe('M8,8L16,16Zm2,0h5');
});
it('leaves the flags of an arc alone', () => {
  expect(lightenPath('M168.49,199.51a12,12,0,0,1-17,17')).toBe('M168,200a12,12,0,0,1-17,17');
});
