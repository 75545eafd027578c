// Guards that a gel can be chosen from the keyboard alone, on the fan and between its strips.
// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { SwatchBook } from './swatch-book.tsx';
import { nearestSwatch, turnOf } from './swatch-fan.ts';

afterEach(cleanup);

const swatches = [
  { hue: 355, name: 'Rose' },
  { hue: 62, name: 'Amber' },
  { hue: 150, name: 'Green' },
];

function Book({ start }: { start: number }) {
  const [hue, setHue] = useState(start);
  return (
    <SwatchBook
      swatches={swatches}
      value={hue}
      onChange={setHue}
      label="Gels"
      sliderLabel="Color"
      valueText={`Hue ${hue}`}
    />
  );
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('arrows walk the fan, choose as they go and come round', async () => {
  const user = userEvent.setup();
  render(<Book start={62} />);
  await user.tab();
  expect(document.activeElement).toBe(radio('Amber'));
  await user.keyboard('{ArrowRight}');
  expect(radio('Green').checked).toBe(true);
  expect(document.activeElement).toBe(radio('Green'));
  await user.keyboard('{ArrowRight}');
  expect(radio('Rose').checked).toBe(true);
  await user.keyboard('{ArrowLeft}');
  expect(radio('Green').checked).toBe(true);
  await user.keyboard('{Home}');
  expect(radio('Rose').checked).toBe(true);
  await user.keyboard('{End}');
  expect(radio('Green').checked).toBe(true);
});

test('the fan is one stop of the tab key, the slider the next', async () => {
  const user = userEvent.setup();
  render(<Book start={62} />);
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('slider', { name: 'Color' }));
});

test('a hue between the strips checks none of them but leaves the nearest in reach', async () => {
  render(<Book start={62} />);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '140' } });
  expect(screen.getAllByRole<HTMLInputElement>('radio').some((strip) => strip.checked)).toBe(false);
  expect(radio('Green').tabIndex).toBe(0);
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('Hue 140');
});

test('hue is a circle and the fan is even', () => {
  expect(nearestSwatch(swatches, 5)).toBe(0);
  expect([0, 4, 8].map((i) => turnOf(i, 9))).toEqual([-64, 0, 64]);
});
