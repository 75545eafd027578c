// Where a draw fell: the tiers it could be as stretches of a line from 0 to 100, and the place that both throws make on it.
import { drawTable, keepsPity, keepsTen, type Tier } from '@stagepass/base/gacha/table.ts';
import type { DrawProof } from '@stagepass/contract/gacha/shapes.ts';

type ProofDraw = DrawProof['draws'][number];

export interface Stretch {
  readonly quality: Tier['quality'];
  readonly from: number;
  readonly to: number;
}

export interface ProofLine {
  readonly stretches: readonly Stretch[];
  /** 0 to 100: the first throw chooses the tier, the second the place inside one step of it. */
  readonly at: number;
  /** The stretch of the tier that the receipt names. */
  readonly hit: Stretch | undefined;
}

export function proofLine(table: DrawProof['table'], draw: ProofDraw): ProofLine {
  if (table.length === 0) return { stretches: [], at: 0, hit: undefined };
  const keeps = { none: () => true, ten: keepsTen, pity: keepsPity }[draw.guaranteed];
  const tiers = drawTable(table).tiers.filter(({ quality }) => keeps(quality));
  const all = tiers.reduce((sum, { value }) => sum + value, 0);
  let end = 0;
  const stretches = tiers.map(({ quality, value }) => {
    const from = (end / all) * 100;
    end += value;
    return { quality, from, to: (end / all) * 100 };
  });
  const weight = tiers.find(({ quality }) => quality === draw.quality)?.weight ?? 1;
  const inside = Math.min(1, (draw.item_roll + 0.5) / weight);
  return {
    stretches,
    at: Math.min(100, ((draw.tier_roll + inside) / all) * 100),
    hit: stretches.find(({ quality }) => quality === draw.quality),
  };
}

/** What people can read out to each other: the last four digits. */
export function shortId(id: string): string {
  return id.replaceAll('-', '').slice(-4).toUpperCase();
}
