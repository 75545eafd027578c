// Owns the question what somebody is in a club: role, mute, ban, number and best tier in one prepared query.
import type { Executor } from '#platform/db/executor.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { standingFrom } from '../standing.rules.ts';
import { findStandingRow } from '../standing.store.ts';
import type { Standing } from './standing.ts';

/** A visitor costs no query. */
export async function loadStanding(
  platform: Pick<Platform, 'clock'>,
  tx: Executor,
  actor: Actor,
  club: { id: string },
): Promise<Standing> {
  const row = actor.kind === 'user' ? await findStandingRow(tx, club.id, actor.user_id) : undefined;
  return standingFrom(actor, club.id, row, platform.clock.now());
}
