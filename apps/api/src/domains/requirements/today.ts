// Owns what requirements put into the running order on Home: work that a club looked at, refused until it is done again, or accepted.
import { experiencePoints } from '@stagepass/base/experience.ts';
import type { RequirementType } from '@stagepass/contract/requirements/kinds.ts';
import type { ReviewLine } from '@stagepass/contract/requirements/today.ts';
import type { TodayViewer } from '#domains/subjects/public/today.ts';
import { prepared } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';

const DAY_MS = 86_400_000;
const MOST = 4;
/** Later it is found in the mission or the station itself. */
const REFUSED_FOR_MS = 3 * DAY_MS;
const ACCEPTED_FOR_MS = DAY_MS;

interface ReviewedRow {
  requirement_id: string;
  owner_kind: ReviewLine['owner']['kind'];
  owner_id: string;
  title: string;
  type: RequirementType;
  decided_at: Date;
  reason: string | null;
}

/** Joining has its own page, where the answer waits. */
const ownerKinds = `('mission', 'station')`;
const columns = 'r.id as requirement_id, r.owner_kind, r.owner_id, r.title, r.type';

/** By `requirement_attempts_refused`. What was handed in again, or passed since, is in other hands. */
const refused = prepared<ReviewedRow>(
  'requirements-today',
  `select ${columns}, a.finished_at as decided_at, a.refusal as reason
   from requirement_attempts a
   join requirements r on r.id = a.requirement_id and r.owner_kind in ${ownerKinds}
   join member_standing s on s.club_id = r.club_id and s.user_id = a.user_id
   where a.user_id = $1 and a.refusal is not null and a.finished_at > $2 and a.state = 'failed'
     and not exists (select from requirement_attempts n where n.requirement_id = a.requirement_id and n.user_id = a.user_id
       and n.period = a.period and n.id <> a.id and n.opened_at >= a.finished_at and n.state in ('review', 'passed', 'failed'))
   order by a.finished_at desc, a.id limit ${MOST}`,
);

/** By `requirement_reviews_user`. */
const accepted = prepared<ReviewedRow>(
  'requirements-today-accepted',
  `select ${columns}, v.decided_at, null as reason
   from requirement_reviews v
   join requirements r on r.id = v.requirement_id and r.owner_kind in ${ownerKinds}
   join member_standing s on s.club_id = r.club_id and s.user_id = v.user_id
   where v.user_id = $1 and v.decision = 'accepted' and v.decided_at > $2
   order by v.decided_at desc, v.id limit ${MOST}`,
);

export async function reviewsToday({ db }: Platform, { user_id, now }: TodayViewer): Promise<ReviewLine[]> {
  const since = (ms: number) => new Date(now.getTime() - ms);
  const [open, done] = await Promise.all([
    refused(db, [user_id, since(REFUSED_FOR_MS)]),
    accepted(db, [user_id, since(ACCEPTED_FOR_MS)]),
  ]);
  return [...open, ...done].map(lineOf);
}

function lineOf(row: ReviewedRow): ReviewLine {
  const { requirement_id, owner_kind, owner_id, title, type, decided_at, reason } = row;
  const isDone = reason === null;
  return {
    kind: 'review',
    key: `review:${requirement_id}:${decided_at.getTime()}`,
    subject: { kind: 'requirement', id: requirement_id },
    at: decided_at.toISOString(),
    urgency: isDone ? 'later' : 'soon',
    done: isDone,
    outcome: isDone ? 'accepted' : 'refused',
    requirement_id,
    title,
    owner: { kind: owner_kind, id: owner_id },
    xp: experiencePoints(type),
    reason,
  };
}
