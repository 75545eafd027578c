// Owns this domain's part of the demo world: a month of check-ins of some members in every club, the demo fan's among them.
import { seededDice } from '@stagepass/base/dice.ts';
import { dayAfter, dayBegins, localDay } from '@stagepass/base/local-day.ts';
import { type DemoClubHandle, demoClubs } from '#domains/clubs/public/demo-clubs.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { listMembersWithAge } from '#domains/memberships/public/list-members-with-age.ts';
import { listDemoPeople } from '#domains/users/public/list-demo-people.ts';
import type { DemoProgress } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { insertCheckins } from './checkins.store.ts';
import type { CheckinRow } from './tables.ts';

const HOUR_MS = 3_600_000;
/**
 * How many days ago the demo fan was there: eleven days with one missed, which a freeze bridged, and a long streak in spring; in one
 * club today already, so that Home shows what is done beside what is open.
 */
const fanDays: Partial<Record<DemoClubHandle, readonly number[]>> = {
  'third-kettle': [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, ...Array.from({ length: 31 }, (_, at) => 170 + at)],
  'velvet-static': [1, 2, 3, 8, 9, 15],
  'harbour-voices': [0, 1, 2, 3, 4],
};

export async function demo(platform: Platform, progress: DemoProgress): Promise<void> {
  const fan = (await listDemoPeople(platform.db)).find(({ role }) => role === 'fan')?.id;
  for (const [at, { handle }] of demoClubs.entries()) {
    const club = await findClub(platform, platform.db, handle);
    if (club !== undefined) await fill(platform, { ...club, handle }, fan);
    progress(at + 1, demoClubs.length);
  }
}

async function fill(
  platform: Platform,
  club: { id: string; handle: DemoClubHandle; time_zone: string },
  fan: string | undefined,
): Promise<void> {
  const dice = seededDice(`stagepass-checkins-${club.handle}`);
  const now = platform.clock.now();
  const today = localDay(now, club.time_zone);
  const rows: CheckinRow[] = [];
  // The same month for everybody: asking the calendar of the place takes longer than all else here.
  const begins = new Map<number, { day: string; at_ms: number }>();
  const begun = (days: number) => {
    const day = dayAfter(today, -days);
    const known = begins.get(days) ?? { day, at_ms: dayBegins(day, club.time_zone).getTime() };
    begins.set(days, known);
    return known;
  };
  for (const { user_id, joined_at } of await listMembersWithAge(platform.db, club.id)) {
    const eager = dice.int(100);
    const own = user_id === fan ? (fanDays[club.handle] ?? []) : undefined;
    const ago = own ?? Array.from({ length: 30 }, (_, at) => at + 1).filter(() => dice.int(100) < eager);
    for (const days of ago) {
      const { day, at_ms } = begun(days);
      const hour_ms = at_ms + (7 + dice.int(12)) * HOUR_MS;
      const created_at = new Date(Math.min(hour_ms, now.getTime()));
      if (created_at > joined_at) rows.push({ club_id: club.id, user_id, day, kind: 'made', created_at });
    }
  }
  await insertCheckins(platform.db, rows);
}
