// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Print } from './print.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const print = (src: string) => (
  <Print src={src} width={10} height={10} priority="low" instead={<i>drawn</i>} />
);
const shown = () => document.querySelector('img')?.getAttribute('src') ?? document.body.textContent;

it('draws in the place of a picture that does not come, and tries another one', () => {
  const { rerender } = render(print('/gone.avif'));
  expect(shown()).toBe('/gone.avif');
  fireEvent.error(document.querySelector('img') as HTMLElement);
  expect(shown()).toBe('drawn');
  rerender(print('/other.avif'));
  expect(shown()).toBe('/other.avif');
});

it('sees that a picture failed before the app ran', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  const width = vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(300);
  render(print('/there.avif'));
  expect(shown()).toBe('/there.avif');
  cleanup();
  width.mockReturnValue(0);
  render(print('/there.avif'));
  expect(shown()).toBe('drawn');
});
