// Owns which tiers of a club are reached by XP, and at how much; lowest first.
import type { TierMark } from '@stagepass/contract/clubs/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { listTierRows } from '../tiers.store.ts';

export type XpTier = TierMark & { at_xp: number };

export async function listXpTiers(tx: Executor, clubId: string): Promise<XpTier[]> {
  return (await listTierRows(tx, clubId)).flatMap(({ id, rank, name, hue, at_xp }) =>
    at_xp === null ? [] : [{ id, rank, name, hue, at_xp }],
  );
}
