// Owns how codes are made, and whether one is still good.
import type { Dice } from '@stagepass/base/dice.ts';
import type { Invitation } from '@stagepass/contract/admissions/shapes.ts';

/** Without 0 and O, 1, I and L, which are taken for each other when read aloud; without U, which makes words. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 8;

export function makeCode(dice: Dice): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET.charAt(dice.int(ALPHABET.length))).join('');
}

interface Terms {
  uses: number;
  max_uses: number | null;
  ends_at: Date | null;
  revoked_at: Date | null;
}

export function invitationState(terms: Terms, now: Date): Invitation['state'] {
  if (terms.revoked_at !== null) return 'revoked';
  if (terms.ends_at !== null && terms.ends_at <= now) return 'ended';
  return terms.max_uses !== null && terms.uses >= terms.max_uses ? 'used-up' : 'good';
}
