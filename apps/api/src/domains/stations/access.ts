// Owns the doors to stations: who sees one, who may claim there and why not, who runs them.
import type { ErrorCode } from '@stagepass/contract/endpoint.ts';
import { staffReceiveNothing } from '@stagepass/contract/items/errors.ts';
import { alreadyOver, notAttemptable, notOpenYet } from '@stagepass/contract/requirements/errors.ts';
import { stationNotFound } from '@stagepass/contract/stations/errors.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { loadClubAndStanding } from '#domains/memberships/public/load-club-and-standing.ts';
import { requireMay } from '#domains/memberships/public/load-club-for.ts';
import { isStaff, may, whyNot } from '#domains/memberships/public/may.ts';
import type { Standing } from '#domains/memberships/public/standing.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { listOwnClaims } from './claims.store.ts';
import { isAhead, isOver, movesSales } from './station.rules.ts';
import { findStation } from './stations.store.ts';
import type { StationRow } from './tables.ts';

export interface Door {
  station: StationRow;
  club: Club;
  standing: Standing;
}

/** Drafts, what was archived and what is out of sight are there for those who run stations; everything else for whoever sees the club's inside. */
export async function loadStation(platform: Platform, tx: Executor, actor: Actor, id: string): Promise<Door> {
  const station = await findStation(tx, id);
  if (station === undefined) return fail(stationNotFound);
  const found = await loadClubAndStanding(platform, tx, actor, station.club_id);
  if (found === undefined) return fail(stationNotFound);
  const { club, standing } = found;
  const runs = may(club, standing, 'manage-content');
  const apart = station.state === 'archived' || station.hidden_at !== null;
  if (station.state === 'draft' && !runs) fail(stationNotFound);
  if (apart && !runs && !standing.operator && !(await hasClaimed(tx, station, standing)))
    fail(stationNotFound);
  if (!runs) requireMay(club, standing, 'see-inside');
  return { station, club, standing };
}

/** Whoever claimed still finds the station, and what they got there. */
async function hasClaimed(tx: Executor, { id }: StationRow, { user_id }: Standing): Promise<boolean> {
  return (await listOwnClaims(tx, [id], user_id)).size > 0;
}

export async function loadStationToManage(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  id: string,
): Promise<Door> {
  const station = await findStation(tx, id);
  if (station === undefined) return fail(stationNotFound);
  const found = await loadClubAndStanding(platform, tx, actor, station.club_id);
  if (found === undefined) return fail(stationNotFound);
  requireMay(found.club, found.standing, 'manage-content');
  return { station, ...found };
}

/** What sells or gives away copies or tokens is for those who may sell, too. */
export function requireMayGive(
  { club, standing }: Pick<Door, 'club' | 'standing'>,
  terms: Pick<StationRow, 'kind' | 'price' | 'token_amount'>,
): void {
  if (movesSales(terms)) requireMay(club, standing, 'manage-sales');
}

/** Why somebody cannot claim for who they are, whatever they have done; null where they may. */
export function claimRefusal({ station, club, standing }: Door): ErrorCode | null {
  if (isStaff(standing)) return staffReceiveNothing;
  const paying = station.price > 0 ? whyNot(club, standing, 'buy') : undefined;
  return whyNot(club, standing, 'take-part') ?? paying ?? null;
}

/** Why somebody cannot do a step now; null where they may. Staff try out what they made. */
export function stepRefusal({ station, club, standing }: Door, now: Date): ErrorCode | null {
  const refused = whyNot(club, standing, 'take-part');
  if (refused !== undefined) return refused;
  if (station.state === 'draft') return notAttemptable;
  if (isOver(station, now)) return alreadyOver;
  return isAhead(station, now) ? notOpenYet : null;
}
