// Owns the doors to events: what somebody may not see answers as missing; drafts are for those who manage them.
import { eventNotFound } from '@stagepass/contract/events/errors.ts';
import type { ClubDeed } from '@stagepass/contract/memberships/permissions.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { loadClubAndStanding } from '#domains/memberships/public/load-club-and-standing.ts';
import { requireMay } from '#domains/memberships/public/load-club-for.ts';
import { may } from '#domains/memberships/public/may.ts';
import type { Standing } from '#domains/memberships/public/standing.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { findEvent, lockEvent } from './events.store.ts';
import type { EventRow } from './tables.ts';

export interface Seen {
  readonly event: EventRow;
  readonly club: Club;
  readonly standing: Standing;
}

export async function loadEventToSee(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  eventId: string,
): Promise<Seen> {
  const event = (await findEvent(tx, eventId)) ?? fail(eventNotFound);
  const at = await loadClubAndStanding(platform, tx, actor, event.club_id);
  if (at === undefined || !may(at.club, at.standing, 'see-inside')) return fail(eventNotFound);
  if (event.state === 'draft' && !may(at.club, at.standing, 'manage-sales')) return fail(eventNotFound);
  return { event, ...at };
}

/** Permission first, then the lock: whoever may not does not hold up those who may. Whoever may not look in finds nothing. */
export async function lockEventFor(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  eventId: string,
  deed: ClubDeed,
): Promise<Seen> {
  const seen = await loadEventFor(platform, tx, actor, eventId, deed);
  const event = (await lockEvent(tx, eventId)) ?? fail(eventNotFound);
  return { ...seen, event };
}

export async function loadEventFor(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  eventId: string,
  deed: ClubDeed,
): Promise<Seen> {
  const event = (await findEvent(tx, eventId)) ?? fail(eventNotFound);
  const at = await loadClubAndStanding(platform, tx, actor, event.club_id);
  if (at === undefined || !may(at.club, at.standing, 'see-inside')) return fail(eventNotFound);
  if (event.state === 'draft' && !may(at.club, at.standing, 'see-management')) return fail(eventNotFound);
  requireMay(at.club, at.standing, deed);
  return { event, ...at };
}
