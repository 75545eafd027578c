// Owns what stands between a station and its opening.
import {
  copyKinds,
  MOST_KEPT_COPIES,
  MOST_OPEN_STATIONS,
  type OpenProblem,
} from '@stagepass/contract/stations/kinds.ts';
import type { ItemDesign } from '#domains/items/public/item.ts';
import { isFreeValue, isOfValue, leftOf, promisedTokens } from './station.rules.ts';
import type { StationRow } from './tables.ts';

export interface Opening {
  station: Pick<StationRow, 'kind' | 'opens_at' | 'closes_at' | 'total' | 'given' | 'price' | 'token_amount'>;
  /** What it hands out is there, and of this club. */
  there: boolean;
  /** Of a copy. */
  design: ItemDesign | undefined;
  open: number;
  /** A step is as nobody could do it, such as a scene without its picture. */
  unfinished: boolean;
  /** A step is passed by the phone's position alone, which a phone can be made to lie about. */
  place_without_code: boolean;
  /** Its condition asks for a badge of paid chance or bids. */
  badge_only_condition: boolean;
  /** Of the club's token: what is neither given out nor promised. */
  tokens_left: number;
  now: Date;
}

/** Empty where it can open. */
export function openProblems(given: Opening): OpenProblem[] {
  const { station, now } = given;
  const { opens_at, closes_at } = station;
  const problems: OpenProblem[] = [];
  if (!given.there) problems.push('no-thing');
  if (closes_at !== null && closes_at <= now) problems.push('over');
  if (opens_at !== null && closes_at !== null && closes_at <= opens_at) problems.push('closes-before-open');
  if (given.open >= MOST_OPEN_STATIONS) problems.push('too-many-open');
  if (given.unfinished) problems.push('step-unfinished');
  if (given.place_without_code && isOfValue(station)) problems.push('location-needs-code');
  if (given.badge_only_condition && isFreeValue(station)) problems.push('badge-only-condition');
  if (leftOf(station) === 0) problems.push('all-given');
  return [...problems, ...stockProblems(given), ...tokenProblems(given)];
}

/** Tokens are sold at their announced price alone, and it must be known how many are promised. */
function tokenProblems({ station, tokens_left }: Opening): OpenProblem[] {
  if (station.token_amount === null) return [];
  if (station.price > 0) return ['tokens-not-sold'];
  if (station.total === null) return ['tokens-need-total'];
  return promisedTokens(station) > tokens_left ? ['tokens'] : [];
}

/** Of an edition, as many copies are made at once as the station may still hand out. */
function stockProblems({ station, design }: Opening): OpenProblem[] {
  if (!copyKinds.includes(station.kind) || design === undefined || design.edition_size === null) return [];
  const left = leftOf(station);
  if (left === null) return ['needs-total'];
  const room = design.edition_size - design.issued - design.held_back;
  return left > room || left > MOST_KEPT_COPIES ? ['stock'] : [];
}
