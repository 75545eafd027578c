// @vitest-environment jsdom
// The demo accounts on the auth page: each by its own picture, from wherever the API is.
import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { strikeStage } from '#platform/testing/stage.tsx';
import { DemoAccounts } from './demo-accounts.tsx';

afterEach(strikeStage);

it('shows each person’s picture, and initials where there is none', () => {
  const avatar = { small_url: '/files/public/face-96.webp', large_url: '/files/public/face-480.webp' };
  const accounts = [
    { role: 'fan', email: 'fan@demo.test', display_name: 'Noa Levi', avatar },
    { role: 'creator', email: 'creator@demo.test', display_name: 'Juno Vale', avatar: null },
  ] as const;
  render(<DemoAccounts demo={{ accounts: [...accounts], key_needed: false }} onOutcome={() => undefined} />);
  const pictures = [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
  expect(pictures).toEqual(['/api/files/public/face-96.webp']);
  expect(document.body.textContent).toContain('JV');
  expect(document.body.textContent).not.toContain('NL');
});
