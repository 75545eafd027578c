// Tests where a toast stands: under the top bar unless it covers a title or the control just pressed.
import { expect, test } from 'vitest';
import { type Ground, placeToast } from './place-toast.ts';

const free: Ground = {
  top: { top: 60, bottom: 120 },
  bottom: { top: 712, bottom: 772 },
  titles: [],
  pressed: null,
  typing: false,
};
const title = { top: 56, bottom: 90 };
const low = { top: 700, bottom: 752 };

test.each([
  ['nothing is in the way', free, 'top'],
  ['a title stands under the top bar', { ...free, titles: [title] }, 'bottom'],
  ['the title stands lower', { ...free, titles: [{ top: 340, bottom: 380 }] }, 'top'],
  ['a title ends where the toast begins', { ...free, titles: [{ top: 20, bottom: 60 }] }, 'top'],
  ['the pressed control stands under the top bar', { ...free, pressed: { top: 70, bottom: 114 } }, 'bottom'],
  ['a title is above and the pressed control below', { ...free, titles: [title], pressed: low }, 'bottom'],
  ['the pressed control is above and a title below', { ...free, titles: [low], pressed: title }, 'top'],
  ['somebody types, and a keyboard covers the foot', { ...free, titles: [title], typing: true }, 'top'],
] as const)('where %s', (_, ground, place) => {
  expect(placeToast(ground)).toBe(place);
});
