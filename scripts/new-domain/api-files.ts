// A new domain on the server: its table, its reads, its endpoints and its part of the demo world.
import type { Names } from './names.ts';

export function migrationFile({ table }: Names, number: string): Record<string, string> {
  return {
    [`apps/api/migrations/${number}_${table}.sql`]: `-- The ${table} table, listed newest first.
create table ${table} (
  id uuid primary key,
  title text not null,
  created_at timestamptz not null
);
create index ${table}_newest on ${table} (created_at desc, id desc);
`,
  };
}

export function apiFiles(names: Names): Record<string, string> {
  return { ...storeFiles(names), ...readFiles(names), ...manifestFiles(names) };
}

function storeFiles({ noun, type, table }: Names): Record<string, string> {
  const folder = `apps/api/src/domains/${noun}`;
  return {
    [`${folder}/tables.ts`]: `// Owns the row types of the ${noun} domain's tables; nobody else reads or writes them.

export interface ${type}Row {
  id: string;
  title: string;
  created_at: Date;
}

export interface ${type}Tables {
  ${table}: ${type}Row;
}
`,
    [`${folder}/${noun}.store.ts`]: `// Owns the SQL of ${noun}.
import { tablesOf } from '#platform/db/builder.ts';
import { type Executor, many, maybeOne, run } from '#platform/db/executor.ts';
import { byCreation, type CreationPage } from '#platform/paging/keyset.ts';
import type { ${type}Row, ${type}Tables } from './tables.ts';

const db = tablesOf<${type}Tables>();

export async function list${type}Rows(tx: Executor, page: CreationPage): Promise<${type}Row[]> {
  return many(tx, byCreation.apply(db.selectFrom('${table}').selectAll(), page, 'desc'));
}

export async function find${type}Row(tx: Executor, id: string): Promise<${type}Row | undefined> {
  return maybeOne(tx, db.selectFrom('${table}').selectAll().where('id', '=', id));
}

export async function insert${type}Row(tx: Executor, row: ${type}Row): Promise<void> {
  await run(tx, db.insertInto('${table}').values(row));
}
`,
  };
}

function readFiles({ noun, identifier, type }: Names): Record<string, string> {
  const folder = `apps/api/src/domains/${noun}`;
  return {
    [`${folder}/views.ts`]: `// Owns how a row of ${noun} becomes the shape of the contract.
import type { ${type}Entry } from '@stagepass/contract/${noun}/shapes.ts';
import type { ${type}Row } from './tables.ts';

export function present${type}Entry({ id, title, created_at }: ${type}Row): ${type}Entry {
  return { id, title, created_at: created_at.toISOString() };
}
`,
    [`${folder}/reads/list-${noun}.ts`]: `// Owns the list of ${noun}: one query a page.
import type { ${type}Entry } from '@stagepass/contract/${noun}/shapes.ts';
import { byCreation, type Page, type PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { list${type}Rows } from '../${noun}.store.ts';
import { present${type}Entry } from '../views.ts';

export async function list${type}({ db }: Platform, asked: PageAsked): Promise<Page<${type}Entry>> {
  const { rows, next_cursor } = await byCreation.page(asked, (page) => list${type}Rows(db, page));
  return { data: rows.map(present${type}Entry), next_cursor };
}
`,
    [`${folder}/reads/get-${noun}-entry.ts`]: `// Owns the reading of one entry of ${noun}.
import { ${identifier}EntryNotFound } from '@stagepass/contract/${noun}/errors.ts';
import type { ${type}Entry } from '@stagepass/contract/${noun}/shapes.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { find${type}Row } from '../${noun}.store.ts';
import { present${type}Entry } from '../views.ts';

export async function get${type}Entry({ db }: Platform, id: string): Promise<${type}Entry> {
  return present${type}Entry((await find${type}Row(db, id)) ?? fail(${identifier}EntryNotFound));
}
`,
    [`${folder}/routes.ts`]: `// Owns which action answers which endpoint of ${noun}.
import * as endpoints from '@stagepass/contract/${noun}/endpoints.ts';
import { bind } from '#platform/http/bind.ts';
import { get${type}Entry } from './reads/get-${noun}-entry.ts';
import { list${type} } from './reads/list-${noun}.ts';

export const routes = [
  bind(endpoints.list${type}, (platform, { query }) => list${type}(platform, query)),
  bind(endpoints.get${type}Entry, async (platform, { params }) => ({
    data: await get${type}Entry(platform, params.id),
  })),
];
`,
  };
}

function manifestFiles({ noun, identifier, type, title }: Names): Record<string, string> {
  const folder = `apps/api/src/domains/${noun}`;
  return {
    [`${folder}/CONTEXT.md`]: `# ${noun}

**${title}** is a list of **entries**, newest first. An entry has a title and the moment it was made. _Item_ and _record_ are not used.

Invariants

- Everybody may read every entry.
`,
    [`${folder}/demo.ts`]: `// Owns this domain's part of the demo world.
import { newId } from '#platform/ids/new-id.ts';
import { byCreation } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { insert${type}Row, list${type}Rows } from './${noun}.store.ts';

const HOUR_MS = 3_600_000;
/** The newest last, an hour apart. */
const titles = ['The first entry', 'Another entry', 'The newest entry'];

/** Run again after it was cut off, it adds what is missing. */
export async function demo(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  const there = await list${type}Rows(db, byCreation.ask({ limit: titles.length }));
  for (const [at, title] of titles.entries()) {
    if (there.some((row) => row.title === title)) continue;
    const created_at = new Date(clock.now().getTime() - (titles.length - at) * HOUR_MS);
    await insert${type}Row(db, { id: newId(platform), title, created_at });
  }
}
`,
    [`${folder}/domain.ts`]: `// Owns the manifest of the ${noun} domain.
import type { Domain } from '#platform/domain.ts';
import { routes } from './routes.ts';

export const ${identifier}: Domain = {
  name: '${noun}',
  routes,
  demo: async (platform) => (await import('./demo.ts')).demo(platform),
};
`,
  };
}
