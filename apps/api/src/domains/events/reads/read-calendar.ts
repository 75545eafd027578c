// Owns calendars as files: one event, a club's and a person's own, whose address nobody can guess.

import { feedNotFound } from '@stagepass/contract/events/errors.ts';
import type { CalendarFeed } from '@stagepass/contract/events/shapes.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Download } from '#platform/http/bind.ts';
import type { Platform } from '#platform/platform.ts';
import { loadEventToSee } from '../access.ts';
import { calendarOf } from '../calendar.rules.ts';
import { listEventRows, listEventsByIds } from '../events.store.ts';
import { findFeed, findFeedOwner, putFeed } from '../feeds.store.ts';
import { listEventIdsOf } from '../people.store.ts';
import type { EventRow } from '../tables.ts';

/** What was stays in a calendar for so long. */
const KEPT_MS = 90 * 86_400_000;
const MOST = 300;
const TOKEN_BYTES = 24;

function fileOf(platform: Platform, name: string, events: readonly EventRow[]): Download {
  const text = calendarOf({ name, events, origin: platform.config.origin });
  return { name: 'events.ics', parts: [Buffer.from(text)] };
}

export async function printEvent(platform: Platform, actor: Actor, id: string): Promise<Download> {
  const { event, club } = await loadEventToSee(platform, platform.db, actor, id);
  return fileOf(platform, club.name, [event]);
}

export async function printClub(platform: Platform, actor: Actor, idOrHandle: string): Promise<Download> {
  const { db, clock } = platform;
  const { club } = await loadClubFor(platform, db, actor, idOrHandle, 'see-inside');
  const now = clock.now();
  const filter = {
    club_ids: [club.id],
    states: ['published', 'cancelled'] as const,
    when: 'any' as const,
    now,
  };
  const from = new Date(now.getTime() - KEPT_MS);
  const rows = await listEventRows(db, { ...filter, from }, { limit: MOST });
  return fileOf(platform, club.name, rows);
}

export async function printPerson(platform: Platform, token: string): Promise<Download> {
  const { db, clock } = platform;
  const user_id = (await findFeedOwner(db, token)) ?? fail(feedNotFound);
  const since = new Date(clock.now().getTime() - KEPT_MS);
  const ids = await listEventIdsOf(db, user_id, since, MOST);
  return fileOf(platform, 'My events', await listEventsByIds(db, ids));
}

/** Made with the first look. */
export async function readFeed(platform: Platform, actor: Actor): Promise<CalendarFeed> {
  const { user_id } = signedIn(actor);
  const row = (await findFeed(platform.db, user_id)) ?? (await renew(platform, user_id, { keep: true }));
  return present(platform, row);
}

export async function renewFeed(platform: Platform, actor: Actor): Promise<CalendarFeed> {
  return present(platform, await renew(platform, signedIn(actor).user_id, { keep: false }));
}

async function renew({ db, dice, clock }: Platform, user_id: string, { keep }: { keep: boolean }) {
  const token = Buffer.from(dice.bytes(TOKEN_BYTES)).toString('base64url');
  return putFeed(db, { user_id, token, renewed_at: clock.now() }, { keep });
}

function present(
  platform: Platform,
  { token, renewed_at }: { token: string; renewed_at: Date },
): CalendarFeed {
  const origin = platform.config.origin;
  return { url: `${origin}/api/calendars/${token}/events.ics`, renewed_at: renewed_at.toISOString() };
}
