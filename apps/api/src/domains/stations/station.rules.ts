// Owns what follows from a station's terms: whether it is over, how many are left, and how a fan finds it.
import type { ConditionTree } from '@stagepass/contract/conditions/shapes.ts';
import { copyKinds, onceKinds, type StationStand } from '@stagepass/contract/stations/kinds.ts';
import type { StationRow } from './tables.ts';

type Timed = Pick<StationRow, 'state' | 'closes_at' | 'hidden_at'>;

/** Nobody can claim any more: closed, past its window, or out of sight. */
export function isOver({ state, closes_at, hidden_at }: Timed, now: Date): boolean {
  if (state === 'closed' || state === 'archived' || hidden_at !== null) return true;
  return closes_at !== null && closes_at <= now;
}

export function isAhead({ opens_at }: Pick<StationRow, 'opens_at'>, now: Date): boolean {
  return opens_at !== null && opens_at > now;
}

/** Null without an end. */
export function leftOf({ total, given }: Pick<StationRow, 'total' | 'given'>): number | null {
  return total === null ? null : total - given;
}

/** A copy, a tier or tokens that cost nothing: new accounts wait for those, as they wait for rewards of missions. */
export function isFreeValue(station: Pick<StationRow, 'kind' | 'price' | 'token_amount'>): boolean {
  return station.price === 0 && isOfValue(station);
}

/** A badge alone can neither be sold nor spent. */
export function isOfValue({ kind, token_amount }: Pick<StationRow, 'kind' | 'token_amount'>): boolean {
  return kind !== 'BADGE' || token_amount !== null;
}

/** What the fans who can still claim will get in tokens. */
export function promisedTokens(station: Pick<StationRow, 'token_amount' | 'total' | 'given'>): number {
  return (station.token_amount ?? 0) * (leftOf(station) ?? 0);
}

/** Whoever runs the station sells or gives away copies or tokens with it. */
export function movesSales({
  kind,
  price,
  token_amount,
}: Pick<StationRow, 'kind' | 'price' | 'token_amount'>): boolean {
  return price > 0 || copyKinds.includes(kind) || token_amount !== null;
}

/** Nobody has a tier or a badge twice. */
export function perFanOf({ kind, per_fan }: Pick<StationRow, 'kind' | 'per_fan'>): number {
  return onceKinds.includes(kind) ? 1 : per_fan;
}

/** What a condition asks for, as the lines that a fan reads: one for each part that has to hold. */
export function partsOf(tree: ConditionTree | null): readonly ConditionTree[] {
  if (tree === null) return [];
  return 'all' in tree ? tree.all : [tree];
}

export interface Found {
  station: Pick<StationRow, 'state' | 'closes_at' | 'hidden_at' | 'total' | 'given' | 'kind' | 'per_fan'>;
  /** What it hands out can still be handed out. */
  there: boolean;
  /** They have it by another way, and cannot have it twice. */
  had: boolean;
  claims: number;
  missing: number;
  now: Date;
}

/** Whoever got what they may get has claimed, also after it is over. */
export function standOf({ station, there, had, claims, missing, now }: Found): StationStand {
  if (had || claims >= perFanOf(station)) return 'claimed';
  if (isOver(station, now) || leftOf(station) === 0 || !there) return claims > 0 ? 'claimed' : 'gone';
  return missing > 0 ? 'locked' : 'open';
}
