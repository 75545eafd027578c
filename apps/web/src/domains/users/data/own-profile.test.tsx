// @vitest-environment jsdom
// Two people on one phone: what one of them saved is never taken for the other's.
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '#platform/query/query.ts';
import { clearSession, getSession, storeSession } from '#platform/session/session.ts';
import { aSession, holdCalls, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { ownProfileKey, useChangeProfile, useChangeUserName } from './own-profile.ts';

afterEach(strikeStage);

const ofMara = {
  id: 'u1',
  display_name: 'Mara',
  user_name: 'mara',
  email: 'mara@okafor.studio',
  operator: true,
};
const ofJun = aSession({
  user_id: 'u2',
  id: 'u2',
  display_name: 'Jun',
  user_name: 'jun',
  sctoken: 'token-of-jun',
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

it.each([
  ['the profile', 'PATCH /users/me', () => useChangeProfile().mutateAsync, { display_name: 'Mara' }],
  ['the user name', 'PUT /users/me/user-name', () => useChangeUserName().mutateAsync, 'mara'],
] as const)('%s that one person saves reaches no other’s session', async (_, name, useSave, given) => {
  storeSession(aSession());
  stubServer({ [name]: { data: ofMara } });
  const answer = holdCalls(name);
  const { result } = renderHook(useSave as () => (given: unknown) => Promise<unknown>, { wrapper });
  let saved: Promise<unknown> = Promise.resolve();
  await act(async () => {
    saved = result.current(given).catch(() => null);
  });
  act(() => {
    clearSession();
    storeSession(ofJun);
  });
  await act(async () => {
    answer();
    await saved;
  });
  expect(getSession()).toEqual(ofJun);
  expect(queryClient.getQueryData(ownProfileKey)).toBeUndefined();
});
