// Owns the refusal of a text that a club's rules block: it says whether a word or a link is what the club doesn't allow.
import type { TextPolicy } from '@stagepass/contract/clubs/shapes.ts';
import { linkBlocked, textBlocked } from '@stagepass/contract/posts/errors.ts';
import { checkText } from '#domains/safety/public/check-text.ts';
import { fail } from '#platform/failure/failure.ts';

/** For a text that waits nowhere until somebody has looked: what the club would hold back is refused too. */
export function requireAllowed(text: string, policy: TextPolicy): void {
  if (checkText(text, policy) !== 'ok') refuseText(text, policy);
}

/** Where the rules were asked already. */
export function refuseText(text: string, policy: TextPolicy): never {
  const byWords = checkText(text, { ...policy, link_policy: 'allow' }) === checkText(text, policy);
  return fail(byWords ? textBlocked : linkBlocked);
}
