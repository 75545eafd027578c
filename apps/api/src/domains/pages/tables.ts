// Owns the row types of the pages domain's table; nobody else reads or writes it.
import type { PageContent } from '@stagepass/contract/pages/shapes.ts';
import type { ColumnType } from 'kysely';

interface PageTable {
  slug_key: string;
  slug: string;
  content: ColumnType<PageContent, string, string>;
  updated_at: Date;
  updated_by: string | null;
}

export interface PagesTables {
  pages: PageTable;
}
