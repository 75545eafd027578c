// Owns the condition `mission`: whether somebody completed a mission at least once.
import { isId } from '@stagepass/contract/shapes.ts';
import type { ConditionOwner } from '#domains/conditions/public/condition-owners.ts';
import { listMissionRows } from './missions.store.ts';
import { listDone } from './parts.store.ts';

export const missionCondition: ConditionOwner<{ mission_id: string }> = {
  async evaluateMany(tx, viewer, args) {
    const ids = args.map((arg) => arg.mission_id).filter(isId);
    const done = ids.length === 0 ? new Set<string>() : await listDone(tx, viewer.user_id, ids);
    return args.map(({ mission_id }) => done.has(mission_id));
  },
  async labelMany(tx, clubId, args) {
    const rows = await listMissionRows(tx, args.map((arg) => arg.mission_id).filter(isId));
    const names = new Map(rows.filter((row) => row.club_id === clubId).map((row) => [row.id, row.title]));
    return args.map(({ mission_id }) => names.get(mission_id) ?? null);
  },
};
