// Owns the decisions about tiers: the ones a club begins with, their order by XP, how a rule becomes a row.
import type { TierRule } from '@stagepass/contract/memberships/shapes.ts';
import type { TierRow } from './tables.ts';

export const MOST_TIERS = 10;

const firstNames = ['Balcony', 'Floor', 'Front Row', 'Backstage'] as const;
/** XP of the first tiers: at once, level 5, level 10, level 15; further ones every five levels. */
const firstXp = [0, 1000, 4500, 10_500, 19_000, 30_000] as const;
/** Hues of the first tiers, as far from each other as the eye tells apart. */
const firstHues = [220, 150, 45, 330, 280, 95] as const;

export interface NewTier {
  name: string;
  hue: number;
  at_xp: number;
  rank: number;
}

/** Lowest first. Names that differ in nothing but case are taken once. */
export function firstTiers(names: readonly string[] = firstNames): NewTier[] {
  const folded = names.map((name) => name.toLowerCase());
  const once = names.filter((_, at) => folded.indexOf(folded[at] ?? '') === at);
  return once.slice(0, firstXp.length).map((name, at) => ({
    name,
    hue: firstHues[at] ?? 0,
    at_xp: firstXp[at] ?? 0,
    rank: at + 1,
  }));
}

/** Every tier that XP reaches takes more of it than those below: a better tier is never the easier one. */
export function isInOrder(tiers: readonly Pick<TierRow, 'rank' | 'at_xp'>[]): boolean {
  const thresholds = tiers
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap(({ at_xp }) => (at_xp === null ? [] : [at_xp]));
  return thresholds.every((xp, at) => at === 0 || xp > (thresholds[at - 1] ?? 0));
}

export function ruleColumns(rule: TierRule): Pick<TierRow, 'reached_by' | 'at_xp'> {
  return { reached_by: rule.by, at_xp: rule.by === 'xp' ? rule.xp : null };
}

export function ruleOf(row: Pick<TierRow, 'reached_by' | 'at_xp'>): TierRule {
  return row.reached_by === 'xp' ? { by: 'xp', xp: row.at_xp ?? 0 } : { by: row.reached_by };
}
