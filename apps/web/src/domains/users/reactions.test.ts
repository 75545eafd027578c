// @vitest-environment jsdom
// Tests what the app does by itself when the server says that somebody became an operator, or is none any more.
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '#platform/query/query.ts';
import { clearSession, getSession, type Session, storeSession } from '#platform/session/session.ts';
import { reactions } from './reactions.ts';

afterEach(() => {
  clearSession();
  queryClient.clear();
});

it('writes the operator’s role into the session, and asks for the profile anew', () => {
  storeSession({ user_id: 'u1', session_id: 's1', sctoken: 'token', operator: false } as Session);
  queryClient.setQueryData(['users', 'me'], { operator: false });
  reactions.operatorChanged({ operator: true });
  expect(getSession()).toMatchObject({ operator: true, sctoken: 'token' });
  expect(queryClient.getQueryState(['users', 'me'])?.isInvalidated).toBe(true);
  reactions.operatorChanged({ operator: false });
  expect(getSession()?.operator).toBe(false);
});
