// What was chosen in the bid sheet, when another fan bids meanwhile: kept where it is still allowed, moved and counted where not.
import { describe, expect, it } from 'vitest';
import { type BidForm, firstForm, heldFor, maxOf, termsOf, withAmount, withTerms } from './bid-form.ts';

const bid = (least: number) => ({ mode: 'bid', least }) as const;
const raise = (least: number) => ({ mode: 'raise', least }) as const;
const chosen = (change: Partial<BidForm>): BidForm => ({ ...firstForm(bid(2604)), ...change });

describe('the least amount', () => {
  it('is the next bid, and for the highest bidder a step above their maximum', () => {
    const mine = { leading: false, outbid: true, max_cents: null, won: false };
    expect(termsOf({ mine, next_amount: 2604 })).toEqual(bid(2604));
    expect(termsOf({ mine: null, next_amount: 2604 })).toEqual(bid(2604));
    const leading = { leading: true, outbid: false, max_cents: 3000, won: false };
    expect(termsOf({ mine: leading, next_amount: 2604 })).toEqual(raise(3050));
  });

  it('bounds what is chosen', () => {
    expect(withAmount(chosen({}), 100).amount).toBe(2604);
    expect(withAmount(chosen({}), 99_000_000).amount).toBe(5_000_000);
  });
});

describe('another fan’s bid', () => {
  it('changes nothing where it changes no terms', () => {
    const form = chosen({ amount: 3000 });
    expect(withTerms(form, bid(2604))).toBe(form);
  });

  it('leaves an amount that is still allowed', () => {
    expect(withTerms(chosen({ amount: 5000 }), bid(4200))).toMatchObject({
      ...{ amount: 5000, least: 4200, moved: null, moves: 0 },
    });
  });

  it('moves an amount that is too low, says so and counts it, until the fan chooses anew', () => {
    const moved = withTerms(chosen({ amount: 3000, max: 6000 }), bid(4200));
    expect(moved).toMatchObject({ amount: 4200, max: 6000, moved: 'higher-bid', moves: 1 });
    expect(withAmount(moved, 4500)).toMatchObject({ amount: 4500, moved: null, moves: 1 });
  });

  it('carries no maximum over into a bid, nor a bid into a maximum', () => {
    const raising = { ...firstForm(raise(3050)), amount: 9000 };
    expect(withTerms(raising, bid(3308))).toMatchObject({ amount: 3308, max: null, moved: 'outbid' });
    expect(withTerms(chosen({ amount: 9000, max: 12_000 }), raise(3050))).toMatchObject({
      ...{ amount: 3050, max: null, moved: 'leading' },
    });
  });
});

describe('a maximum', () => {
  it('is what is held, and counts only above the bid', () => {
    expect(maxOf(chosen({ max: 6000 }))).toBe(6000);
    expect(heldFor(chosen({ max: 6000 }))).toBe(6000);
    const passed = chosen({ amount: 6000, max: 6000 });
    expect(maxOf(passed)).toBeNull();
    expect(heldFor(passed)).toBe(6000);
  });
});
