// From the odds of a version to what the strip, its legend and the table print.
import { ITEM_QUALITY_KEYS } from '@stagepass/base/item-quality.ts';
import type { GachaVersion, OddsView } from '@stagepass/contract/gacha/shapes.ts';
import type { OddsShare } from '@stagepass/ui/odds-table/odds-bar.tsx';
import type { Copy } from '#platform/i18n/copy.ts';
import { numbersIn } from '#platform/i18n/formats.ts';
import type { gachaCopy } from '../copy.ts';

export type Quality = (typeof ITEM_QUALITY_KEYS)[number];
export type QualityNames = Copy<typeof gachaCopy>['qualities'];
export const baseChance = ({ base }: Pick<OddsView, 'base'>): number => base.n / base.d;

/** One place, two below one percent, so that no chance reads as none. The same wherever odds are printed. */
export function chanceText(chance: number, tag: string): string {
  const places = chance < 0.00995 ? 2 : 1;
  return numbersIn(tag, {
    style: 'percent',
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  }).format(chance);
}

/** The base odds, then the odds that the guarantees make of them when one pack or ten are opened. */
export function chancesOf(odds: OddsView, guarantees: GachaVersion['guarantees'], tag: string): string[] {
  const shown = [baseChance(odds), ...(hasGuarantees(guarantees) ? [odds.single] : [])];
  if (guarantees.ten) shown.push(odds.ten);
  return shown.map((chance) => chanceText(chance, tag));
}

export function hasGuarantees({ ten, pity_after }: GachaVersion['guarantees']): boolean {
  return ten || pity_after !== null;
}

type Tiers = readonly { quality: Quality; odds: Pick<OddsView, 'base'> }[];

export function sharesOf(tiers: Tiers, names: QualityNames, tag: string): OddsShare[] {
  return tiers.map(({ quality, odds }) => ({
    rarity: quality,
    label: names[quality],
    share: baseChance(odds) * 100,
    text: chanceText(baseChance(odds), tag),
  }));
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
