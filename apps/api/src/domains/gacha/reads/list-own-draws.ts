// Owns the list of a fan's own draws from a pool, latest first.
import type { OwnDraw } from '@stagepass/contract/gacha/shapes.ts';
import { presentDesigns } from '#domains/items/public/present-items.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { refuseCursor } from '#platform/paging/time-key.ts';
import type { Platform } from '#platform/platform.ts';
import { loadPoolFor } from '../access.ts';
import { listOwnDrawRows } from '../draws.store.ts';

export async function listOwnDraws(
  platform: Platform,
  actor: SignedIn,
  id: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ data: OwnDraw[]; next_cursor: string | null }> {
  const { db } = platform;
  const { pool } = await loadPoolFor(platform, db, actor, id);
  const rows = await listOwnDrawRows(db, {
    user_id: actor.user_id,
    pool_id: pool.id,
    before: readSeq(cursor),
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const designs = await presentDesigns(
    platform,
    db,
    shown.map(({ design_id }) => design_id),
  );
  return {
    data: shown.flatMap((row) => {
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
    next_cursor: rows.length > limit ? (shown.at(-1)?.seq.toString(36) ?? null) : null,
  };
}

function readSeq(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  const seq = /^[0-9a-z]{1,11}$/.test(cursor) ? Number.parseInt(cursor, 36) : Number.NaN;
  return Number.isSafeInteger(seq) ? seq : refuseCursor();
}
