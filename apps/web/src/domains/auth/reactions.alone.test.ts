// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lendNavigate } from '#platform/navigation/go.ts';
import { getSession, type Session, storeSession } from '#platform/session/session.ts';
import { signOut } from '#platform/session/sign-out.ts';
import { reactions } from './reactions.ts';

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock('@stagepass/ui/toast/toast-store.ts', () => ({ showToast }));

const session = { user_id: 'u1', session_id: 's1', sctoken: 'token' } as Session;
const navigate = vi.fn();

beforeEach(() => {
  lendNavigate(navigate);
  storeSession(session);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('says nothing of another device where the socket is quicker than the answer to signing out', async () => {
  const ended = async () => {
    reactions.sessionEnded({ session_id: 's1' });
    return new Response('{"data":{}}');
  };
  vi.stubGlobal('fetch', vi.fn(ended));
  await signOut();
  expect(showToast).not.toHaveBeenCalled();
  expect(getSession()).toBeNull();
  expect(navigate).toHaveBeenCalledTimes(1);
  storeSession(session);
  reactions.sessionEnded({ session_id: 's1' });
  expect(showToast).toHaveBeenCalledTimes(1);
});
