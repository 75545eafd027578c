// Owns the proof of a draw: all that anybody needs to redo it, and nothing of who made it.
import type { TableEntry } from '@stagepass/base/gacha/table.ts';
import { drawNotFound } from '@stagepass/contract/gacha/errors.ts';
import type { DrawProof } from '@stagepass/contract/gacha/shapes.ts';
import { loadItemClubs } from '#domains/items/public/present-items.ts';
import { loadClubAndStanding } from '#domains/memberships/public/load-club-and-standing.ts';
import { may } from '#domains/memberships/public/may.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { designsInSight } from '../designs-in-sight.ts';
import { listDrawnTogether, type ProofRow } from '../draws.store.ts';

/** Open to all who may see the club, and always to whoever made the draw. */
export async function getDrawProof(platform: Platform, actor: Actor, id: string): Promise<DrawProof> {
  const { db } = platform;
  const rows = await listDrawnTogether(db, id);
  const [first] = rows;
  if (first === undefined) return fail(drawNotFound);
  const mine = actor.kind === 'user' && actor.user_id === first.user_id;
  const found = await loadClubAndStanding(platform, db, actor, first.club_id);
  if (!mine && (found === undefined || !may(found.club, found.standing, 'see-inside')))
    return fail(drawNotFound);
  // Null of a club that is no more: what was drawn there can be redone all the same.
  const club = (await loadItemClubs(platform, db, [first.club_id])).get(first.club_id) ?? null;
  const makes = found !== undefined && may(found.club, found.standing, 'manage-sales');
  const ids = rows.map((row) => row.design_id);
  const { cards: designs } = await designsInSight(platform, db, ids, { all: mine || makes });
  return {
    ...proofOf(first, rows),
    pool: { id: first.pool_id, name: first.pool_name, club },
    designs: [...designs.values()],
    mine,
  };
}

function proofOf(first: ProofRow, rows: readonly ProofRow[]): Omit<DrawProof, 'pool' | 'designs' | 'mine'> {
  return {
    version: first.n,
    version_id: first.version_id,
    table: first.entries as TableEntry[],
    server_seed_hash: first.hash,
    server_seed: first.server_seed,
    client_seed: first.client_seed,
    at: first.at.toISOString(),
    position: first.asked_position,
    pity_before: first.pity_before,
    first_nonce: first.nonce,
    count: first.count,
    ended: rows.length < first.count ? 'sold-out' : null,
    draws: rows.map((row) => {
      const { id, nonce, quality, design_id, number, guaranteed, pity_before, tier_roll, item_roll, mark } =
        row;
      return {
        ...{ id, nonce, quality, design_id, number, guaranteed, pity_before },
        ...{ tier_roll, item_roll, mark },
      };
    }),
  };
}
