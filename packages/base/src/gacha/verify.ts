// Owns the check of a past draw: done again from what its receipt says, field by field.
import { fromHex } from '../hex.ts';
import { type Hmac, hmacSha256 } from '../hmac.ts';
import type { ItemQualityKey } from '../item-quality.ts';
import { sha256Hex } from '../sha256.ts';
import { type DrawResult, drawTogether, type GuaranteedBy } from './draw.ts';
import { drawTable, type TableEntry } from './table.ts';

/** As the API's proof says it. */
export interface Receipt {
  readonly table: readonly TableEntry[];
  readonly server_seed_hash: string;
  /** Null while the seed is sealed. */
  readonly server_seed: string | null;
  readonly client_seed: string;
  readonly pity_before: number;
  readonly first_nonce: number;
  /** How many were asked for together, 1 or 10; as many as there are where it is left out. */
  readonly count?: number;
  /** Why a ten has fewer draws than ten; null, or left out, where it has not. */
  readonly ended?: string | null;
  readonly draws: readonly ReceiptDraw[];
}

export interface ReceiptDraw {
  readonly nonce: number;
  readonly quality: ItemQualityKey;
  readonly design_id: string;
  readonly guaranteed: GuaranteedBy;
  readonly pity_before: number;
  readonly tier_roll: number;
  readonly item_roll: number;
  readonly mark: string;
}

const FIELDS = [
  'nonce',
  'quality',
  'design_id',
  'guaranteed',
  'pity_before',
  'tier_roll',
  'item_roll',
  'mark',
] as const;

export interface Disagreement {
  /** From 0; null where it is about the seed or the number of draws. */
  readonly position: number | null;
  readonly field: (typeof FIELDS)[number] | 'server_seed' | 'count';
  readonly said: string;
  readonly found: string;
}

export type Verdict =
  /** Nobody can check it before its fan has changed the seed. */
  | { readonly state: 'sealed' }
  | { readonly state: 'agrees'; readonly draws: readonly DrawResult[] }
  | {
      readonly state: 'differs';
      readonly draws: readonly DrawResult[];
      readonly disagreements: readonly Disagreement[];
    };

export function verifyDraws(receipt: Receipt, hmac: Hmac = hmacSha256): Verdict {
  if (receipt.server_seed === null) return { state: 'sealed' };
  const { server_seed_hash, client_seed, first_nonce, pity_before } = receipt;
  const server_seed = fromHex(receipt.server_seed);
  const found = server_seed === undefined ? 'no seed' : sha256Hex(server_seed);
  const disagreements: Disagreement[] = [];
  if (found !== server_seed_hash)
    disagreements.push({ position: null, field: 'server_seed', said: server_seed_hash, found });
  const made = receipt.draws.length;
  const count = receipt.count ?? made;
  const fits =
    (count === 1 || count === 10) && made >= 1 && (made === count || (made < count && receipt.ended));
  if (server_seed === undefined || !fits || receipt.table.length === 0) {
    disagreements.push({ position: null, field: 'count', said: String(made), found: '1 or 10' });
    return { state: 'differs', draws: [], disagreements };
  }
  const thrown = drawTogether(hmac, { server_seed, client_seed }, drawTable(receipt.table), {
    count,
    first_nonce,
    pity_before,
  });
  const draws = thrown.draws.slice(0, made);
  disagreements.push(...differences(receipt.draws, draws));
  return disagreements.length === 0 ? { state: 'agrees', draws } : { state: 'differs', draws, disagreements };
}

function differences(said: readonly ReceiptDraw[], found: readonly DrawResult[]): Disagreement[] {
  return found.flatMap((draw, position) =>
    FIELDS.filter((field) => said[position]?.[field] !== draw[field]).map((field) => ({
      position,
      field,
      said: String(said[position]?.[field]),
      found: String(draw[field]),
    })),
  );
}
