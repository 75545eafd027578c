// Owns the condition `badge`: whether somebody has a badge, at any stage.
import { isId } from '@stagepass/contract/shapes.ts';
import type { ConditionOwner } from '#domains/conditions/public/condition-owners.ts';
import { listBadges } from './badges.store.ts';
import { withoutSecrets } from './hidden-badges.ts';
import { listHoldings } from './holders.store.ts';

export const badgeCondition: ConditionOwner<{ badge_id: string }> = {
  async evaluateMany(tx, viewer, args) {
    const held = await listHoldings(tx, viewer.user_id, args.map((arg) => arg.badge_id).filter(isId));
    const ids = new Set(held.map((holder) => holder.badge_id));
    return args.map(({ badge_id }) => ids.has(badge_id));
  },
  async labelMany(tx, clubId, args, viewerId) {
    const found = await listBadges(tx, args.map((arg) => arg.badge_id).filter(isId));
    const rows = viewerId === undefined ? found : await withoutSecrets(tx, viewerId, found);
    const names = new Map(rows.filter((row) => row.club_id === clubId).map((row) => [row.id, row.name]));
    return args.map(({ badge_id }) => names.get(badge_id) ?? null);
  },
};
