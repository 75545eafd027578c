// A pack as its maker has it in hand, and the odds that would follow: computed as the server will compute them.
import { oddsOf } from '@stagepass/base/gacha/odds.ts';
import { drawTable } from '@stagepass/base/gacha/table.ts';
import { parseUsd } from '@stagepass/base/money.ts';
import type { DrawAsset, GachaPool, VersionDraft } from '@stagepass/contract/gacha/shapes.ts';
import type { ItemDesignCard } from '@stagepass/contract/items/shapes.ts';
import { MAX_PRICE } from './bounds.ts';
import type { PublishedVersion } from './quality-shares.ts';

export interface DraftEntry {
  readonly design: ItemDesignCard;
  readonly weight: number;
}

export interface PoolDraft {
  readonly name: string;
  readonly story: string;
  /** As typed: '1.20', or a number of tokens. */
  readonly price: string;
  readonly asset: DrawAsset;
  readonly entries: readonly DraftEntry[];
  /** A new print; undefined leaves what is there. */
  readonly picture_media_id?: string | null;
  /** Its address, until the server tells its own. */
  readonly picture_url?: string | undefined;
}

const typed = (amount: number, asset: DrawAsset): string =>
  asset === 'token' ? String(amount) : `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

export const emptyDraft: PoolDraft = { name: '', story: '', price: '1.20', asset: 'credits', entries: [] };

/** What was being worked on, else what is announced or open: most new versions change little. */
export function draftOf(pool: GachaPool): PoolDraft {
  const { name, story, management } = pool;
  const draft = management?.draft ?? null;
  if (draft !== null) {
    const designs = new Map(management?.designs.map((design) => [design.id, design]));
    const entries = draft.entries.flatMap(({ design_id, weight }) => {
      const design = designs.get(design_id);
      return design === undefined ? [] : [{ design, weight }];
    });
    const { price_cents, asset } = draft;
    return { name, story, price: typed(price_cents, asset), asset, entries };
  }
  const version = pool.announced ?? pool.version;
  const entries = version?.entries.map(({ design, weight }) => ({ design, weight })) ?? [];
  const { price, asset } = version
    ? { price: typed(version.price_cents, version.asset), asset: version.asset }
    : emptyDraft;
  return { name, story, price, asset, entries };
}

/** Undefined where it is no price. */
export function priceOf(draft: Pick<PoolDraft, 'price' | 'asset'>): number | undefined {
  const whole = /^\d{1,6}$/.test(draft.price.trim()) ? Number(draft.price) : undefined;
  const cents = draft.asset === 'token' ? whole : parseUsd(draft.price);
  return cents !== undefined && cents >= 1 && cents <= MAX_PRICE ? cents : undefined;
}

export function versionDraftOf(draft: PoolDraft): VersionDraft | null {
  const price_cents = priceOf(draft);
  if (price_cents === undefined) return null;
  const entries = draft.entries.map(({ design, weight }) => ({ design_id: design.id, weight }));
  return { price_cents, asset: draft.asset, entries };
}

/** Null where nothing is in it yet. */
export function previewOf({
  entries,
}: Pick<PoolDraft, 'entries'>): Omit<PublishedVersion, 'n' | 'price_cents' | 'asset'> | null {
  if (entries.length === 0) return null;
  const table = drawTable(
    entries.map(({ design, weight }) => ({ design_id: design.id, quality: design.quality, weight })),
  );
  const odds = oddsOf(table);
  const byId = new Map(entries.map((entry) => [entry.design.id, entry]));
  return {
    guarantees: table.guarantees,
    tiers: odds.tiers.map(({ quality, odds: own }) => ({ quality, odds: own })),
    entries: odds.entries.flatMap(({ design_id, odds: own }) => {
      const entry = byId.get(design_id);
      return entry === undefined ? [] : [{ ...entry, odds: own }];
    }),
  };
}
