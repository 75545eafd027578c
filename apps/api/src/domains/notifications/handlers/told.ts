// Owns what handlers of all kinds share: what a subject is called to its reader, who runs a club, and where things are.
import type { NotificationKind } from '@stagepass/base/notification-kinds.ts';
import { plainText, truncate } from '@stagepass/base/text.ts';
import type { EventType } from '@stagepass/contract/events.ts';
import type { ClubDeed } from '@stagepass/contract/memberships/permissions.ts';
import type { SubjectCard, SubjectRef } from '@stagepass/contract/subjects/shapes.ts';
import type { z } from 'zod';
import type { Club } from '#domains/clubs/public/club.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { loadDesigns } from '#domains/items/public/load-items.ts';
import { listMemberIds } from '#domains/memberships/public/list-member-ids.ts';
import { loadClubAndStanding } from '#domains/memberships/public/load-club-and-standing.ts';
import { may } from '#domains/memberships/public/may.ts';
import { loadSubjectCards } from '#domains/subjects/public/load-subject-cards.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Executor } from '#platform/db/executor.ts';
import { type EventHandler, type EventLane, onEvent } from '#platform/domain.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';

/** People read a bundle of this many staff at most. */
const MOST_STAFF = 100;
const EXCERPT = 140;

/** What the person would see if they opened it: no session, so nothing of theirs can be changed with it. */
export function asReader(userId: string): SignedIn {
  return {
    ...{ kind: 'user', user_id: userId, session_id: '', verified: true },
    ...{ operator: false, suspended: false, stepped_up_at: null },
  };
}

/** Undefined where this person may not see it: then nobody tells them of it either. */
export async function cardFor(
  platform: Platform,
  tx: Executor,
  userId: string,
  ref: SubjectRef,
): Promise<SubjectCard | undefined> {
  const [card] = await loadSubjectCards(platform, tx, asReader(userId), [ref]);
  return card ?? undefined;
}

export function excerptOf(text: string): string {
  return truncate(plainText(text), EXCERPT);
}

/** Those who run the club and may do this, the owner with them. */
export async function staffFor(
  platform: Platform,
  tx: Executor,
  clubId: string,
  deed: ClubDeed,
): Promise<{ club: Club; user_ids: string[] } | undefined> {
  const club = await findClub(platform, tx, clubId);
  if (club === undefined || club.closed_at !== null) return undefined;
  const user_ids: string[] = [];
  for (const id of await listMemberIds(tx, clubId, { staff: true, limit: MOST_STAFF })) {
    const found = await loadClubAndStanding(platform, tx, asReader(id), clubId);
    if (found !== undefined && may(found.club, found.standing, deed)) user_ids.push(id);
  }
  return { club, user_ids };
}

export async function nameOfDesign(tx: Executor, designId: string): Promise<string> {
  return (await loadDesigns(tx, [designId])).get(designId)?.name ?? '';
}

/** `prompt` where somebody waits for it; `counting` where it may fall due by the thousand (decision 53). */
export function tells<Payload extends z.ZodType>(
  kind: NotificationKind | `${NotificationKind}-${string}`,
  event: EventType<string, Payload>,
  handle: (platform: Platform, tx: Tx, told: z.output<Payload>) => Promise<void>,
  lane: EventLane = 'counting',
): EventHandler {
  return onEvent(`notifications.${kind}`, event, handle, { lane });
}
