// A tier while it is edited, as plain fields; and what becomes of them when they are sent.
import type { TierFields } from '../data/tiers.ts';
import type { TierView } from '../public/use-tiers.ts';

export type Way = TierView['reached_by']['by'];

export interface TierDraft {
  name: string;
  hue: number;
  way: Way;
  xp: string;
  /** Empty for no discount. */
  discount: string;
  privateMission: boolean;
}

export function draftOf(tier: TierView): TierDraft {
  const discount = tier.benefits.find((benefit) => benefit.type === 'discount');
  return {
    name: tier.name,
    hue: tier.hue,
    way: tier.reached_by.by,
    xp: tier.reached_by.by === 'xp' ? String(tier.reached_by.xp) : '',
    discount: discount?.type === 'discount' ? String(discount.percent) : '',
    privateMission: tier.benefits.some((benefit) => benefit.type === 'privateMission'),
  };
}

/** Above the best so far: half as much XP again, rounded to something a person would write. */
export function newDraft(tiers: readonly TierView[]): TierDraft {
  const best = Math.max(0, ...tiers.map((tier) => (tier.reached_by.by === 'xp' ? tier.reached_by.xp : 0)));
  const xp = best === 0 ? 1000 : Math.ceil((best * 1.5) / 500) * 500;
  return { name: '', hue: 265, way: 'xp', xp: String(xp), discount: '', privateMission: false };
}

/** Null where something is missing or no number. */
export function fieldsOf(draft: TierDraft): TierFields | null {
  const xp = Number(draft.xp);
  const percent = Number(draft.discount || '0');
  const name = draft.name.trim();
  if (name === '' || (draft.way === 'xp' && (draft.xp.trim() === '' || !isCount(xp, 10_000_000))))
    return null;
  if (!isCount(percent, 100)) return null;
  return {
    name,
    hue: draft.hue,
    reached_by: draft.way === 'xp' ? { by: 'xp', xp } : { by: draft.way },
    benefits: [
      ...(percent > 0 ? [{ type: 'discount' as const, percent }] : []),
      ...(draft.privateMission ? [{ type: 'privateMission' as const }] : []),
    ],
  };
}

function isCount(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= most;
}
