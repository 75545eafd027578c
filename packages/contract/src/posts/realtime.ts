// Owns the rooms of a post and of somebody's home feed, and what the server says there and in clubs about posts.
import type { ReactionCounts } from './shapes.ts';

export interface PostRoomEvents {
  /** In `club:<id>`, and in `home:<user id>` of its members: a post is out. Ask how many are new, or fetch it. */
  newPost: { club_id: string; post_id: string; author_id: string; published_at: string };
  /** In `club:<id>`, `post:<id>` and `home:<user id>` of members: fetch it anew, or take it away. */
  postChanged: { club_id: string; post_id: string; change: 'edited' | 'removed' | 'pins' | 'preview' };
  /** In `post:<id>` for the post and its comments, in `club:<id>` and `home:<user id>` of members for posts. */
  reactionCount: {
    club_id: string;
    post_id: string;
    subject: { kind: 'post' | 'comment'; id: string };
    counts: ReactionCounts;
  };
  /** In `post:<id>`, and in `club:<id>` and `home:<user id>` of members for the number under the post. */
  newComment: {
    club_id: string;
    post_id: string;
    comment_id: string;
    parent_id: string | null;
    author_id: string;
    /** How many comments the post has by now. */
    comments: number;
  };
  /** In `post:<id>`, and of public posts in `club:<id>` and `home:<user id>` of members: somebody voted in a post's poll. */
  pollCount: {
    club_id: string;
    post_id: string;
    poll: { id: string; voters: number; options: { id: string; votes: number | null }[] };
  };
  /** In `post:<id>`: fetch it anew, or take it away. */
  commentChanged: {
    post_id: string;
    comment_id: string;
    parent_id: string | null;
    change: 'edited' | 'removed';
    /** How many comments the post has by now; null where as many as before. */
    comments: number | null;
  };
}

declare module '../realtime.ts' {
  interface RoomEvents extends PostRoomEvents {}
  interface RoomKinds {
    post: 'post id';
    home: 'user id';
  }
}
