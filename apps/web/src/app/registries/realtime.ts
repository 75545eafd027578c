// Owns the list of what all domains do by themselves when the server says something over the socket.
import { achievementsReactions } from '#domains/achievements/realtime.ts';
import { admissionsReactions } from '#domains/admissions/realtime.ts';
import { auctionsReactions } from '#domains/auctions/realtime.ts';
import { authReactions } from '#domains/auth/realtime.ts';
import { campaignsReactions } from '#domains/campaigns/realtime.ts';
import { chatReactions } from '#domains/chat/realtime.ts';
import { itemsReactions } from '#domains/items/realtime.ts';
import { levelsReactions } from '#domains/levels/realtime.ts';
import { marketReactions } from '#domains/market/realtime.ts';
import { notificationsReactions } from '#domains/notifications/realtime.ts';
import { redemptionReactions } from '#domains/redemption/realtime.ts';
import { remindersReactions } from '#domains/reminders/realtime.ts';
import { usersReactions } from '#domains/users/realtime.ts';
import type { ReactionPart } from '#platform/realtime/reactions.ts';

export const allReactions: readonly ReactionPart[] = [
  usersReactions,
  authReactions,
  itemsReactions,
  levelsReactions,
  admissionsReactions,
  redemptionReactions,
  auctionsReactions,
  marketReactions,
  campaignsReactions,
  remindersReactions,
  achievementsReactions,
  chatReactions,
  notificationsReactions,
];
