// Owns the running order on Home: asked of all domains at once, a fixed number of queries for everybody.
import type { Today } from '@stagepass/contract/fronts/today.ts';
import { clubIdsOf } from '#domains/memberships/public/club-ids-of.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { todayParts } from '../public/today-slot.ts';
import { arrange } from '../today.rules.ts';

export async function getToday(platform: Platform, actor: Actor): Promise<Today> {
  const viewer = { user_id: signedIn(actor).user_id, now: platform.clock.now() };
  const [clubs, ...lines] = await Promise.all([
    clubIdsOf(platform.db, viewer.user_id),
    ...Object.values(todayParts.read()).map((part) => part(platform, viewer)),
  ]);
  return { ...arrange(lines.flat()), clubs: clubs.length, now: viewer.now.toISOString() };
}
