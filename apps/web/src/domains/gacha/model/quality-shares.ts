// From the odds of a version to what the strip, its legend and the table print.
import { ITEM_QUALITY_KEYS } from '@stagepass/base/item-quality.ts';
import type { GachaVersion, OddsView } from '@stagepass/contract/gacha/shapes.ts';
import type { OddsShare } from '@stagepass/ui/odds-table/odds-bar.tsx';
import type { Copy } from '#platform/i18n/copy.ts';
import { numbersIn } from '#platform/i18n/formats.ts';
import type { gachaCopy } from '../copy.ts';

export type Quality = (typeof ITEM_QUALITY_KEYS)[number];
export type QualityNames = Copy<typeof gachaCopy>['qualities'];
/** Whose draws the effective chance is of. */
export type DrawMode = 'single' | 'ten';

export const baseChance = ({ base }: Pick<OddsView, 'base'>): number => base.n / base.d;

/** As exact as two places allow: '1%', '7.53%'. */
export function shareText(chance: number, tag: string): string {
  return numbersIn(tag, { style: 'percent', maximumFractionDigits: 2 }).format(chance);
}

/** For columns: one place, two below one percent, so that no chance reads as none. */
export function chanceText(chance: number, tag: string): string {
  const places = chance < 0.00995 ? 2 : 1;
  return numbersIn(tag, {
    style: 'percent',
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  }).format(chance);
}

type Tiers = readonly { quality: Quality; odds: Pick<OddsView, 'base'> }[];

export function sharesOf(tiers: Tiers, names: QualityNames, tag: string): OddsShare[] {
  return tiers.map(({ quality, odds }) => ({
    rarity: quality,
    label: names[quality],
    share: baseChance(odds) * 100,
    text: shareText(baseChance(odds), tag),
  }));
}

/** How many draws until one is certain, the certain one included. */
export function untilCertain(pity: number, after: number): number {
  return Math.max(1, after + 1 - pity);
}

export function isTop(quality: Quality): boolean {
  return ITEM_QUALITY_KEYS.indexOf(quality) <= ITEM_QUALITY_KEYS.indexOf('srare');
}

/** One in how many, by the published base odds of the item. */
export function oneIn(odds: Pick<OddsView, 'base'>): number {
  return Math.round(1 / baseChance(odds));
}

export type PublishedVersion = Pick<
  GachaVersion,
  'n' | 'price_cents' | 'asset' | 'guarantees' | 'tiers' | 'entries'
>;
