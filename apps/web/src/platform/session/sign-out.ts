// Owns signing out: the server forgets the token, the device forgets user, wallet and answers, and Discover opens.
import { call } from '../api/api.ts';
import { go } from '../navigation/go.ts';
import { forgetKept } from '../storage/kept-answers.ts';
import { clearSession, getSession } from './session.ts';

let leaving = false;

/** The person here asked for it: the server's word that the session ended is then no news. */
export function isSigningOut(): boolean {
  return leaving;
}

export async function signOut(): Promise<void> {
  leaving = true;
  // A phone without network is signed out all the same; the token then runs out on the server by itself.
  if (getSession()) await call('DELETE /auth/session', {}).catch(() => undefined);
  leaveSession();
  leaving = false;
}

/** For an act by which the server ends this session with others: it is no news here, and what is kept here goes with it. */
export async function leaveBy<T>(act: () => Promise<T>): Promise<T> {
  leaving = true;
  try {
    const answer = await act();
    leaveSession();
    return answer;
  } finally {
    leaving = false;
  }
}

/** The part on this device; also taken when the server ended the session. */
export function leaveSession(): void {
  forgetKept();
  // The cache of answers empties itself when the session goes.
  clearSession();
  go('/discover');
}
