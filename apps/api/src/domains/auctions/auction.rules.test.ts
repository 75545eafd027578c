// Tests what bids do: single cases by hand, and random auctions against a slow model that plays all of them anew.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AuctionFacts,
  applyBid,
  type Bid,
  leastStep,
  nextAmount,
  type Rise,
  stateAt,
} from './auction.rules.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const fresh: AuctionFacts = {
  state: 'live',
  start_amount: 1000,
  reserve_amount: null,
  starts_at: 0,
  ends_at: HOUR,
  hard_end_at: 25 * HOUR,
  price: null,
  leader_id: null,
  leader_max: null,
  rises: 0,
  bid_count: 0,
};

function bid(user_id: string, amount: number, max = amount): Bid {
  return { user_id, amount, max };
}

/** Plays bids that must all be taken. */
function play(facts: AuctionFacts, bids: readonly Bid[], now = MINUTE) {
  const history: Rise[] = [];
  for (const one of bids) {
    const verdict = applyBid(facts, one, now);
    if (verdict.refused !== null) throw new Error(`refused: ${JSON.stringify(verdict.refused)}`);
    facts = verdict.facts;
    history.push(...verdict.rises);
  }
  return { facts, history: history.map(({ user_id, amount, automatic }) => [user_id, amount, automatic]) };
}

describe('the least step', () => {
  test.each([
    [50, 50],
    [1000, 50],
    [1001, 51],
    [1020, 51],
    [2000, 100],
    [4_999_999, 250_000],
  ])('at %i it is %i', (price, step) => expect(leastStep(price)).toBe(step));

  test('the first bid is the start, later ones a step above the price', () => {
    expect(nextAmount(fresh)).toBe(1000);
    expect(nextAmount({ ...fresh, price: 3000 })).toBe(3150);
    expect(applyBid(fresh, bid('a', 999), 0)).toEqual({ refused: { why: 'too-low', next_amount: 1000 } });
    const { facts } = play(fresh, [bid('a', 3000)]);
    expect(applyBid(facts, bid('b', 3149), 0)).toEqual({ refused: { why: 'too-low', next_amount: 3150 } });
  });
});

describe('secret maximums', () => {
  test('a plain bid is the price, a maximum stays secret', () => {
    expect(play(fresh, [bid('a', 2000)]).history).toEqual([['a', 2000, false]]);
    const { facts, history } = play(fresh, [bid('a', 1000, 9000)]);
    expect(history).toEqual([['a', 1000, false]]);
    expect(facts).toMatchObject({ price: 1000, leader_id: 'a', leader_max: 9000 });
  });

  test('a challenger below it is answered at once, by a step over what they offered', () => {
    const { facts, history } = play(fresh, [bid('a', 1000, 9000), bid('b', 2000, 4000)]);
    expect(history).toEqual([
      ['a', 1000, false],
      ['b', 4000, true],
      ['a', 4200, true],
    ]);
    expect(facts).toMatchObject({ price: 4200, leader_id: 'a', leader_max: 9000 });
  });

  test('a challenger above it leads, a step over what was beaten', () => {
    const { facts, history } = play(fresh, [bid('a', 1000, 3000), bid('b', 1100, 9000)]);
    expect(history).toEqual([
      ['a', 1000, false],
      ['a', 3000, true],
      ['b', 3150, true],
    ]);
    expect(facts).toMatchObject({ price: 3150, leader_id: 'b', leader_max: 9000 });
  });

  test('a maximum within the step of the beaten one is the price', () => {
    const { facts } = play(fresh, [bid('a', 1000, 3000), bid('b', 1100, 3010)]);
    expect(facts).toMatchObject({ price: 3010, leader_id: 'b' });
  });

  test('a maximum that reaches the next step counts, though the price has moved since', () => {
    const { facts, history } = play(fresh, [bid('a', 3000), bid('b', 1000, 9000)]);
    expect(history.at(-1)).toEqual(['b', 3150, true]);
    expect(facts).toMatchObject({ price: 3150, leader_id: 'b' });
    expect(applyBid(facts, bid('c', 1000, 3307), 0)).toEqual({
      refused: { why: 'too-low', next_amount: 3308 },
    });
  });

  test('a tie goes to the earlier, at that price', () => {
    const { facts, history } = play(fresh, [bid('a', 1000, 3000), bid('b', 3000)]);
    expect(history.at(-1)).toEqual(['a', 3000, true]);
    expect(facts).toMatchObject({ price: 3000, leader_id: 'a', bid_count: 2, rises: 2 });
  });

  test('the leader raises the own maximum without raising the price', () => {
    const { facts, history } = play(fresh, [bid('a', 1000, 2000), bid('a', 1000, 5000)]);
    expect(history).toHaveLength(1);
    expect(facts).toMatchObject({ price: 1000, leader_max: 5000, bid_count: 2 });
    expect(applyBid(facts, bid('a', 5000), 0)).toEqual({ refused: { why: 'already-leading', max: 5000 } });
  });
});

