// Owns the answer to a claim: what the fan got, and the station as it stands for them now.
import { assert } from '@stagepass/base/assert.ts';
import type { StationClaim, StationView } from '@stagepass/contract/stations/shapes.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { findClaim } from '../claims.store.ts';
import { presentClaim } from '../views.ts';
import { getStation } from './get-station.ts';

export async function getClaimed(
  platform: Platform,
  actor: Actor,
  stationId: string,
  claimId: string,
): Promise<{ claim: StationClaim; station: StationView }> {
  const claim = await findClaim(platform.db, claimId);
  assert(claim !== undefined, 'a claim that was made is there');
  return { claim: presentClaim(claim), station: await getStation(platform, actor, stationId) };
}
