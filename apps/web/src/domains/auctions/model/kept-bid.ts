// Owns the address of an auction with the bid sheet open as it was: somebody who leaves to top up comes back to what they chose.
import { MAX_AMOUNT } from '@stagepass/base/auction-limits.ts';
import { auctionPath } from '../public/paths.ts';
import type { KeptBid } from './bid-form.ts';

export function bidPath(auctionId: string, { mode, amount, max }: KeptBid): string {
  const rest = max === null ? '' : `&max=${max}`;
  return `${auctionPath(auctionId)}?${mode}=${amount}${rest}`;
}

const centsIn = (text: string | null): number | null => {
  const cents = text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
  return cents === null || cents > MAX_AMOUNT ? null : cents;
};

/** Null where the address holds none, or no amount. */
export function keptBidIn(search: URLSearchParams): KeptBid | null {
  for (const mode of ['bid', 'raise'] as const) {
    const amount = centsIn(search.get(mode));
    if (amount !== null) return { mode, amount, max: mode === 'bid' ? centsIn(search.get('max')) : null };
  }
  return null;
}

/** Whoever pressed Bid again on a notification is asked for the amount at once. */
export const isBidAsked = (search: URLSearchParams): boolean => search.get('bid') === 'open';

/** Takes it out of the address. */
export const noKeptBid = { bid: null, raise: null, max: null } as const;
