// Owns the closed sets of stations as plain values, without a schema: the phone needs them too.
import { STATION_TYPES } from '@stagepass/base/enumerations.ts';

/** What a station hands out. Each has its parts on the server and on the phone; every record of them is exhaustive. */
export const stationKinds = STATION_TYPES;
export type StationKind = (typeof stationKinds)[number];

/** As the club runs it. */
export const stationStates = ['draft', 'open', 'closed', 'archived'] as const;
export type StationState = (typeof stationStates)[number];

/**
 * As one fan finds it: something is missing; theirs to claim; claimed as often as they may; nothing to get here (none left, over,
 * closed).
 */
export const stationStands = ['locked', 'open', 'claimed', 'gone'] as const;
export type StationStand = (typeof stationStands)[number];

/** The tabs of the club's management. */
export const stationShelves = ['open', 'draft', 'closed', 'archived'] as const;
export type StationShelf = (typeof stationShelves)[number];

/** Kinds that are claimed once, whatever else is set: nobody has a tier or a badge twice. */
export const onceKinds: readonly StationKind[] = ['BADGE', 'MEMBERTIER'];
/** Kinds that hand out a numbered copy of an item. */
export const copyKinds: readonly StationKind[] = ['ITEM', 'NFT'];

/** What stands between a draft and its opening. */
export const openProblems = [
  'no-thing',
  'over',
  'closes-before-open',
  'needs-total',
  'stock',
  'too-many-open',
  'step-unfinished',
  'location-needs-code',
  'badge-only-condition',
  'all-given',
  'tokens-not-sold',
  'tokens-need-total',
  'tokens',
] as const;
export type OpenProblem = (typeof openProblems)[number];

export const STATION_TITLE_MAX = 40;
export const MOST_OPEN_STATIONS = 50;
export const MOST_PER_FAN = 10;
/** Copies of an edition are made when a station opens, one by one: a bound that a moment is enough for. */
export const MOST_KEPT_COPIES = 1000;
/** With one claim. */
export const MOST_CLAIM_TOKENS = 10_000;
export const MOST_PRICE_CENTS = 100_000;
/** A new account gets nothing of value for free before it is so old. */
export const CLAIM_ACCOUNT_AGE_H = 24;
