// Owns signing out: the server forgets the token, the device forgets user, wallet and answers, and Discover opens.
import { call } from '../api/api.ts';
import { go } from '../navigation/go.ts';
import { forgetKept } from '../storage/kept-answers.ts';
import { forgetSearches } from '../storage/kept-searches.ts';
import { clearSession, getSession } from './session.ts';
import { forgetUnsent } from './sign-out-unsent.ts';

let leaving = false;

/** The person here asked for it: the server's word that the session ended is then no news. */
export function isSigningOut(): boolean {
  return leaving;
}

interface Leaving {
  /** The same person comes back at once: unsent messages, drafts and recent searches stay. */
  keepsUnsent?: boolean;
}

export async function signOut({ keepsUnsent = false }: Leaving = {}): Promise<void> {
  leaving = true;
  // A phone without network is signed out all the same; the token then runs out on the server by itself.
  if (getSession()) await call('DELETE /auth/session', {}).catch(() => undefined);
  leaveOnPurpose(keepsUnsent);
  leaving = false;
}

/** For an act by which the server ends this session with others: it is no news here, and what is kept here goes with it. */
export async function leaveBy<T>(act: () => Promise<T>, { keepsUnsent = false }: Leaving = {}): Promise<T> {
  leaving = true;
  try {
    const answer = await act();
    leaveOnPurpose(keepsUnsent);
    return answer;
  } finally {
    leaving = false;
  }
}

function leaveOnPurpose(keepsUnsent: boolean): void {
  const userId = getSession()?.user_id;
  if (userId !== undefined && !keepsUnsent) forgetUnsent(userId);
  leaveSession({ keepsUnsent });
}

/** The part on this device; also taken when the server ended the session. */
export function leaveSession({ keepsUnsent = false }: Leaving = {}): void {
  if (!keepsUnsent) forgetSearches(getSession()?.user_id);
  forgetKept();
  // The cache of answers empties itself when the session goes.
  clearSession();
  go('/discover');
}
