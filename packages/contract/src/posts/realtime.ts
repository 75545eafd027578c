// Owns the rooms of a post and of somebody's home feed, and what the server says there and in clubs about posts.
import type { ReactionCounts } from './shapes.ts';

export interface PostRoomEvents {
  /** In `club:<id>`, and in `home:<user id>` of its members: a post is out. Ask how many are new, or fetch it. */
  newPost: { club_id: string; post_id: string; author_id: string; published_at: string };
  /** In `club:<id>`, `post:<id>` and `home:<user id>` of members: fetch it anew, or take it away. */
  postChanged: { club_id: string; post_id: string; change: 'edited' | 'removed' | 'pins' | 'preview' };
  /** In `post:<id>` for the post and its comments, and, as `newComment`, further for posts themselves. */
  reactionCount: {
    club_id: string;
    post_id: string;
    subject: { kind: 'post' | 'comment'; id: string };
    counts: ReactionCounts;
  };
  /**
   * In `post:<id>`. For the number under the post also in `club:<id>` and `home:<user id>`: of a public post to all there, of one for
   * members to members, of one for a tier to nobody.
   */
  newComment: {
    club_id: string;
    post_id: string;
    comment_id: string;
    parent_id: string | null;
    author_id: string;
    /** How many comments the post has by now. */
    comments: number;
  };
  /** Where `newComment` is told: somebody voted in a post's poll. */
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
