// What the dock under a post is writing: an answer to a comment, or a change to an own one.
import type { CommentView } from '@stagepass/contract/posts/shapes.ts';

export type Answering = { kind: 'answer' | 'edit'; comment: CommentView };
