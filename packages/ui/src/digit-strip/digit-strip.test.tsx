// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { DigitStrip } from './digit-strip.tsx';

afterEach(cleanup);

function Code({ onComplete }: { onComplete?: (digits: string) => void }) {
  const [value, setValue] = useState('');
  return <DigitStrip label="6-digit code" value={value} onChange={setValue} onComplete={onComplete} />;
}
const boxes = () => [...document.querySelectorAll('.sp-digit')].map((box) => box.textContent).join('|');
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '6-digit code' });

it('is one input that the phone can fill', () => {
  render(<Code />);
  expect(field().autocomplete).toBe('one-time-code');
  expect(field().inputMode).toBe('numeric');
});

it('takes a pasted code with spaces and words around it', async () => {
  const complete = vi.fn();
  render(<Code onComplete={complete} />);
  await userEvent.click(field());
  await userEvent.paste('Your code: 482 913.');
  expect(boxes()).toBe('4|8|2|9|1|3');
  expect(complete).toHaveBeenCalledExactlyOnceWith('482913');
});

it('takes digits only, and backspace removes the last one', async () => {
  const complete = vi.fn();
  render(<Code onComplete={complete} />);
  await userEvent.type(field(), '4x8-2{Backspace}7');
  expect(boxes()).toBe('4|8|7|||');
  expect(complete).not.toHaveBeenCalled();
});

it('drops what comes after the last box', async () => {
  render(<Code />);
  await userEvent.type(field(), '1234567');
  expect(boxes()).toBe('1|2|3|4|5|6');
});
