// Owns whether the person was signed in already when they came to this screen.
import { useState } from 'react';
import { getSession } from '#platform/session/session.ts';

/** Signing in on the screen itself does not change the answer: where to go then is that screen's decision. */
export function useSignedInOnArrival(arrival: string): boolean {
  const [seen, setSeen] = useState({ arrival, signedIn: getSession() !== null });
  if (seen.arrival === arrival) return seen.signedIn;
  const next = { arrival, signedIn: getSession() !== null };
  setSeen(next);
  return next.signedIn;
}
