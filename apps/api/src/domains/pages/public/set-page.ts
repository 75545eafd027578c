// Owns the writing of a partner page: by an operator over HTTP, or from the command line.
import {
  type PageContent,
  type PartnerPage,
  pageContent,
  pageSlug,
} from '@stagepass/contract/pages/shapes.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
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
  const actor_id = write.user_id ?? null;
  await platform.db.transaction(async (tx) => {
    await upsertPage(tx, { slug, content, updated_at: updatedAt, updated_by: actor_id });
    await recordDeed(platform, tx, { club_id: null, actor_id, deed: 'pages.page-set', details: { slug } });
  });
  return presentPage({ slug, content, updated_at: updatedAt });
}
