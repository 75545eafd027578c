// Owns how the database's word for a refusal becomes the failure that people read.
import { unreachable } from '@stagepass/base/assert.ts';
import { conflict, idempotencyKeyReused } from '@stagepass/contract/common-errors.ts';
import type { ErrorCode } from '@stagepass/contract/endpoint.ts';
import {
  countryRefused,
  excluded,
  frozen,
  holdEnded,
  identityNeeded,
  limitReached,
  notEnough,
  underAge,
} from '@stagepass/contract/ledger/errors.ts';
import { fail } from '#platform/failure/failure.ts';

/** What the ledger's functions answer in `refused`. */
export type Refusal =
  | 'not-enough'
  | 'day-limit'
  | 'month-limit'
  | 'excluded'
  | 'under-age'
  | 'identity'
  | 'country'
  | 'frozen'
  | 'hold-ended'
  | 'more-than-held'
  | 'key-reused';

export interface Refused {
  readonly reason: ErrorCode;
  readonly details?: Record<string, unknown>;
}

export function refusalOf(refusal: Refusal, detail: number | null): Refused {
  switch (refusal) {
    case 'not-enough':
      return { reason: notEnough, details: { missing_cents: detail } };
    case 'day-limit':
      return { reason: limitReached, details: { limit: 'day', left_cents: detail } };
    case 'month-limit':
      return { reason: limitReached, details: { limit: 'month', left_cents: detail } };
    case 'excluded':
      return { reason: excluded };
    case 'under-age':
      return { reason: underAge, details: { least_age: detail } };
    case 'identity':
      return { reason: identityNeeded };
    case 'country':
      return { reason: countryRefused };
    case 'frozen':
      return { reason: frozen };
    case 'hold-ended':
      return { reason: holdEnded };
    case 'more-than-held':
      return { reason: conflict };
    case 'key-reused':
      return { reason: idempotencyKeyReused };
    default:
      return unreachable(refusal);
  }
}

export function failWith(refusal: Refusal, detail: number | null): never {
  const { reason, details } = refusalOf(refusal, detail);
  fail(reason, details);
}

/** The booking itself refuses what nobody looked at before, or what went away meanwhile. */
export function failOverdrawn(error: { code?: string; constraint?: string; detail?: string }): never {
  if (error.code !== '23514' || error.constraint !== 'ledger_accounts_not_below_zero') throw error;
  return failWith('not-enough', /^\d+$/.test(error.detail ?? '') ? Number(error.detail) : null);
}
