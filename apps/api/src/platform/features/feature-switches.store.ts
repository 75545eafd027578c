// Owns the SQL of feature switches: a row while a feature is off.
import type { Feature } from '@stagepass/contract/features.ts';
import type { Executor } from '../db/executor.ts';

export interface FeatureOffRow {
  feature: Feature;
  note: string;
  set_by: string;
  off_since: Date;
}

export async function listFeaturesOff(db: Executor): Promise<FeatureOffRow[]> {
  return (await db.query<FeatureOffRow>({ text: 'select * from feature_switches' })).rows;
}

/** Whether it was on before; the first moment and the latest note count. */
export async function putFeatureOff(tx: Executor, row: FeatureOffRow): Promise<boolean> {
  const { rows } = await tx.query<{ is_new: boolean }>({
    text: `insert into feature_switches (feature, note, set_by, off_since) values ($1, $2, $3, $4)
      on conflict (feature) do update set note = excluded.note, set_by = excluded.set_by
      returning xmax = 0 as is_new`,
    values: [row.feature, row.note, row.set_by, row.off_since],
  });
  return rows[0]?.is_new === true;
}

/** Whether it was off. */
export async function deleteFeatureOff(tx: Executor, feature: Feature): Promise<boolean> {
  const { count } = await tx.query({
    text: 'delete from feature_switches where feature = $1',
    values: [feature],
  });
  return count > 0;
}
