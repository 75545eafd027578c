// What a post's room says: comments appear, change and go, numbers move.
import { useQueryClient } from '@tanstack/react-query';
import { useRoom } from '#platform/realtime/use-room.ts';
import { getSession } from '#platform/session/session.ts';
import { changeComment, takeOutComment, threadsKey } from './comment-cache.ts';
import { bringThread } from './comments.ts';
import { countPoll } from './count-poll.ts';
import { countComments, countReactions, followChange } from './live-posts.ts';

export function useCommentsLive(postId: string | null): void {
  const client = useQueryClient();
  useRoom(postId === null ? null : `post:${postId}`, {
    onWatched: (isAgain) => {
      if (isAgain && postId !== null) void client.invalidateQueries({ queryKey: threadsKey(postId) });
    },
    postChanged: (event) => followChange(client, event),
    pollCount: (event) => countPoll(client, event),
    newComment: (event) => {
      countComments(client, event);
      // The own one is there already, put by whoever sent it.
      if (event.author_id !== getSession()?.user_id) void bringThread(client, event.comment_id);
    },
    commentChanged: ({ comment_id, post_id, change, comments }) => {
      if (comments !== null) countComments(client, { post_id, comments });
      if (change === 'removed') takeOutComment(client, { id: comment_id, post_id });
      else void bringThread(client, comment_id);
    },
    reactionCount: (event) => {
      countReactions(client, event);
      const { subject, post_id, counts } = event;
      if (subject.kind === 'comment')
        changeComment(client, { id: subject.id, post_id }, (comment) => ({
          ...comment,
          counts: { ...comment.counts, reactions: counts },
        }));
    },
  });
}
