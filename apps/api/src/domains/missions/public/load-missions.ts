// Owns the way later rows read missions: what they are, held as they are, and as cards for a viewer.
import type { ConditionTree } from '@stagepass/contract/conditions/shapes.ts';
import type { MissionCard } from '@stagepass/contract/missions/shapes.ts';
import { isId } from '@stagepass/contract/shapes.ts';
import type { MediaFacts } from '#domains/media/public/media-facts.ts';
import { clubsSeenInside } from '#domains/memberships/public/clubs-seen-inside.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { lockedMissions } from '../locked-missions.ts';
import { listMissionRows, listMissionsShared } from '../missions.store.ts';
import type { MissionRow } from '../tables.ts';
import { presentMissionCards } from '../views.ts';

export interface MissionFacts {
  id: string;
  club_id: string;
  title: string;
  picture: MediaFacts | null;
  /** Published, neither paused nor out of sight; its window may be to come or over. */
  live: boolean;
  closes_at: Date | null;
  condition: ConditionTree | null;
}

/** By id; what does not exist is left out. */
export async function loadMissionFacts(
  tx: Executor,
  ids: readonly string[],
): Promise<Map<string, MissionFacts>> {
  return factsOf(await listMissionRows(tx, ids.filter(isId)));
}

/** The same, each held as it stands until the transaction is over. */
export async function shareMissions(
  tx: Executor,
  ids: readonly string[],
): Promise<Map<string, MissionFacts>> {
  return factsOf(await listMissionsShared(tx, ids.filter(isId)));
}

function factsOf(rows: readonly MissionRow[]): Map<string, MissionFacts> {
  return new Map(
    rows.map(({ id, club_id, title, picture, state, hidden_at, closes_at, condition }) => [
      id,
      { id, club_id, title, picture, live: state === 'live' && hidden_at === null, closes_at, condition },
    ]),
  );
}

/** By id, with the viewer's progress; without those that the viewer may not see. */
export async function loadMissionCards(
  platform: Platform,
  viewer: Actor,
  ids: readonly string[],
): Promise<Map<string, MissionCard>> {
  const { db } = platform;
  const rows = await listMissionRows(db, ids.filter(isId));
  const clubs = await clubsSeenInside(
    platform,
    viewer,
    rows.map(({ club_id }) => club_id),
  );
  const shown = rows.flatMap((mission) => {
    const found = clubs.get(mission.club_id);
    const public_ = mission.state !== 'draft' && mission.state !== 'archived' && mission.hidden_at === null;
    return found === undefined || !public_ ? [] : [{ mission, time_zone: found.club.time_zone }];
  });
  const user_id = viewer.kind === 'user' ? viewer.user_id : null;
  const locked = await lockedMissions(
    db,
    shown.map(({ mission }) => mission),
    user_id,
  );
  const cards = await presentMissionCards(platform, db, shown, { user_id, locked });
  return new Map(cards.map((card) => [card.id, card]));
}
