// Owns what this phone keeps of what somebody wrote and has not sent. It outlives a session that ends by itself, and goes when the person
// signs out on purpose: the next one on this phone must not find it. Messages are the chat's own; their keys are known here, since
// signing out must work before the chat's code is there, and without a network.
import { readLocalJson, removeLocal } from '../storage/local.ts';

const outboxOf = (userId: string) => `spc-outbox/${userId}`;
const draftsOf = (userId: string) => `spc-chat-draft/${userId}/`;

/** Messages that wait to be sent, or were refused. */
export function countUnsent(userId: string): number {
  const kept = readLocalJson(outboxOf(userId));
  return Array.isArray(kept) ? kept.length : 0;
}

export function forgetUnsent(userId: string): void {
  removeLocal(outboxOf(userId));
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(draftsOf(userId))) removeLocal(key);
  } catch {
    // Where the browser keeps nothing, drafts go with the page.
  }
}
