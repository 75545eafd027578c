// Owns the list of single open steps over all of a person's clubs.
import type { Task } from '@stagepass/contract/missions/tasks.ts';
import { loadItemClubs } from '#domains/items/public/present-items.ts';
import { listSteps, type Step } from '#domains/requirements/public/list-steps.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { lockedMissions } from '../locked-missions.ts';
import { byDeadline, deadlineOf, listTaskRows } from '../tasks.store.ts';

export async function listTasks(platform: Platform, actor: Actor, asked: PageAsked): Promise<Page<Task>> {
  const { db, clock } = platform;
  const { user_id } = signedIn(actor);
  const of = { user_id, now: clock.now() };
  const { rows, next_cursor } = await byDeadline.page(asked, (page) => listTaskRows(db, of, page));
  const missions = [...new Map(rows.map((row) => [row.mission_id, row])).values()];
  const rounds = missions.map(({ mission_id, period }) => ({ owner_id: mission_id, period }));
  const [clubs, steps, locked] = await Promise.all([
    loadItemClubs(
      platform,
      db,
      missions.map(({ club_id }) => club_id),
    ),
    listSteps(db, 'mission', rounds, user_id),
    lockedMissions(db, missions, user_id),
  ]);
  const data = rows.flatMap((row): Task[] => {
    const club = clubs.get(row.club_id);
    const all = steps.get(row.mission_id) ?? [];
    const at = all.findIndex(({ id }) => id === row.step_id);
    const step = all[at];
    if (club === undefined || step === undefined) return [];
    return [
      {
        id: step.id,
        mission_id: row.mission_id,
        mission_title: row.title,
        club,
        title: step.title,
        type: step.type,
        xp: step.xp,
        state: locked.has(row.mission_id) ? 'locked' : stateOf(all, at),
        number: at + 1,
        steps: all.length,
        due_at: deadlineOf(row)?.toISOString() ?? null,
      },
    ];
  });
  return { data, next_cursor };
}

/** As `nextStep` decides it for one step alone. */
function stateOf(all: readonly Step[], at: number): Task['state'] {
  const step = all[at];
  if (step?.in_review === true) return 'review';
  const waits = step?.waits === true && at > 0 && all[at - 1]?.passed !== true;
  return waits ? 'waits' : 'open';
}
