// Owns the page of one station: what it hands out and asks for, and where the viewer stands.
import { stationNotFound } from '@stagepass/contract/stations/errors.ts';
import type { StationEditor, StationView } from '@stagepass/contract/stations/shapes.ts';
import { describe } from '#domains/conditions/public/describe.ts';
import { may } from '#domains/memberships/public/may.ts';
import { presentList } from '#domains/requirements/public/present-list.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { claimRefusal, loadStation, loadStationToManage } from '../access.ts';
import { listClaimsOf } from '../claims.store.ts';
import { presentClaim, presentEditor, presentRefusal, presentStations } from '../views.ts';

export async function getStation(platform: Platform, actor: Actor, id: string): Promise<StationView> {
  const { db } = platform;
  const door = await loadStation(platform, db, actor, id);
  const { station, club, standing } = door;
  const { user_id } = standing;
  const member = standing.role !== 'visitor' && standing.role !== 'guest';
  const member_of = new Set(member ? [club.id] : []);
  const [presented] = await presentStations(platform, db, [station], { user_id, member_of });
  if (presented === undefined) return fail(stationNotFound);
  const { card, missing, held } = presented;
  const refusal = claimRefusal(door);
  const whose = user_id === null ? null : { user_id, period: '' };
  const claims = user_id === null ? [] : await listClaimsOf(db, { station_id: station.id, user_id });
  return {
    ...card,
    story: station.story,
    condition: station.condition === null ? null : await describe(db, station.condition, club.id, user_id),
    requirements: await presentList(db, { kind: 'station', id: station.id }, whose),
    member,
    account_from: missing.account_from?.toISOString() ?? null,
    refusal: presentRefusal(member ? refusal : null),
    held,
    mine: claims.map(presentClaim),
    hidden: station.hidden_at !== null,
    now: platform.clock.now().toISOString(),
    can: {
      claim: refusal === null && card.stand === 'open' && station.state === 'open',
      edit: may(club, standing, 'manage-content'),
    },
  };
}

export async function getEditor(platform: Platform, actor: Actor, id: string): Promise<StationEditor> {
  const { station } = await loadStationToManage(platform, platform.db, actor, id);
  return presentEditor(platform, platform.db, station);
}
