// Owns the list of a fan's own draws from a pool, latest first.
import type { OwnDraw } from '@stagepass/contract/gacha/shapes.ts';
import { presentDesigns } from '#domains/items/public/present-items.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { loadPoolFor } from '../access.ts';
import { bySeq, listOwnDrawRows } from '../draws.store.ts';

export async function listOwnDraws(
  platform: Platform,
  actor: SignedIn,
  id: string,
  asked: PageAsked,
): Promise<Page<OwnDraw>> {
  const { db } = platform;
  const { pool } = await loadPoolFor(platform, db, actor, id);
  const { rows, next_cursor } = await bySeq.page(asked, (page) =>
    listOwnDrawRows(db, { user_id: actor.user_id, pool_id: pool.id }, page),
  );
  const designs = await presentDesigns(
    platform,
    db,
    rows.map(({ design_id }) => design_id),
  );
  return {
    data: rows.flatMap((row) => {
      const design = designs.get(row.design_id);
      if (design === undefined) return [];
      const { nonce, position, quality, design_id, item_id, number, pity_before, guaranteed } = row;
      return [
        {
          ...{ id: row.id, nonce, position, quality, design_id, item_id, number, pity_before, guaranteed },
          ...{ version: row.n, count: row.count, at: row.at.toISOString(), design, revealed: row.revealed },
        },
      ];
    }),
    next_cursor,
  };
}
