// Owns writing many rows by COPY: what an `insert … select` would insert goes to a file of the database and back in one piece.
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';

export type Write = (statement: string) => Promise<unknown>;

const INSERT = /^\s*insert into (\w+) (\([^)]*\))\s*(select[\s\S]*?)(?:\s+on conflict do nothing)?\s*$/;

/** The database must run on this machine, and let us write beside its own files. */
export async function byCopy(client: pg.Client): Promise<Write> {
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  const folder = rows[0]?.data_directory ?? '';
  return async (statement) => {
    const [, table, columns, select] = INSERT.exec(statement) ?? [];
    if (select === undefined) throw new Error(`no insert of what a select finds: ${statement}`);
    const file = path.join(folder, `bench-${randomUUID()}.copy`);
    try {
      await client.query(`copy (${select}) to '${file}'`);
      await client.query(`copy ${table} ${columns} from '${file}'`);
    } finally {
      await rm(file, { force: true });
    }
  };
}
