// Owns the SQL of requirements as they are set up: rows in, rows out, no decisions.
import type { RequirementOwnerKind } from '@stagepass/contract/requirements/kinds.ts';
import { tablesOf } from '#platform/db/builder.ts';
import { rowsById } from '#platform/db/common-statements.ts';
import { type Executor, many, prepared } from '#platform/db/executor.ts';
import type { RequirementRow, RequirementsTables } from './tables.ts';

const db = tablesOf<RequirementsTables>();
export const {
  insert: insertRequirement,
  update: updateRequirement,
  remove: removeRequirementRow,
} = rowsById(db, 'requirements');

export interface ListOwner {
  kind: RequirementOwnerKind;
  id: string;
}

const byId = prepared<RequirementRow>('requirements-by-id', 'select * from requirements where id = $1');

export async function findRequirement(tx: Executor, id: string): Promise<RequirementRow | undefined> {
  return (await byId(tx, [id]))[0];
}

const ofOwner = prepared<RequirementRow>(
  'requirements-of-owner',
  'select * from requirements where owner_kind = $1 and owner_id = $2 order by position',
);

export async function listRequirements(tx: Executor, owner: ListOwner): Promise<RequirementRow[]> {
  return ofOwner(tx, [owner.kind, owner.id]);
}

/** By id; what does not exist is left out. */
export async function listRequirementRows(
  tx: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RequirementRow>> {
  if (ids.length === 0) return new Map();
  const query = db
    .selectFrom('requirements')
    .selectAll()
    .where('id', 'in', [...ids]);
  return new Map((await many(tx, query)).map((row) => [row.id, row]));
}

export async function listOfClub(tx: Executor, clubId: string): Promise<{ id: string }[]> {
  return many(tx, db.selectFrom('requirements').select('id').where('club_id', '=', clubId));
}

const takeListLock = prepared<never>(
  'requirements-lock-list',
  "select pg_advisory_xact_lock(hashtextextended('requirements:' || $1 || ':' || $2, 0))",
);

/** Held until the transaction ends: two editors change one list one after the other, an empty one too. */
export async function lockList(tx: Executor, owner: ListOwner): Promise<RequirementRow[]> {
  await takeListLock(tx, [owner.kind, owner.id]);
  return listRequirements(tx, owner);
}

const takeFanLock = prepared<never>(
  'requirements-lock-fan',
  `select pg_advisory_xact_lock_shared(hashtextextended('requirements:' || $1 || ':' || $2, 0)),
          pg_advisory_xact_lock(hashtextextended('requirements:' || $1 || ':' || $2 || ':' || $3, 0))`,
);

/**
 * Held until the transaction ends, and taken before any progress row: the list stays as it is, and of one person's requirements in
 * it only one is finished at a time. Otherwise the last two, finished at once, would each miss the other.
 */
export async function lockFan(tx: Executor, owner: ListOwner, userId: string): Promise<void> {
  await takeFanLock(tx, [owner.kind, owner.id, userId]);
}

const putOrder = prepared<never>(
  'requirements-order',
  `update requirements set position = place.number - 1
   from unnest($1::uuid[]) with ordinality as place (id, number)
   where requirements.id = place.id`,
);

/** Positions from 0 in the order of the ids. */
export async function updateOrder(tx: Executor, ids: readonly string[]): Promise<void> {
  await putOrder(tx, [ids]);
}

export interface CountsRow {
  requirement_id: string;
  passed: number;
  answered: number;
}

const counts = prepared<CountsRow>(
  'requirements-counts',
  `select requirement_id, count(*) as passed, count(answers -> 'fields') as answered
   from requirement_attempts where requirement_id = any ($1::uuid[]) and state = 'passed' group by requirement_id`,
);

export async function countPasses(tx: Executor, ids: readonly string[]): Promise<Map<string, CountsRow>> {
  return new Map((await counts(tx, [ids])).map((row) => [row.requirement_id, row]));
}
