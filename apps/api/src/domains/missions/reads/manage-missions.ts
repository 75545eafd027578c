// Owns what those who make missions read: shelves, an editor's view, where fans stop.
import type { MissionShelf } from '@stagepass/contract/missions/kinds.ts';
import type { ManagedMission, MissionEditor, MissionFunnel } from '@stagepass/contract/missions/shapes.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { countSteps } from '#domains/requirements/public/count-steps.ts';
import { listSteps } from '#domains/requirements/public/list-steps.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { loadMissionToManage } from '../access.ts';
import { byPosition, countShelves, listOfClub } from '../missions.store.ts';
import { countStates, type StateCounts } from '../parts.store.ts';
import { problemsOf } from '../problems.ts';
import type { StoredState } from '../tables.ts';
import { presentEditor, presentManaged } from '../views.ts';

const shelfStates: Record<MissionShelf, { states: readonly StoredState[]; over: boolean | null }> = {
  live: { states: ['live', 'paused'], over: false },
  draft: { states: ['draft'], over: null },
  ended: { states: ['live', 'paused', 'ended'], over: true },
  archived: { states: ['archived'], over: null },
};

export async function readManaged(
  platform: Platform,
  actor: Actor,
  clubId: string,
  { shelf, ...asked }: PageAsked & { shelf: MissionShelf },
): Promise<Page<ManagedMission>> {
  const { db, clock } = platform;
  const { club } = await loadClubFor(platform, db, actor, clubId, 'manage-content');
  const of = { club_id: club.id, now: clock.now(), all: true, ...shelfStates[shelf] };
  const { rows, next_cursor } = await byPosition.page(asked, (page) => listOfClub(db, of, page));
  const ids = rows.map(({ id }) => id);
  const rounds = ids.map((owner_id) => ({ owner_id, period: '' }));
  const steps = await listSteps(db, 'mission', rounds, null);
  const counts = await countStates(db, ids);
  const data: ManagedMission[] = [];
  for (const row of rows)
    data.push(
      presentManaged(platform, row, {
        steps: steps.get(row.id) ?? [],
        counts: figuresOf(counts.get(row.id)),
        problems: row.state === 'draft' ? await problemsOf(platform, db, row) : [],
      }),
    );
  return { data, next_cursor };
}

function figuresOf(counts: StateCounts = {}) {
  const started = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { started, completed: (counts.completed ?? 0) + (counts.claimed ?? 0) };
}

export async function readShelfCounts(platform: Platform, actor: Actor, clubId: string) {
  const { db, clock } = platform;
  const { club } = await loadClubFor(platform, db, actor, clubId, 'manage-content');
  const counts = await countShelves(db, club.id, clock.now());
  const of = (shelf: MissionShelf) => counts.get(shelf) ?? 0;
  return { live: of('live'), draft: of('draft'), ended: of('ended'), archived: of('archived') };
}

export async function getEditor(platform: Platform, actor: Actor, id: string): Promise<MissionEditor> {
  return presentEditor(platform, platform.db, await loadMissionToManage(platform, platform.db, actor, id));
}

export async function getFunnel(platform: Platform, actor: Actor, id: string): Promise<MissionFunnel> {
  const { db } = platform;
  const { mission } = await loadMissionToManage(platform, db, actor, id);
  const counts = (await countStates(db, [mission.id])).get(mission.id) ?? {};
  return {
    ...figuresOf(counts),
    expired: counts.expired ?? 0,
    in_review: counts.submitted ?? 0,
    steps: await countSteps(db, { kind: 'mission', id: mission.id }),
  };
}
