// Owns signing out: the server forgets the token, the device forgets user, wallet and answers, and Discover opens.
import { call } from '../api/api.ts';
import { go } from '../navigation/go.ts';
import { clearSession, getSession } from './session.ts';

export async function signOut(): Promise<void> {
  // A phone without network is signed out all the same; the token then runs out on the server by itself.
  if (getSession()) await call('DELETE /auth/session', {}).catch(() => undefined);
  leaveSession();
}

/** The part on this device; also taken when the server ended the session. */
export function leaveSession(): void {
  // The cache of answers empties itself when the session goes.
  clearSession();
  go('/discover');
}
