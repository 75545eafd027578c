// Owns the whole table: the rows of every domain.
import type { Contract } from '@stagepass/contract/registry.ts';
import { authRows } from './auth.ts';
import { pageRows } from './pages.ts';
import type { RowsOf } from './role-row.ts';
import { safetyRows } from './safety.ts';
import { searchRows } from './search.ts';
import { userRows } from './users.ts';

export const allRows = {
  auth: authRows,
  pages: pageRows,
  users: userRows,
  safety: safetyRows,
  search: searchRows,
} satisfies { [Noun in keyof Contract]?: Partial<RowsOf<Noun>> };
