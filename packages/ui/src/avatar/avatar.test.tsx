// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';
import { initialsOf } from './initials.ts';

afterEach(cleanup);

it('takes initials from the first and last word', () => {
  expect(initialsOf('Mara Okafor')).toBe('MO');
  expect(initialsOf('  juno  ')).toBe('J');
  expect(initialsOf('Ana Maria de Souza')).toBe('AS');
  expect(initialsOf('👩‍🎤 Band')).toBe('👩‍🎤B');
  expect(initialsOf('')).toBe('');
});

it('falls back to initials when the picture does not load, and tries a new one', () => {
  const { rerender } = render(<Avatar name="Mara Okafor" src="/gone.webp" />);
  fireEvent.error(screen.getByRole('img', { name: 'Mara Okafor' }));
  expect(screen.getByText('MO')).toBeTruthy();
  rerender(<Avatar name="Mara Okafor" src="/new.webp" />);
  expect(screen.getByRole('img').getAttribute('src')).toBe('/new.webp');
});
