// Owns who a token belonged to when it was last looked up: a guess, by which reading may begin while the token is looked up again. Nothing
// that a guess began is used before the look-up has found the same caller.
import { hash } from 'node:crypto';
import type { Actor, SignedIn } from './actor.ts';

/** Beyond these the one noted longest ago is forgotten. */
const MOST = 5000;

interface LastCallers {
  expect(token: string): SignedIn | undefined;
  note(token: string, actor: Actor): void;
}

/** By the hash: no token is kept here. */
export function lastCallers(): LastCallers {
  const known = new Map<string, SignedIn>();
  const keyOf = (token: string) => hash('sha256', token, 'base64');
  return {
    expect: (token) => known.get(keyOf(token)),
    note(token, actor) {
      const key = keyOf(token);
      known.delete(key);
      if (actor.kind !== 'user') return;
      const [oldest] = known.keys();
      if (known.size >= MOST && oldest !== undefined) known.delete(oldest);
      known.set(key, actor);
    },
  };
}

/** Whether everything that decides what a caller may see and do is as it was expected. */
export function isSame(expected: SignedIn | undefined, actor: Actor): boolean {
  return (
    expected !== undefined &&
    actor.kind === 'user' &&
    expected.user_id === actor.user_id &&
    expected.session_id === actor.session_id &&
    expected.verified === actor.verified &&
    expected.operator === actor.operator &&
    expected.suspended === actor.suspended &&
    expected.stepped_up_at?.getTime() === actor.stepped_up_at?.getTime()
  );
}
