// Which sanctions are offered for a case: those that could be carried out at all.
import type { Sanction } from '@stagepass/contract/moderation/shapes.ts';
import type { ModerationCase } from '../data/cases.ts';

/** Longer than this is a ban in disguise; the server says so too. */
export const LONGEST_MUTE_DAYS = 90;

/** Days of a ban to choose from; null is without an end. */
export const banLengths = [null, 7, 30, 90, 365] as const;

/** Without an author there is nobody to sanction; outside of clubs there is nothing to be muted in. */
export function sanctionsFor(found: Pick<ModerationCase, 'author' | 'bench'>): readonly Sanction[] {
  if (found.author === null) return ['none'];
  return found.bench === 'club' ? ['none', 'warn', 'mute', 'ban'] : ['none', 'warn'];
}
