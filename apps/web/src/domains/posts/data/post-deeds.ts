// What a press on a post's card does: react, keep. Shown at once, taken back and told on failure.
import type { OpenPost, ReactionKind } from '@stagepass/contract/posts/shapes.ts';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import { type Reacted, withReaction } from '../model/reaction-step.ts';
import { feedKey } from './feeds.ts';
import { changeOpenPost } from './post-cache.ts';
import { tellFailure } from './tell-failure.ts';

/** Null takes the own reaction back. */
export async function reactToPost(
  client: QueryClient,
  post: Pick<OpenPost, 'id' | 'counts' | 'mine'>,
  kind: ReactionKind | null,
): Promise<void> {
  const params = { id: post.id };
  const show = ({ counts, mine }: Reacted) =>
    changeOpenPost(client, post.id, (one) => ({
      ...one,
      counts: { ...one.counts, reactions: counts },
      mine: { ...one.mine, reaction: mine },
    }));
  const before = { counts: post.counts.reactions, mine: post.mine.reaction };
  show(withReaction(before, kind));
  try {
    const answer =
      kind === null
        ? await call('DELETE /posts/:id/reaction', { params })
        : await call('PUT /posts/:id/reaction', { params, body: { kind } });
    show(answer.data);
  } catch (error) {
    show(before);
    await tellFailure(error);
  }
}

/** Whether it was kept, or is kept no longer. */
export async function keepPost(
  client: QueryClient,
  post: Pick<OpenPost, 'id'>,
  bookmarked: boolean,
): Promise<boolean> {
  const show = (now: boolean) =>
    changeOpenPost(client, post.id, (one) => ({ ...one, mine: { ...one.mine, bookmarked: now } }));
  show(bookmarked);
  try {
    await call(bookmarked ? 'PUT /posts/:id/bookmark' : 'DELETE /posts/:id/bookmark', {
      params: { id: post.id },
    });
  } catch (error) {
    show(!bookmarked);
    await tellFailure(error);
    return false;
  }
  // The list of kept posts is made anew when it is opened.
  client.removeQueries({ queryKey: feedKey({ kind: 'bookmarks' }), type: 'inactive' });
  return true;
}
