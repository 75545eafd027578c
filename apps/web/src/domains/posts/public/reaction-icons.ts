// The sign of each reaction.
import type { ReactionKind } from '@stagepass/contract/posts/shapes.ts';
import { flame } from '@stagepass/ui/icon/phosphor/lean/flame.ts';
import { handsClapping } from '@stagepass/ui/icon/phosphor/lean/hands-clapping.ts';
import { heart } from '@stagepass/ui/icon/phosphor/lean/heart.ts';
import { smiley } from '@stagepass/ui/icon/phosphor/lean/smiley.ts';
import { smileySad } from '@stagepass/ui/icon/phosphor/lean/smiley-sad.ts';
import { sparkle } from '@stagepass/ui/icon/phosphor/lean/sparkle.ts';

export const reactionIcons = {
  heart,
  fire: flame,
  clap: handsClapping,
  laugh: smiley,
  wow: sparkle,
  sad: smileySad,
} as const satisfies Record<ReactionKind, unknown>;

/** In the order in which they are offered. */
export const reactionOrder = Object.keys(reactionIcons) as ReactionKind[];
