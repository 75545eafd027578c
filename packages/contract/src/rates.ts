// Owns the limit of every endpoint that declares none of its own: generous, so that only a program reaches it.
import type { RateRule } from './endpoint.ts';

const window_s = 60;
/** Twenty a second, for a minute on end. */
export const CALLS_PER_MINUTE = 1200;
/** Behind one address may be a hall full of phones. */
const PEOPLE_PER_ADDRESS = 5;

/** What counts where nothing else is declared; a site may set its own number. */
export function defaultRate(caller: 'user' | 'visitor', calls_per_minute = CALLS_PER_MINUTE): RateRule {
  return caller === 'user'
    ? { by: 'user', limit: calls_per_minute, window_s }
    : { by: 'address', limit: calls_per_minute * PEOPLE_PER_ADDRESS, window_s };
}
