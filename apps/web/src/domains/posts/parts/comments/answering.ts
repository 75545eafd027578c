// What the dock under a post is writing: an answer to a comment, or a change to an own one.
import type { CommentView, OpenPost } from '@stagepass/contract/posts/shapes.ts';

export type Answering = { kind: 'answer' | 'edit'; comment: CommentView };

export interface CommentDockProps {
  post: OpenPost;
  answering: Answering | null;
  onDone: () => void;
  /** With the id of a comment that the server has now. */
  onSent: (id: string) => void;
}
