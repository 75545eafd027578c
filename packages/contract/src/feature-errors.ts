// Owns what callers are answered while a feature is switched off.
import type { ErrorCode } from './endpoint.ts';
import type { Feature } from './features.ts';

/** Nothing of the call was done: each sentence says so where money is near. */
export const featureOff = {
  registration: off(
    'registration',
    'New accounts can’t be created right now. Existing accounts can sign in.',
  ),
  'top-ups': off('top-ups', 'Buying credit is paused right now. Nothing was charged.'),
  payouts: off('payouts', 'Payouts are paused right now. Your balance is unchanged.'),
  draws: off('draws', 'Draws are paused right now. Nothing was charged.'),
  market: off('market', 'Buying and selling is paused right now. Nothing was charged.'),
  'club-founding': off('club-founding', 'New clubs can’t be created right now.'),
} as const satisfies Record<Feature, ErrorCode>;

function off<const Name extends Feature>(name: Name, message: string): ErrorCode<`features.${Name}-off`> {
  return { code: `features.${name}-off`, status: 503, message };
}
