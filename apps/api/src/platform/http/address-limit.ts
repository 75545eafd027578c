// Owns the limit of addresses that are no endpoints of the contract: the default, by network address, counted in this process.
import { tooManyRequests } from '@stagepass/contract/common-errors.ts';
import { defaultRate } from '@stagepass/contract/rates.ts';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { fail } from '../failure/failure.ts';
import { localLimits } from '../limits/local-limits.ts';
import type { Platform } from '../platform.ts';
import { householdOf } from './household.ts';

/** `times` the default. */
export function addressLimit(
  { clock, config }: { clock: Platform['clock']; config: Pick<Config, 'CALLS_PER_MINUTE'> },
  times = 1,
): (request: FastifyRequest) => void {
  const limits = localLimits({ clock });
  const calls = defaultRate('visitor', config.CALLS_PER_MINUTE);
  const rate = { ...calls, limit: calls.limit * times };
  return (request) => {
    const { ok, retry_after_s } = limits.take(householdOf(request.ip), rate);
    if (!ok) fail(tooManyRequests, { retry_after_s });
  };
}
