// The names of the reactions, for whatever can be reacted to.
import type { ReactionKind } from '@stagepass/contract/posts/shapes.ts';

export const reactionNames = {
  heart: 'Love',
  fire: 'Fire',
  clap: 'Applause',
  laugh: 'Laughter',
  wow: 'Wow',
  sad: 'Sad',
} as const satisfies Record<ReactionKind, string>;
