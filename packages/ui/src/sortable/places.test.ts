// Where something that is dragged lands, and how the others make room.
import { describe, expect, it } from 'vitest';
import { moved, placeInGrid, placeInRows, shiftOf } from './places.ts';

const row = (top: number, height: number) => ({ left: 0, top, width: 300, height });
const rows = [row(0, 90), row(100, 60), row(170, 60)];
const down = (y: number) => ({ x: 0, y });

describe('in a list', () => {
  it.each([
    [0, 0, 0],
    [0, 39, 0],
    [0, 41, 1],
    [0, 111, 2],
    [0, 900, 2],
    [0, -50, 0],
    [2, -39, 2],
    [2, -41, 1],
    [2, -126, 0],
    [1, 41, 2],
    [1, -56, 0],
  ])('row %i shifted by %i px lands at %i', (from, y, to) => {
    expect(placeInRows(rows, from, down(y))).toBe(to);
  });

  it('the others step into the gap, as high as the one that left it', () => {
    const drag = { from: 0, to: 2, by: down(130) };
    expect([0, 1, 2].map((at) => shiftOf(rows, drag, at, true).y)).toEqual([130, -100, -100]);
    expect([0, 1, 2].map((at) => shiftOf(rows, { from: 2, to: 1, by: down(-50) }, at, true).y)).toEqual([
      0, 70, -50,
    ]);
  });
});

describe('in a grid of three', () => {
  const tiles = [0, 1, 2, 3, 4].map((at) => ({
    left: (at % 3) * 110,
    top: Math.floor(at / 3) * 110,
    width: 100,
    height: 100,
  }));

  it('it lands where its middle is nearest', () => {
    expect(placeInGrid(tiles, 0, { x: 54, y: 0 })).toBe(0);
    expect(placeInGrid(tiles, 0, { x: 56, y: 0 })).toBe(1);
    expect(placeInGrid(tiles, 0, { x: 110, y: 100 })).toBe(4);
    expect(placeInGrid(tiles, 4, { x: -900, y: -900 })).toBe(0);
  });

  it('the others move up by one, round the end of a line', () => {
    const drag = { from: 0, to: 3, by: { x: 5, y: 110 } };
    expect([0, 1, 2, 3, 4].map((at) => shiftOf(tiles, drag, at, false))).toEqual([
      { x: 5, y: 110 },
      { x: -110, y: 0 },
      { x: -110, y: 0 },
      { x: 220, y: -110 },
      { x: 0, y: 0 },
    ]);
  });
});

it('the list is the same but for one', () => {
  expect(moved(['a', 'b', 'c'], { from: 0, to: 2 })).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], { from: 2, to: 0 })).toEqual(['c', 'a', 'b']);
});
