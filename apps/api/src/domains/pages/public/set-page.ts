// Owns the writing of a partner page: by an operator over HTTP, or from the command line.
import {
  type PageContent,
  type PartnerPage,
  pageContent,
  pageSlug,
} from '@stagepass/contract/pages/shapes.ts';
import type { Platform } from '#platform/platform.ts';
import { upsertPage } from '../pages.store.ts';
import { presentPage } from '../views.ts';

export interface PageWrite {
  slug: string;
  content: PageContent;
  /** Who writes; left out by the command line. */
  user_id?: string;
}

/** Checks what it is given, since the command line has no schema of its own. */
export async function setPage(platform: Platform, write: PageWrite): Promise<PartnerPage> {
  const slug = pageSlug.parse(write.slug);
  const content = pageContent.parse(write.content);
  const updatedAt = platform.clock.now();
  await upsertPage(platform.db, { slug, content, updated_at: updatedAt, updated_by: write.user_id ?? null });
  return presentPage({ slug, content, updated_at: updatedAt });
}
