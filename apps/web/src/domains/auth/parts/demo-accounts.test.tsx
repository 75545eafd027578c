// @vitest-environment jsdom
// The demo accounts on the auth page: each by its own picture, from wherever the API is, from afar by the key.
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aSession, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { DemoAccounts } from './demo-accounts.tsx';

afterEach(strikeStage);

const fan = { role: 'fan', email: 'fan@demo.test', display_name: 'Noa Levi', avatar: null } as const;
const creator = {
  role: 'creator',
  email: 'creator@demo.test',
  display_name: 'Juno Vale',
  avatar: null,
} as const;

it('shows each person’s picture, and initials where there is none', () => {
  const avatar = { small_url: '/files/public/face-96.webp', large_url: '/files/public/face-480.webp' };
  const accounts = [{ ...fan, avatar }, creator];
  render(<DemoAccounts demo={{ accounts, key_needed: false }} onOutcome={() => undefined} />);
  const pictures = [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
  expect(pictures).toEqual(['/api/files/public/face-96.webp']);
  expect(document.body.textContent).toContain('JV');
  expect(document.body.textContent).not.toContain('NL');
});

it('asks for the key at its field until it is right, and enters the account that was pressed', async () => {
  const calls = stubServer({
    'POST /auth/demo': [{ status: 403, error: { code: 'auth.demo-key-wrong' } }, { data: aSession() }],
  });
  const entered = vi.fn();
  render(<DemoAccounts demo={{ accounts: [fan, creator], key_needed: true }} onOutcome={entered} />);
  const key = screen.getByLabelText('Demo key');
  const enter = () => userEvent.click(screen.getByRole('button', { name: /Juno Vale/ }));
  await enter();
  expect((await screen.findByRole('alert')).textContent).toBe('Enter the demo key.');
  await userEvent.type(key, ' a1b2 {Enter}');
  expect(calls).toEqual([]);
  await enter();
  expect((await screen.findByRole('alert')).textContent).toMatch(/demo account/);
  expect(document.activeElement).toBe(key);
  await enter();
  await waitFor(() => expect(entered).toHaveBeenCalledOnce());
  expect(calls.map(({ body }) => body)).toEqual(Array(2).fill({ role: 'creator', key: 'a1b2' }));
});