describe('the reserve', () => {
  const reserved = { ...fresh, reserve_amount: 5000 };

  test('whoever is ready to pay it offers it at once', () => {
    expect(play(reserved, [bid('a', 1000, 9000)]).facts.price).toBe(5000);
    expect(play(reserved, [bid('a', 1000, 4999)]).facts.price).toBe(1000);
  });

  test('a leader who raises to it rises to it', () => {
    const { facts, history } = play(reserved, [bid('a', 1000, 2000), bid('a', 1000, 6000)]);
    expect(history).toEqual([
      ['a', 1000, false],
      ['a', 5000, true],
    ]);
    expect(facts).toMatchObject({ price: 5000, leader_max: 6000 });
  });
});

describe('time', () => {
  test('a bid in the last two minutes moves the end to two minutes from then', () => {
    const now = HOUR - MINUTE;
    expect(play(fresh, [bid('a', 1000)], now).facts.ends_at).toBe(now + 2 * MINUTE);
    expect(play(fresh, [bid('a', 1000)], HOUR - 2 * MINUTE).facts.ends_at).toBe(HOUR);
  });

  test('24 hours are the most, and the end never moves back', () => {
    const late = { ...fresh, ends_at: 25 * HOUR - 1000 };
    expect(play(late, [bid('a', 1000)], 25 * HOUR - 2000).facts.ends_at).toBe(25 * HOUR);
    const over = { ...fresh, ends_at: 25 * HOUR };
    expect(play(over, [bid('a', 1000)], 24.9 * HOUR).facts.ends_at).toBe(25 * HOUR);
  });

  test('raising the own maximum moves nothing', () => {
    const { facts } = play(fresh, [bid('a', 1000)]);
    expect(play(facts, [bid('a', 1000, 9000)], HOUR - 1000).facts.ends_at).toBe(HOUR);
  });

  test('unless it rises to the reserve: others see another price, and get the time to answer', () => {
    const { facts } = play({ ...fresh, reserve_amount: 5000 }, [bid('a', 1000, 2000)]);
    const now = HOUR - 1000;
    const raised = play(facts, [bid('a', 1000, 6000)], now).facts;
    expect(raised).toMatchObject({ price: 5000, ends_at: now + 2 * MINUTE });
  });

  test('nothing before it opens, at its end or after, nor once it has closed, whatever the clock says', () => {
    const scheduled = { ...fresh, state: 'scheduled', starts_at: MINUTE } as const;
    expect(applyBid(scheduled, bid('a', 1000), 0).refused).toEqual({ why: 'not-open-yet' });
    expect(applyBid(scheduled, bid('a', 1000), MINUTE).refused).toBeNull();
    expect(applyBid(fresh, bid('a', 1000), HOUR).refused).toEqual({ why: 'ended' });
    for (const state of ['ended', 'settled', 'unsold', 'cancelled'] as const)
      expect(applyBid({ ...fresh, state }, bid('a', 1000), 0).refused).toEqual({ why: 'ended' });
    expect(stateAt(scheduled, HOUR)).toBe('ended');
  });
});

