// Owns LOCATION: passed by being there, as the phone measures it, with the code on site where the step asks for it.
import { demoClubs } from '#domains/clubs/public/demo-clubs.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { findLastPlace, lockLastPlace, updateLastPlace } from '../site/last-places.store.ts';
import { countPlaceTry, judgePosition, type LastPlace, placeProblems } from '../site/place.rules.ts';
import { type CodeFound, countCodeTry, findSiteCode, judgeCode, recordUse } from '../site/use-site-code.ts';
import type { TypeRules } from './type-rules.ts';

type Found = { movable: boolean } | { code: CodeFound | null; last: LastPlace | undefined };

export const location: TypeRules<'LOCATION'> = {
  problems: ({ place }) => placeProblems(place),
  mediaOf: () => [],
  summary: ({ name, hidden, code }) => ({ type: 'LOCATION', name: hidden ? null : name, code }),
  tries: () => null,
  time_s: () => null,
  begin: () => ({}),
  async ask(platform, asked) {
    await countPlaceTry(platform, asked);
    if (asked.answer.code !== undefined) await countCodeTry(platform, asked);
  },
  async gather(platform, tx, about): Promise<Found> {
    const { config, answer, requirement_id, user_id, period, now } = about;
    if (answer === null) return { movable: await isDemoPlace(platform, tx, about.club_id) };
    await lockLastPlace(tx, user_id);
    const used = { requirement_id, user_id, period, mode: 'fixed' as const, code: answer.code, now };
    return {
      code: config.code ? await findSiteCode(platform, tx, used) : null,
      last: await findLastPlace(tx, user_id, now),
    };
  },
  task({ config: { place, name, hint, hidden, code }, found }) {
    const { movable } = found as Extract<Found, { movable: boolean }>;
    const { lat, long, radius_m } = place;
    const told = hidden ? { name: null, point: null } : { name, point: { lat, long } };
    return { type: 'LOCATION', ...told, hint, hidden, radius_m, code, movable };
  },
  filesOf: () => [],
  judge({ config: { place, hidden }, answer, found, now }) {
    const { code, last } = found as Extract<Found, { code: unknown }>;
    judgePosition({ place, position: answer, last, now, hidden });
    if (code !== null) judgeCode(code);
    return { outcome: 'passed', reason: null, score: null, kept: null };
  },
  async record(platform, tx, { config, answer, requirement_id, user_id, period, now }) {
    if (answer === null) return;
    const { lat, long, code } = answer;
    const used = { requirement_id, user_id, period, mode: 'fixed' as const, most: null, code, now };
    if (config.code) await recordUse(platform, tx, used);
    await updateLastPlace(tx, { user_id, lat, long, passed_at: now });
  },
};

/** In the demo world's clubs: nobody who tries StagePass out lives where those clubs are at home. */
export async function isDemoPlace(platform: Platform, tx: Executor, clubId: string): Promise<boolean> {
  if (!platform.config.demo) return false;
  const club = await findClub(platform, tx, clubId);
  return demoClubs.some(({ handle }) => handle === club?.handle);
}
