// Owns how a page's row becomes the shape of the contract.
import type { PartnerPage } from '@stagepass/contract/pages/shapes.ts';
import type { PageRow } from './pages.store.ts';

export function presentPage(row: PageRow): PartnerPage {
  return { slug: row.slug, ...row.content, updated_at: row.updated_at.toISOString() };
}
