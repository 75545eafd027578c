// Owns what requirements put into the running order on Home: work that a club looked at and did not accept, until it is done again.
import type { ReviewLine } from '@stagepass/contract/requirements/today.ts';
import type { TodayViewer } from '#domains/subjects/public/today.ts';
import { prepared } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';

const DAY_MS = 86_400_000;
const MOST = 4;
/** Later it is found in the mission itself. */
const SAID_FOR_MS = 3 * DAY_MS;

interface RefusedRow {
  requirement_id: string;
  mission_id: string;
  title: string;
  finished_at: Date;
  reason: string;
}

/** By `requirement_attempts_refused`. What was handed in again, or passed since, is in other hands. */
const refused = prepared<RefusedRow>(
  'requirements-today',
  `select r.id as requirement_id, r.owner_id as mission_id, r.title, a.finished_at, a.refusal as reason
   from requirement_attempts a
   join requirements r on r.id = a.requirement_id and r.owner_kind = 'mission'
   join member_standing s on s.club_id = r.club_id and s.user_id = a.user_id
   where a.user_id = $1 and a.refusal is not null and a.finished_at > $2 and a.state = 'failed'
     and not exists (select from requirement_attempts n where n.requirement_id = a.requirement_id and n.user_id = a.user_id
       and n.period = a.period and n.id <> a.id and n.opened_at >= a.finished_at and n.state in ('review', 'passed', 'failed'))
   order by a.finished_at desc, a.id limit ${MOST}`,
);

export async function reviewsToday({ db }: Platform, { user_id, now }: TodayViewer): Promise<ReviewLine[]> {
  const rows = await refused(db, [user_id, new Date(now.getTime() - SAID_FOR_MS)]);
  return rows.map(({ requirement_id, mission_id, title, finished_at, reason }) => ({
    kind: 'review',
    key: `review:${requirement_id}:${finished_at.getTime()}`,
    subject: { kind: 'requirement', id: requirement_id },
    at: finished_at.toISOString(),
    urgency: 'soon',
    done: false,
    requirement_id,
    title,
    mission_id,
    reason,
  }));
}
