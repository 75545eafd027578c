// Owns the list of a fan's top-ups.
import type { TopUp } from '@stagepass/contract/ledger/top-up-shapes.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { byCreation, type Page, type PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { presentTopUps } from '../top-up-views.ts';
import { listTopUpRows } from '../top-ups.store.ts';

export async function listTopUps(
  platform: Platform,
  { user_id }: SignedIn,
  asked: PageAsked,
): Promise<Page<TopUp>> {
  const { rows, next_cursor } = await byCreation.page(asked, (page) =>
    listTopUpRows(platform.db, user_id, page),
  );
  return { data: await presentTopUps(platform, platform.db, rows), next_cursor };
}
