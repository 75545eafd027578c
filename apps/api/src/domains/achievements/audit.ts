// Owns the audit of achievements: counters worked out anew from rows, stages that are reached and not earned, copies set aside.
import { type CounterKind, counterKinds } from '@stagepass/contract/achievements/kinds.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { AuditFinding } from '#platform/domain.ts';
import {
  checkRows,
  isToldOf,
  listCountedClubs,
  listCountedPeople,
  listNotEarned,
  listStored,
} from './audit.store.ts';
import { FIRST } from './backfill.ts';
import { deedSources } from './public/deed-sources.ts';

const IN_ONE_PAGE = 500;
const MOST_FINDINGS = 100;

export async function auditAchievements(db: Executor): Promise<readonly AuditFinding[]> {
  const found: AuditFinding[] = [];
  for (let club: string | undefined = FIRST; club !== undefined && found.length < MOST_FINDINGS; ) {
    const clubs: string[] = await listCountedClubs(db, club, IN_ONE_PAGE);
    for (const id of clubs) found.push(...(await auditCounters(db, id)));
    club = clubs.at(-1);
  }
  found.push(...(await auditStages(db)), ...(await checkRows(db)));
  return found.slice(0, MOST_FINDINGS);
}

async function auditCounters(db: Executor, club_id: string): Promise<AuditFinding[]> {
  const found: AuditFinding[] = [];
  for (let after = FIRST; ; ) {
    const user_ids = await listCountedPeople(db, { club_id, after, limit: IN_ONE_PAGE });
    const last = user_ids.at(-1);
    if (last === undefined) return found;
    for (const { user_id } of await differences(db, club_id, user_ids)) {
      // Somebody was just counted, or is about to be: what differs then is no mistake.
      if (await isToldOf(db, user_id)) continue;
      for (const { kind, stored, counted } of await differences(db, club_id, [user_id]))
        found.push({
          place: `club ${club_id} person ${user_id}`,
          problem: `has ${stored} ${kind}, worked out ${counted}`,
        });
    }
    after = last;
  }
}

interface Difference {
  user_id: string;
  kind: CounterKind;
  stored: number;
  counted: number;
}

async function differences(
  db: Executor,
  club_id: string,
  user_ids: readonly string[],
): Promise<Difference[]> {
  const rows = await listStored(db, club_id, user_ids);
  const stored = new Map(rows.map(({ user_id, kind, count }) => [`${user_id} ${kind}`, count]));
  const found: Difference[] = [];
  for (const kind of counterKinds) {
    const counts = await deedSources.read()[kind](db, { club_id, user_ids });
    for (const user_id of user_ids) {
      const [has, counted] = [stored.get(`${user_id} ${kind}`) ?? 0, counts.get(user_id) ?? 0];
      if (has !== counted) found.push({ user_id, kind, stored: has, counted });
    }
  }
  return found;
}

async function auditStages(db: Executor): Promise<AuditFinding[]> {
  const found: AuditFinding[] = [];
  for (const { id, user_id, stage } of await listNotEarned(db))
    if (!(await isToldOf(db, user_id)))
      found.push({
        place: `achievement ${id}`,
        problem: `stage ${stage} is reached by ${user_id}, not earned`,
      });
  return found;
}
