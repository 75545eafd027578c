// Owns which domain counts which deeds; a counter without a source does not compile.
import type { CounterKind } from '@stagepass/contract/achievements/kinds.ts';
import type { DeedSource } from '#domains/achievements/public/deed-sources.ts';
import { countInvites } from '#domains/admissions/public/count-invites.ts';
import { countWon } from '#domains/auctions/public/count-won.ts';
import { countMessages } from '#domains/chat/public/count-messages.ts';
import { countBestStreaks, countCheckins } from '#domains/checkins/public/count-checkins.ts';
import { countDraws } from '#domains/gacha/public/count-draws.ts';
import { countReceived } from '#domains/items/public/count-received.ts';
import { countCompleted } from '#domains/missions/public/count-completed.ts';
import { countPosts } from '#domains/posts/public/count-posts.ts';
import { countVotes } from '#domains/votes/public/count-votes.ts';

export const deedSourceRegistry = {
  missions: countCompleted,
  streak: countBestStreaks,
  checkins: countCheckins,
  draws: countDraws,
  auctions: countWon,
  items: countReceived,
  posts: countPosts,
  invites: countInvites,
  messages: countMessages,
  votes: countVotes,
} satisfies Record<CounterKind, DeedSource>;
