// What is done with one message: reacting and deleting. Answers go into the open conversation.
import type { ChatMessage } from '@stagepass/contract/chat/shapes.ts';
import type { ReactionKind } from '@stagepass/contract/posts/shapes.ts';
import { withReaction } from '#domains/posts/public/reaction-step.ts';
import { callData } from '#platform/api/api.ts';
import { emptied } from '../model/timeline.ts';
import type { ThreadStore } from './thread.ts';

/** Shown at once; goes back where the server says no. */
export async function reactTo(
  store: ThreadStore,
  message: ChatMessage,
  kind: ReactionKind | null,
): Promise<void> {
  const params = { id: message.id };
  const next = withReaction({ counts: message.reactions, mine: message.mine.reaction }, kind);
  store.put({ ...message, reactions: next.counts, mine: { ...message.mine, reaction: next.mine } });
  try {
    store.put(
      kind === null
        ? await callData('DELETE /messages/:id/reaction', { params })
        : await callData('PUT /messages/:id/reaction', { params, body: { kind } }),
    );
  } catch (error) {
    store.put(message);
    throw error;
  }
}

/** Its place stays, and says that it was deleted. */
export async function removeMessage(store: ThreadStore, message: ChatMessage): Promise<void> {
  await callData('DELETE /messages/:id', { params: { id: message.id } });
  store.put(emptied(message, 'removed'));
}
