// Owns how a shortage of tokens is said: the ledger speaks of credits and of topping up.
import { notEnough } from '@stagepass/contract/ledger/errors.ts';
import { notEnoughTokens } from '@stagepass/contract/tokens/errors.ts';
import type { Refused } from '#domains/ledger/public/pass-many.ts';
import { Failure, fail } from '#platform/failure/failure.ts';

export function failInTokens(error: unknown): never {
  if (error instanceof Failure && error.reason.code === notEnough.code)
    fail(notEnoughTokens, { missing: (error.details as { missing_cents: number | null }).missing_cents });
  throw error;
}

/** The same for a refusal that is answered, and not thrown. */
export function inTokens({ reason, details }: Refused): Refused {
  if (reason.code !== notEnough.code) return { reason, ...(details && { details }) };
  return { reason: notEnoughTokens, details: { missing: details?.['missing_cents'] ?? null } };
}
