// Owns a pool, a draw and a proof as the server answers them, for tests of these screens. The proof is a real one.
import { drawTogether } from '@stagepass/base/gacha/draw.ts';
import { oddsOf } from '@stagepass/base/gacha/odds.ts';
import { drawTable, type TableEntry } from '@stagepass/base/gacha/table.ts';
import { fromHex } from '@stagepass/base/hex.ts';
import { hmacSha256 } from '@stagepass/base/hmac.ts';
import { sha256Hex } from '@stagepass/base/sha256.ts';
import type { DrawProof, DrawReceipt, GachaPool, GachaVersion } from '@stagepass/contract/gacha/shapes.ts';
import type { ItemDesignCard } from '@stagepass/contract/items/shapes.ts';
import type { Wallet } from '@stagepass/contract/ledger/shapes.ts';

const club = { id: 'c1', handle: 'velvet-static', name: 'Velvet Static', hue: 355, picture: null };

export function aDesign(id: string, quality: ItemDesignCard['quality'], name: string): ItemDesignCard {
  return {
    ...{ id, club, name, quality, kind: 'collectible', picture: null, model_url: null },
    ...{ edition_size: quality === 'urare' ? 100 : null, issued: 6, transferable: true, redeemable: null },
  };
}

export const designs = [
  aDesign('d1', 'urare', 'Opening night mic'),
  aDesign('d2', 'ssrare', 'Night bus stub'),
  aDesign('d3', 'srare', 'Moth pin'),
  aDesign('d4', 'common', 'House pick'),
];

const table: TableEntry[] = designs.map(({ id, quality }) => ({ design_id: id, quality, weight: 1 }));

/** Worked out once, not for every screen of every test. */
const { tiers, entries } = oddsOf(drawTable(table));

export function aVersion(change: Partial<GachaVersion> = {}): GachaVersion {
  return {
    ...{ id: 'v2', n: 2, state: 'open', price_cents: 120, asset: 'credits' },
    guarantees: { ten: true, pity_after: 60 },
    ...{ announced_at: '2026-10-20T10:00:00Z', opens_at: '2026-10-22T10:00:00Z', ends_at: null },
    ...{ closed_at: null, closed_because: null },
    tiers: [...tiers],
    entries: entries.flatMap(({ design_id, odds }) => {
      const design = designs.find(({ id }) => id === design_id);
      return design === undefined ? [] : [{ design, weight: 1, odds }];
    }),
    ...change,
  };
}

const sealed = { server_seed_hash: 'ab'.repeat(32), client_seed: 'moonbread', nonce: 3 };

export function aPool(change: Partial<GachaPool> = {}): GachaPool {
  return {
    ...{ id: 'p1', club, name: 'Tour Tin II', state: 'open', picture: null, price_cents: 120 },
    ...{
      asset: 'credits',
      token: null,
      items: 4,
      best_quality: 'urare',
      next_opens_at: null,
      closed_because: null,
    },
    story: 'One thing from the van in every tin.',
    version: aVersion(),
    announced: null,
    viewer: {
      ...{ pity: 47, left_today: 50, day_resets_at: '2026-11-16T00:00:00Z' },
      commitment: { ...sealed, next_server_seed_hash: 'cd'.repeat(32) },
    },
    can: { draw: true, manage: false },
    cannot_because: null,
    management: null,
    ...change,
  };
}

export function aReceipt(qualities: readonly ('urare' | 'ssrare' | 'srare' | 'common')[]): DrawReceipt {
  return {
    draws: qualities.map((quality, position) => ({
      ...{ id: `w${position}`, nonce: 3 + position, position, quality },
      design_id: designs.find((design) => design.quality === quality)?.id ?? '',
      ...{ item_id: `i${position}`, number: 7 + position, pity_before: 47 + position, guaranteed: 'none' },
    })),
    ...{ asked: qualities.length, ended: null },
    ...{ version: 2, price_cents: 120 * qualities.length, asset: 'credits', transfer_id: 't1' },
    ...{ at: '2026-11-15T11:00:00Z', pity: 48, left_today: 49, closed: false },
  };
}

/** Made as the server makes it: what the screen finds is not put into its mouth. */
export function aProof(count: 1 | 10 = 1, change: Partial<DrawProof> = {}): DrawProof {
  const server_seed = '5e'.repeat(32);
  const bytes = fromHex(server_seed) ?? new Uint8Array();
  const input = { count, first_nonce: 0, pity_before: 0 };
  const seeds = { server_seed: bytes, client_seed: 'moonbread' };
  const { draws } = drawTogether(hmacSha256, seeds, drawTable(table), input);
  return {
    pool: { id: 'p1', name: 'Tour Tin II', club },
    ...{ version: 2, version_id: 'v2', table, server_seed, server_seed_hash: sha256Hex(bytes) },
    ...{ client_seed: 'moonbread', at: '2026-11-15T11:00:00Z', position: 0, pity_before: 0, first_nonce: 0 },
    ...{ count, ended: null },
    draws: draws.map(({ position, ...draw }) => ({ ...draw, id: `w${position}`, number: 41 + position })),
    designs,
    mine: true,
    ...change,
  };
}

export function aWallet(
  available_cents: number,
  age_band: Wallet['identity']['age_band'] = 'adult',
  draws: Wallet['identity']['draws'] = { refused: null, least_age: 18 },
): Pick<Wallet, 'credits' | 'identity'> {
  return {
    credits: { balance_cents: available_cents, held_cents: 0, available_cents },
    identity: { age_band, country: 'DE', country_from: 'declared', draws },
  };
}
