// Owns what this domain asks of those who know how people sign in: that it is still them, and the end of their sessions.
import type { Tx } from '#platform/db/db.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { slot } from '#platform/slot/slot.ts';

export interface AccountGuard {
  /** Fails where the person has not confirmed lately that it is them. */
  requireStepUp(platform: Pick<Platform, 'clock'>, actor: Actor): void;
  endSessions(platform: Platform, tx: Tx, which: { user_id: string }): Promise<unknown>;
}

export const accountGuard = slot<AccountGuard>('account guard');
