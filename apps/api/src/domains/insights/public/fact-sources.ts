// Owns the slot for what a club's figures are worked out from: the domain of each source tells its own rows.
import type { FactSource } from '#domains/subjects/public/facts.ts';
import { type Slot, slot } from '#platform/slot/slot.ts';

export const factSourceNames = [
  'members',
  'posts',
  'missions',
  'steps',
  'checkins',
  'votes',
  'draws',
  'auctions',
  'subscriptions',
  'revenue',
] as const;
export type FactSourceName = (typeof factSourceNames)[number];

export const factSources: Slot<Readonly<Record<FactSourceName, FactSource>>> = slot('fact-sources');
