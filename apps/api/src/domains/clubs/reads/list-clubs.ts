// Owns the list of clubs that everybody may find, by key.

import type { ClubCard } from '@stagepass/contract/clubs/shapes.ts';
import type { Interest } from '@stagepass/contract/users/shapes.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { clubOrders, listPublicClubs } from '../clubs.store.ts';
import { presentClub } from '../public/present-club.ts';

export async function listClubs(
  platform: Platform,
  { sort, category, ...asked }: PageAsked & { sort: 'new' | 'trending'; category?: Interest | undefined },
): Promise<Page<ClubCard>> {
  const { rows, next_cursor } = await clubOrders[sort].page(asked, (page) =>
    listPublicClubs(platform.db, { sort, category }, page),
  );
  return { data: rows.map((club) => presentClub(platform, club)), next_cursor };
}
