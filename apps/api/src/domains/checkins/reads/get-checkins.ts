// Owns the reading of one's own check-ins in a club.
import type { CheckinCalendar } from '@stagepass/contract/checkins/shapes.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { readCalendar } from '../calendar.ts';

export async function getCheckins(
  platform: Platform,
  actor: Actor,
  clubId: string,
  month: string | undefined,
): Promise<CheckinCalendar> {
  const { user_id } = signedIn(actor);
  const { club } = await loadClubFor(platform, platform.db, actor, clubId, 'take-part');
  return readCalendar(platform, platform.db, club, { user_id, month });
}
