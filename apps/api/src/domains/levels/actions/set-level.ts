// Owns the editing of a club's ladder: a level's name and perks, by whoever edits tiers.
import { tooManyLevels } from '@stagepass/contract/levels/errors.ts';
import { type LevelPerk, MOST_NAMED_LEVELS } from '@stagepass/contract/levels/shapes.ts';
import { loadClubFor, requireMay } from '#domains/memberships/public/load-club-for.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteStep, lockSteps, updateStep } from '../steps.store.ts';

export interface LevelFields {
  name: string | null;
  perks: LevelPerk[];
}

/** Answers the club's id. */
export async function setLevel(
  platform: Platform,
  actor: Actor,
  { id, level }: { id: string; level: number },
  { name, perks }: LevelFields,
): Promise<string> {
  return platform.db.transaction(async (tx) => {
    const { club, standing } = await loadClubFor(platform, tx, actor, id, 'manage-members');
    const steps = await lockSteps(tx, club.id);
    const before = steps.find((step) => step.level === level)?.perks ?? [];
    // What something costs is decided by those who sell.
    if (discountOf(perks) !== discountOf(before)) requireMay(club, standing, 'manage-sales');
    const isEmpty = name === null && perks.length === 0;
    const isNew = steps.every((step) => step.level !== level);
    if (isEmpty && isNew) return club.id;
    if (isNew && steps.length >= MOST_NAMED_LEVELS) fail(tooManyLevels);
    if (isEmpty) await deleteStep(tx, club.id, level);
    else await updateStep(tx, { club_id: club.id, level, name, perks });
    await recordDeed(platform, tx, {
      club_id: club.id,
      actor_id: signedIn(actor).user_id,
      deed: isEmpty ? 'levels.level-cleared' : 'levels.level-set',
      details: {
        level: String(level),
        name: name ?? '',
        perks: perks.map((perk) => perkNote(perk)).join(', '),
      },
    });
    return club.id;
  });
}

function discountOf(perks: readonly LevelPerk[]): number {
  return Math.max(0, ...perks.map((perk) => (perk.type === 'discount' ? perk.percent : 0)));
}

function perkNote(perk: LevelPerk): string {
  if (perk.type === 'text') return perk.text;
  return perk.type === 'discount' ? `discount ${perk.percent}%` : perk.type;
}
