// Owns how SQL reaches PostgreSQL: one small interface, met by the pool and by an open transaction alike.
import type { CompiledQuery } from 'kysely';
import type pg from 'pg';

export interface Statement {
  text: string;
  values?: readonly unknown[];
  /** Named statements are planned once per connection; the name must stand for one text only. */
  name?: string;
}

export interface Executor {
  query<Row>(statement: Statement): Promise<{ rows: Row[]; count: number }>;
}

/** Anything Kysely can compile; the row type comes along. */
export interface Compilable<Row> {
  compile(): CompiledQuery<Row>;
}

export function executorOf(target: pg.Pool | pg.PoolClient): Executor {
  return {
    async query<Row>(statement: Statement) {
      const { text, values, name } = statement;
      const result = await target.query({
        text,
        values: values as unknown[],
        ...(name === undefined ? {} : { name }),
      });
      return { rows: result.rows as Row[], count: result.rowCount ?? 0 };
    },
  };
}

export async function many<Row>(db: Executor, query: Compilable<Row>): Promise<Row[]> {
  const { sql, parameters } = query.compile();
  return (await db.query<Row>({ text: sql, values: parameters })).rows;
}

export async function maybeOne<Row>(db: Executor, query: Compilable<Row>): Promise<Row | undefined> {
  return (await many(db, query))[0];
}

export async function one<Row>(db: Executor, query: Compilable<Row>): Promise<Row> {
  const row = await maybeOne(db, query);
  if (row === undefined) throw new Error(`expected one row: ${query.compile().sql}`);
  return row;
}

/** Runs a statement for its effect; answers how many rows it touched. */
export async function run(db: Executor, query: Compilable<unknown>): Promise<number> {
  const { sql, parameters } = query.compile();
  return (await db.query({ text: sql, values: parameters })).count;
}

/** A hot query, written once and planned once per connection. */
export function prepared<Row>(name: string, text: string) {
  return async (db: Executor, values: readonly unknown[]): Promise<Row[]> =>
    (await db.query<Row>({ name, text, values })).rows;
}
