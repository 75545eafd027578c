// Owns the condition `item`: whether somebody has a copy of a design, handed in or not.
import { isId } from '@stagepass/contract/shapes.ts';
import type { ConditionOwner } from '#domains/conditions/public/condition-owners.ts';
import { listDesignRows, listHeld } from './designs.store.ts';

export const itemCondition: ConditionOwner<{ design_id: string; held_since?: string }> = {
  async evaluateMany(tx, viewer, args) {
    const asked = args.map(({ design_id, held_since = null }) => ({
      design_id: isId(design_id) ? design_id : null,
      held_since,
    }));
    return listHeld(tx, viewer.user_id, asked);
  },
  async labelMany(tx, clubId, args) {
    const rows = await listDesignRows(tx, args.map((arg) => arg.design_id).filter(isId));
    const names = new Map(rows.filter((row) => row.club_id === clubId).map((row) => [row.id, row.name]));
    return args.map(({ design_id }) => names.get(design_id) ?? null);
  },
};
