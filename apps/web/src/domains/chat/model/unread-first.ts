// The order of the list of conversations: what is unread first, then the latest.
import type { ConversationView } from '@stagepass/contract/chat/shapes.ts';

/**
 * `all` and `unread` are the pages that were read of either, latest first: of something unread further down than the pages of `all` only
 * `unread` knows. Muted conversations stay where their time puts them.
 */
export function unreadFirst(
  all: readonly ConversationView[],
  unread: readonly ConversationView[],
): ConversationView[] {
  const known = new Map([...unread, ...all].map((one) => [one.id, one]));
  const first = [...known.values()]
    .filter((one) => one.unread > 0 && !one.muted)
    .sort((one, other) => Date.parse(other.last_at) - Date.parse(one.last_at));
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...all.filter(({ id }) => !ids.has(id))];
}
