// Owns whether a phone's position counts: measured well, just now, near enough, and reachable since the last pass.
import { distanceBetween } from '@stagepass/base/place-distance.ts';
import {
  impossibleTravel,
  outsidePlace,
  placeTooMany,
  positionCoarse,
  positionFuture,
  positionMissing,
  positionStale,
} from '@stagepass/contract/requirements/errors.ts';
import type { Place, Point, Position } from '@stagepass/contract/requirements/place.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';

export interface LastPlace extends Point {
  passed_at: Date;
}

const WORST_ACCURACY_M = 100;
const OLDEST_MS = 60_000;
/** A phone knows our clock to within the time that an answer takes. */
const AHEAD_MS = 5000;
const FASTEST_M_S = 1_000_000 / 3600;
/** Two places in one town, and what two measurements can be wrong by. */
const NEAR_M = 2000;

/** So often a fan may ask whether they are there: enough to walk by, too little to search a town. */
const CHECKS = { limit: 30, window_s: 600 } as const;

export async function countPlaceTry(
  { limits }: Pick<Platform, 'limits'>,
  { requirement_id, user_id }: { requirement_id: string; user_id: string },
): Promise<void> {
  const { ok, retry_after_s } = await limits.take(`requirement-place:${requirement_id}:${user_id}`, CHECKS);
  if (!ok) fail(placeTooMany, { retry_after_s });
}

/** 0, 0 lies in the open sea: it stands for a place that was not chosen. */
export function placeProblems(place: Point | null): { field: string; message: string }[] {
  const unchosen = place !== null && place.lat === 0 && place.long === 0;
  return unchosen ? [{ field: 'config.place', message: 'is missing: use your position, or type it' }] : [];
}

export function judgePosition(given: {
  place: Place;
  position: Position | undefined;
  last: LastPlace | undefined;
  now: Date;
  /** The exact place is not told: neither is the exact distance. */
  hidden: boolean;
}): void {
  const { place, last, now, hidden } = given;
  const position = given.position ?? fail(positionMissing);
  const age_ms = now.getTime() - Date.parse(position.taken_at);
  if (age_ms > OLDEST_MS) fail(positionStale, { age_s: Math.round(age_ms / 1000) });
  if (age_ms < -AHEAD_MS) fail(positionFuture);
  if (position.accuracy_m > WORST_ACCURACY_M)
    fail(positionCoarse, { accuracy_m: Math.round(position.accuracy_m), needed_m: WORST_ACCURACY_M });
  if (distanceBetween(position, place) > place.radius_m)
    fail(outsidePlace, {
      distance_m: hidden ? coarseDistance(position, place) : toldDistance(position, place),
    });
  if (last !== undefined && !isReachable(last, position, now)) fail(impossibleTravel);
}

export function isReachable(last: LastPlace, to: Point, now: Date): boolean {
  const since_s = Math.max(0, (now.getTime() - last.passed_at.getTime()) / 1000);
  return distanceBetween(last, to) <= NEAR_M + FASTEST_M_S * since_s;
}

function toldDistance(from: Point, to: Point): number {
  return Math.max(10, Math.round(distanceBetween(from, to) / 10) * 10);
}

/** Cells of about half a kilometer: a distance between cells tells in which cell the place is, and nothing finer. */
const CELL_DEGREES = 0.005;
const STEPS_M = [500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000] as const;

/** At most so far. Whoever asks from many points learns the cell of the place, never the place. */
export function coarseDistance(from: Point, to: Point): number {
  const apart_m = distanceBetween(cellOf(from), cellOf(to));
  return STEPS_M.find((step) => apart_m < step) ?? Math.ceil(apart_m / 100_000) * 100_000;
}

function cellOf({ lat, long }: Point): Point {
  const wide = CELL_DEGREES / Math.max(0.05, Math.cos((Math.round(lat) * Math.PI) / 180));
  const middle = (value: number, side: number) => (Math.floor(value / side) + 0.5) * side;
  return { lat: Math.max(-90, Math.min(90, middle(lat, CELL_DEGREES))), long: middle(long, wide) };
}
