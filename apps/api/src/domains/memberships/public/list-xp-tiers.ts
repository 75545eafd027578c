// Owns which tiers of a club are reached by XP, and at how much; lowest first.
import type { TierMark } from '@stagepass/contract/clubs/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { hasTierBetween, listTierRows } from '../tiers.store.ts';

export type XpTier = TierMark & { at_xp: number };

export async function listXpTiers(tx: Executor, clubId: string): Promise<XpTier[]> {
  return (await listTierRows(tx, clubId)).flatMap(({ id, rank, name, hue, at_xp }) =>
    at_xp === null ? [] : [{ id, rank, name, hue, at_xp }],
  );
}

/** Whether somebody who goes from one amount of XP to another, either way, passes the threshold of a tier. */
export async function passesXpTier(
  tx: Executor,
  clubId: string,
  { from, to }: { from: number; to: number },
): Promise<boolean> {
  return hasTierBetween(tx, clubId, { above: Math.min(from, to), up_to: Math.max(from, to) });
}
