// Owns what missions put into the running order on Home: rewards to claim, missions to go on with or about to end, and those done today.
import type { MissionLine } from '@stagepass/contract/missions/today.ts';
import { loadItemClubs } from '#domains/items/public/present-items.ts';
import { listSteps } from '#domains/requirements/public/list-steps.ts';
import type { TodayViewer } from '#domains/subjects/public/today.ts';
import type { Platform } from '#platform/platform.ts';
import { lockedMissions } from './locked-missions.ts';
import { listToClaim, listTodayMissions, type TodayMissionRow } from './today.store.ts';

const HOUR_MS = 3_600_000;
/** What ends within so long is said though it was not begun. */
const SOON_MS = 30 * HOUR_MS;
const MOST = 6;
/** Of those that were not begun, so many more are looked at: some may ask for a tier that the person does not have. */
const MOST_LOCKED = 6;
const MOST_CLAIMS = 3;

type Stand = MissionLine['stand'];

export async function missionsToday(
  platform: Platform,
  { user_id, now }: TodayViewer,
): Promise<MissionLine[]> {
  const { db } = platform;
  const until = new Date(now.getTime() + SOON_MS);
  const [claims, others] = await Promise.all([
    listToClaim(db, { user_id, now, limit: MOST_CLAIMS }),
    listTodayMissions(db, { user_id, now, until, limit: MOST + MOST_LOCKED }),
  ]);
  const begins = others.filter(({ part_state }) => part_state === null);
  const locked = await lockedMissions(db, begins, user_id);
  const open = others.filter(({ id }) => !locked.has(id)).slice(0, MOST);
  const claimed = new Set(claims.map(({ id }) => id));
  const rows = [
    ...claims.map((row) => ({ row, stand: 'claim' as Stand })),
    ...open.filter(({ id }) => !claimed.has(id)).map((row) => ({ row, stand: standOf(row) })),
  ];
  const [clubs, steps] = await Promise.all([
    loadItemClubs(
      platform,
      db,
      rows.map(({ row }) => row.club_id),
    ),
    listSteps(
      db,
      'mission',
      rows.map(({ row }) => ({ owner_id: row.id, period: row.period })),
      user_id,
    ),
  ]);
  return rows.flatMap(({ row, stand }): MissionLine[] => {
    const club = clubs.get(row.club_id);
    if (club === undefined) return [];
    const all = steps.get(row.id) ?? [];
    const at = stand === 'completed' ? row.completed_at : row.due_at;
    return [
      {
        kind: 'mission',
        key: `mission:${row.id}:${row.period}`,
        subject: { kind: 'mission', id: row.id },
        at: at?.toISOString() ?? null,
        urgency: urgencyOf(stand, row.due_at, now),
        done: stand === 'completed',
        stand,
        mission_id: row.id,
        title: row.title,
        club,
        xp: all.reduce((sum, { xp }) => sum + xp, 0),
        steps: all.length,
        passed: all.filter(({ passed }) => passed).length,
      },
    ];
  });
}

function standOf({ part_state }: TodayMissionRow): Stand {
  if (part_state === null) return 'ends';
  return part_state === 'completed' || part_state === 'claimed' ? 'completed' : 'continue';
}

function urgencyOf(stand: Stand, due: Date | null, now: Date): MissionLine['urgency'] {
  if (stand === 'claim') return 'soon';
  const left_ms = due === null ? Number.POSITIVE_INFINITY : due.getTime() - now.getTime();
  if (left_ms < 3 * HOUR_MS) return stand === 'continue' ? 'now' : 'soon';
  return left_ms < SOON_MS ? 'today' : 'later';
}
