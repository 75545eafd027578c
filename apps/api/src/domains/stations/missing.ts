// Owns what is missing before somebody can claim at each of many stations: a few queries, and some more for each club that asks for something.
import { CLAIM_ACCOUNT_AGE_H } from '@stagepass/contract/stations/kinds.ts';
import { evaluateTrees } from '#domains/conditions/public/evaluate.ts';
import { listSteps, type Step } from '#domains/requirements/public/list-steps.ts';
import { accountSince } from '#domains/users/public/account-since.ts';
import type { Executor } from '#platform/db/executor.ts';
import { isAhead, isFreeValue, partsOf } from './station.rules.ts';
import type { StationRow } from './tables.ts';

const HOUR_MS = 3_600_000;

type Asking = Pick<
  StationRow,
  'id' | 'club_id' | 'condition' | 'opens_at' | 'kind' | 'token_amount' | 'price'
>;

export interface Missing {
  steps: readonly Step[];
  /** Steps to pass, parts of the condition to meet, joining, waiting: all of them together. */
  count: number;
  /** When the account is old enough; null where it is, and where that is not asked. */
  account_from: Date | null;
}

export interface Viewer {
  user_id: string | null;
  /** Ids of the clubs, among those of the stations, that they are a member of. */
  member_of: ReadonlySet<string>;
  now: Date;
}

/** By the station's id. */
export async function listMissing(
  tx: Executor,
  rows: readonly Asking[],
  viewer: Viewer,
): Promise<ReadonlyMap<string, Missing>> {
  const { user_id, member_of, now } = viewer;
  const rounds = rows.map(({ id }) => ({ owner_id: id, period: '' }));
  const steps = await listSteps(tx, 'station', rounds, user_id);
  const unmet = await countUnmet(tx, rows, user_id);
  const oldEnough = await accountFrom(tx, rows, user_id);
  return new Map(
    rows.map((row) => {
      const own = steps.get(row.id) ?? [];
      const account_from =
        isFreeValue(row) && oldEnough !== null && oldEnough > now && member_of.has(row.club_id)
          ? oldEnough
          : null;
      const count =
        own.filter((step) => !step.passed).length +
        (unmet.get(row.id) ?? 0) +
        Number(!member_of.has(row.club_id)) +
        Number(isAhead(row, now)) +
        Number(account_from !== null);
      return [row.id, { steps: own, count, account_from }];
    }),
  );
}

/** How many parts of each condition the person does not meet. */
async function countUnmet(
  tx: Executor,
  rows: readonly Asking[],
  userId: string | null,
): Promise<ReadonlyMap<string, number>> {
  const asking = rows.filter(({ condition }) => condition !== null);
  const unmet = new Map<string, number>();
  for (const [club_id, stations] of Map.groupBy(asking, (row) => row.club_id)) {
    const parts = stations.flatMap(({ id, condition }) => partsOf(condition).map((tree) => ({ id, tree })));
    const trees = parts.map(({ tree }) => tree);
    const met = await evaluateTrees(tx, trees, { user_id: userId, club_id });
    for (const [at, { id }] of parts.entries()) if (!met[at]) unmet.set(id, (unmet.get(id) ?? 0) + 1);
  }
  return unmet;
}

async function accountFrom(
  tx: Executor,
  rows: readonly Asking[],
  userId: string | null,
): Promise<Date | null> {
  if (userId === null || !rows.some(isFreeValue)) return null;
  const since = await accountSince(tx, userId);
  return since === undefined ? null : new Date(since.getTime() + CLAIM_ACCOUNT_AGE_H * HOUR_MS);
}