/** The slow model: everything that was ever offered, and a price sought cent by cent. */
interface Model {
  offers: { user: string; max: number }[];
  price: number | null;
}

function best(offers: Model['offers']): Model['offers'][number] | undefined {
  // The earliest of the highest: a later one must be higher to win.
  return offers.reduce<Model['offers'][number] | undefined>(
    (leader, offer) => (leader === undefined || offer.max > leader.max ? offer : leader),
    undefined,
  );
}

function modelBid(model: Model, { user_id, amount, max }: Bid, reserve: number | null): Model | 'refused' {
  const leader = best(model.offers);
  const own = leader?.user === user_id;
  const least = model.price === null ? fresh.start_amount : model.price + leastStep(model.price);
  if (own ? max <= leader.max : max < least) return 'refused';
  const offers = [...model.offers, { user: user_id, max }];
  const winner = best(offers);
  if (winner === undefined) throw new Error('there is an offer');
  const ready = reserve !== null && winner.max >= reserve ? reserve : 0;
  if (own) return { offers, price: Math.max(model.price ?? 0, ready) };
  // A robot each: the winner's goes up cent by cent until no other would follow with a step.
  const others = offers.filter(({ user }) => user !== winner.user).map((offer) => offer.max);
  const second = Math.max(0, ...others);
  let price = Math.max(amount, least);
  while (price < winner.max && second > 0 && price < second + leastStep(second)) price += 1;
  return { offers, price: Math.max(price, ready, model.price ?? 0) };
}

test('random auctions: the rules agree with the slow model, and history only rises', () => {
  const bids = fc.array(
    fc.record({
      user_id: fc.constantFrom('a', 'b', 'c', 'd'),
      above: fc.integer({ min: -60, max: 400 }),
      secret: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1500 })),
      tie: fc.boolean(),
    }),
    { maxLength: 25 },
  );
  const reserves = fc.oneof(fc.constant(null), fc.integer({ min: 1000, max: 4000 }));
  fc.assert(
    fc.property(bids, reserves, (planned, reserve_amount) => {
      let facts: AuctionFacts = { ...fresh, reserve_amount };
      let model: Model = { offers: [], price: null };
      const history: Rise[] = [];
      for (const { user_id, above, secret, tie } of planned) {
        const amount = nextAmount(facts) + above;
        // Ties with a secret maximum are the rarest of chances, and the first to go wrong.
        const max = tie ? Math.max(amount, facts.leader_max ?? 0) : amount + secret;
        const offer = { user_id, amount, max };
        const verdict = applyBid(facts, offer, MINUTE);
        const expected = modelBid(model, offer, reserve_amount);
        expect(verdict.refused !== null).toBe(expected === 'refused');
        if (verdict.refused !== null || expected === 'refused') continue;
        model = expected;
        facts = verdict.facts;
        history.push(...verdict.rises);
        const leader = best(model.offers);
        expect({ price: facts.price, leader: facts.leader_id, max: facts.leader_max }).toEqual({
          price: model.price,
          leader: leader?.user,
          max: leader?.max,
        });
        expect(verdict.leading).toBe(leader?.user === user_id);
      }
      history.forEach((rise, at) => {
        expect(rise.seq).toBe(at + 1);
        expect(rise.amount).toBeGreaterThan(history[at - 1]?.amount ?? 0);
        expect(rise.amount).toBeLessThanOrEqual(rise.max_amount ?? Number.POSITIVE_INFINITY);
      });
      expect(history.at(-1)?.amount ?? null).toBe(facts.price);
      expect(history.length).toBe(facts.rises);
    }),
    { seed: 20261115, numRuns: 400 },
  );
});
