// Owns the SQL of sets, their designs and who completed them.
import type { SetState } from '@stagepass/contract/sets/shapes.ts';
import { tablesOf } from '#platform/db/builder.ts';
import { type Executor, many, maybeOne, one, prepared, run } from '#platform/db/executor.ts';
import { byCreation, type CreationPage } from '#platform/paging/keyset.ts';
import type { SetRow, SetsTables } from './tables.ts';

const db = tablesOf<SetsTables>();

export async function findSet(tx: Executor, id: string): Promise<SetRow | undefined> {
  return maybeOne(tx, db.selectFrom('item_sets').selectAll().where('id', '=', id));
}

export async function lockSet(tx: Executor, id: string): Promise<SetRow | undefined> {
  return maybeOne(tx, db.selectFrom('item_sets').selectAll().where('id', '=', id).forUpdate());
}

export async function listSetsOfClub(
  tx: Executor,
  { club_id, state, ...page }: CreationPage & { club_id: string; state: SetState },
): Promise<SetRow[]> {
  const ofClub = db
    .selectFrom('item_sets')
    .selectAll()
    .where('club_id', '=', club_id)
    .where('state', '=', state);
  return many(tx, byCreation.apply(ofClub, page, 'desc'));
}

/** Live sets that hold at least one of these designs. */
export async function listSetsWith(
  tx: Executor,
  { design_ids, ...page }: CreationPage & { design_ids: readonly string[] },
): Promise<SetRow[]> {
  if (design_ids.length === 0) return [];
  const having = db
    .selectFrom('item_sets')
    .selectAll()
    .where('state', '=', 'live')
    .where('id', 'in', (eb) =>
      eb.selectFrom('item_set_designs').select('set_id').where('design_id', 'in', design_ids),
    );
  return many(tx, byCreation.apply(having, page, 'desc'));
}

export async function countSets(tx: Executor, clubId: string): Promise<number> {
  const counted = db
    .selectFrom('item_sets')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('club_id', '=', clubId)
    .where('state', '<>', 'retired');
  return Number((await one(tx, counted)).count);
}

export async function insertSet(tx: Executor, row: Omit<SetRow, 'version'>): Promise<void> {
  await run(tx, db.insertInto('item_sets').values(row));
}

export async function updateSet(tx: Executor, id: string, fields: Partial<SetRow>): Promise<void> {
  await run(tx, db.updateTable('item_sets').set(fields).where('id', '=', id));
}

export async function deleteSet(tx: Executor, id: string): Promise<void> {
  await run(tx, db.deleteFrom('item_sets').where('id', '=', id));
}

const putAll = prepared<never>(
  'sets-put-designs',
  `insert into item_set_designs (set_id, design_id, position)
   select $1, design_id, (place - 1)::smallint from unnest($2::uuid[]) with ordinality d (design_id, place)`,
);

export async function putDesigns(tx: Executor, setId: string, designIds: readonly string[]): Promise<void> {
  await run(tx, db.deleteFrom('item_set_designs').where('set_id', '=', setId));
  await putAll(tx, [setId, designIds]);
}

/** By set, in the order of the album. */
export async function listDesignIds(tx: Executor, setIds: readonly string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>(setIds.map((id) => [id, []]));
  if (setIds.length === 0) return found;
  const rows = await many(
    tx,
    db
      .selectFrom('item_set_designs')
      .select(['set_id', 'design_id'])
      .where('set_id', 'in', setIds)
      .orderBy('set_id')
      .orderBy('position'),
  );
  for (const { set_id, design_id } of rows) found.get(set_id)?.push(design_id);
  return found;
}

const earning = prepared<SetRow>(
  'sets-earning-a-badge',
  `select s.* from item_sets s where s.state = 'live' and s.badge_id is not null
     and exists (select from item_set_designs d where d.set_id = s.id and d.design_id = any($1::uuid[])) order by s.id`,
);

/** Live sets with a badge that hold one of these designs. */
export async function listEarningSets(tx: Executor, designIds: readonly string[]): Promise<SetRow[]> {
  return designIds.length === 0 ? [] : earning(tx, [designIds]);
}

/** False where the person had completed it before. */
export async function insertCompletion(
  tx: Executor,
  of: { set_id: string; user_id: string; completed_at: Date },
): Promise<boolean> {
  const add = db
    .insertInto('item_set_completions')
    .values(of)
    .onConflict((conflict) => conflict.doNothing());
  return (await run(tx, add)) > 0;
}

export async function findCompletion(
  tx: Executor,
  of: { set_id: string; user_id: string },
): Promise<Date | undefined> {
  const found = db.selectFrom('item_set_completions').select('completed_at').where('set_id', '=', of.set_id);
  return (await maybeOne(tx, found.where('user_id', '=', of.user_id)))?.completed_at;
}

export async function listCompletionsOf(
  tx: Executor,
  userId: string,
): Promise<{ set_id: string; completed_at: Date }[]> {
  const own = db.selectFrom('item_set_completions').select(['set_id', 'completed_at']);
  return many(tx, own.where('user_id', '=', userId));
}

export async function deleteCompletionsOf(tx: Executor, userId: string): Promise<void> {
  await run(tx, db.deleteFrom('item_set_completions').where('user_id', '=', userId));
}

/** Of a club that closes: nobody earns anything in it any more. */
export async function retireSetsOf(tx: Executor, clubId: string): Promise<void> {
  await run(tx, db.updateTable('item_sets').set({ state: 'retired' }).where('club_id', '=', clubId));
}

/** For an example of its page. */
export async function findOldestLive(tx: Executor): Promise<string | undefined> {
  const live = db.selectFrom('item_sets').select('id').where('state', '=', 'live');
  return (await maybeOne(tx, live.orderBy('created_at').orderBy('id').limit(1)))?.id;
}
