// Owns which of the server's events the app reacts to by itself.
import type { RealtimeEvents } from '@stagepass/contract/realtime.ts';

/** Each has its reaction in reactions.ts; other events concern only the screens that listen for them. */
export const reactedTo = [
  'haveMessage',
  'toast',
  'joinRequestMade',
  'joinRequestAnswered',
  'auctionOutbid',
  'auctionWon',
  'itemSold',
  'sessionEnded',
] as const satisfies readonly (keyof RealtimeEvents)[];
