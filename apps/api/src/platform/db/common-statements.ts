// Owns the statements that every store would write the same; a store gives these functions names of its own.
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import { type Executor, prepared, run } from './executor.ts';

type TableWithId<Tables> = {
  [Name in keyof Tables]: Tables[Name] extends { id: unknown } ? Name : never;
}[keyof Tables] &
  string;

interface RowsById<Table> {
  insert(tx: Executor, row: Insertable<Table>): Promise<void>;
  find(tx: Executor, id: string): Promise<Selectable<Table> | undefined>;
  /** The row as it stands once whoever else changes it is done; nobody changes it before the transaction ends. */
  lock(tx: Executor, id: string): Promise<Selectable<Table> | undefined>;
  update(tx: Executor, id: string, changes: Updateable<Table>): Promise<void>;
  remove(tx: Executor, id: string): Promise<void>;
}

export function rowsById<Tables, Name extends TableWithId<Tables>>(
  db: Kysely<Tables>,
  name: Name,
): RowsById<Tables[Name]> {
  // The builder cannot know the columns of a table that is named by a type parameter.
  const rows = db as unknown as Kysely<{ table: { id: string } }>;
  const table = name as string as 'table';
  // The same text in every store of a table, and so often asked that planning it anew each time would be felt.
  const found = prepared<{ id: string }>(`${name}-by-id`, `select * from ${name} where id = $1`);
  const locked = prepared<{ id: string }>(`${name}-lock`, `select * from ${name} where id = $1 for update`);
  const functions: RowsById<{ id: string }> = {
    insert: async (tx, row) => void (await run(tx, rows.insertInto(table).values(row))),
    find: async (tx, id) => (await found(tx, [id]))[0],
    lock: async (tx, id) => (await locked(tx, [id]))[0],
    update: async (tx, id, changes) =>
      void (await run(tx, rows.updateTable(table).set(changes).where('id', '=', id))),
    remove: async (tx, id) => void (await run(tx, rows.deleteFrom(table).where('id', '=', id))),
  };
  return functions as unknown as RowsById<Tables[Name]>;
}

/** Answers false, and changes nothing, where a row like it is there already. */
export function insertNew<Tables, Name extends keyof Tables & string>(
  db: Kysely<Tables>,
  name: Name,
): (tx: Executor, row: Insertable<Tables[Name]>) => Promise<boolean> {
  const rows = db as unknown as Kysely<{ table: object }>;
  const into = rows.insertInto(name as string as 'table');
  return async (tx, row) => {
    const statement = into.values(row).onConflict((conflict) => conflict.doNothing());
    return (await run(tx, statement)) === 1;
  };
}

/** All rows with this value in a column; answers how many there were. */
export function removeBy<
  Tables,
  Name extends keyof Tables & string,
  Column extends keyof Selectable<Tables[Name]> & string,
>(
  db: Kysely<Tables>,
  name: Name,
  column: Column,
): (tx: Executor, value: NonNullable<Selectable<Tables[Name]>[Column]>) => Promise<number> {
  const rows = db as unknown as Kysely<{ table: { column: unknown } }>;
  const from = rows.deleteFrom(name as string as 'table');
  return (tx, value) => run(tx, from.where(column as string as 'column', '=', value));
}
