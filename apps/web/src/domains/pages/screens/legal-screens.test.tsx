// @vitest-environment jsdom
// The legal texts tell people where to write only where somebody reads it.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openScreen, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { Component as Privacy } from './privacy-screen.tsx';
import { Component as Terms } from './terms-screen.tsx';

afterEach(strikeStage);

it.each([
  ['terms', Terms, 1],
  ['privacy', Privacy, 2],
] as const)(
  '%s name the contact address, and nothing to write to without one',
  async (name, Screen, times) => {
    const open = (contact_email: string | null) => {
      const calls = stubServer({ 'GET /auth/providers': { data: { contact_email } } });
      openScreen(`/legal/${name}`, <Screen />);
      return calls;
    };
    open('help@velvet.test');
    expect(await screen.findAllByText(/write to help@velvet\.test/)).toHaveLength(times);
    strikeStage();
    const calls = open(null);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByText(/write to|reply to/i)).toBeNull();
  },
);
