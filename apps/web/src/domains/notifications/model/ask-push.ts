// Owns when somebody is asked whether this device may show notifications: after a fitting act, and not again for 30 days.
import type { PushState } from '#platform/push/push-state.ts';
import { readLocal, writeLocal } from '#platform/storage/local.ts';

export const ASKED_KEY = 'spc-push-asked-at';
const AGAIN_MS = 30 * 24 * 60 * 60 * 1000;

interface Standing {
  state: PushState;
  /** An iPhone on which the app has to be on the home screen first: it is told how. */
  needsHomeScreen: boolean;
  asked_ms: number | null;
  now_ms: number;
}

export function mayAsk({ state, needsHomeScreen, asked_ms, now_ms }: Standing): boolean {
  const canTurnOn = state === 'undecided' || (state === 'unsupported' && needsHomeScreen);
  if (!canTurnOn) return false;
  // A clock that was set back must not make it ask for ever, nor never again.
  return asked_ms === null || !Number.isFinite(asked_ms) || Math.abs(now_ms - asked_ms) >= AGAIN_MS;
}

export function lastAsked(): number | null {
  const kept = readLocal(ASKED_KEY);
  return kept === null ? null : Number(kept);
}

/** Noted as the question is shown: whoever closes the app instead has been asked too. */
export function noteAsked(now_ms: number): void {
  writeLocal(ASKED_KEY, String(now_ms));
}
