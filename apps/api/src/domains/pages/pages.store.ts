// Owns the SQL of partner pages.
import type { PageContent } from '@stagepass/contract/pages/shapes.ts';
import { tablesOf } from '#platform/db/builder.ts';
import { type Executor, prepared, run } from '#platform/db/executor.ts';
import type { PagesTables } from './tables.ts';

const db = tablesOf<PagesTables>();

export interface PageRow {
  slug: string;
  content: PageContent;
  updated_at: Date;
}

const pageBySlug = prepared<PageRow>(
  'pages-by-slug',
  'select slug, content, updated_at from pages where slug_key = lower($1)',
);

export async function findPage(tx: Executor, slug: string): Promise<PageRow | undefined> {
  return (await pageBySlug(tx, [slug]))[0];
}

export async function listPages(tx: Executor): Promise<PageRow[]> {
  const { rows } = await tx.query<PageRow>({
    text: 'select slug, content, updated_at from pages order by slug_key limit 200',
  });
  return rows;
}

export async function upsertPage(
  tx: Executor,
  page: { slug: string; content: PageContent; updated_at: Date; updated_by: string | null },
): Promise<void> {
  const row = { ...page, content: JSON.stringify(page.content) };
  const statement = db
    .insertInto('pages')
    .values({ ...row, slug_key: page.slug.toLowerCase() })
    .onConflict((conflict) => conflict.column('slug_key').doUpdateSet(row));
  await run(tx, statement);
}
