// Owns a lot and a design as the server answers them, for tests of every screen that sells.
import type { AuctionCard, AuctionView } from '@stagepass/contract/auctions/shapes.ts';
import type { ItemDesignCard } from '@stagepass/contract/items/shapes.ts';

const club = { id: 'c1', handle: 'velvet-static', name: 'Velvet Static', hue: 355, picture: null };

export function aDesign(change: Partial<ItemDesignCard> = {}): ItemDesignCard {
  return {
    id: '0199a000-0000-7000-8000-000000000001',
    club,
    name: 'Test pressing',
    quality: 'ssrare',
    kind: 'collectible',
    picture: null,
    model_url: null,
    edition_size: 12,
    issued: 4,
    transferable: true,
    redeemable: null,
    ...change,
  };
}

const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
export const person = (id: string, display_name: string) => ({
  id,
  user_name: id,
  display_name,
  avatar: null,
});

/** As lists show it. */
export function aLotCard(change: Partial<AuctionCard> = {}): AuctionCard {
  return {
    id: 'a1',
    club,
    design: aDesign(),
    item: { id: 'i4', number: 4 },
    title: 'Test pressing no. 4',
    state: 'live',
    start_amount: 800,
    bid_history: [
      {
        seq: 1,
        amount: 800,
        user: person('u7', 'Dov Lindqvist'),
        at: at(-50),
        automatic: false,
        passed_on: false,
      },
      {
        seq: 2,
        amount: 2480,
        user: person('u8', 'inkedtide'),
        at: at(-3),
        automatic: false,
        passed_on: false,
      },
    ],
    bid_count: 2,
    next_amount: 2604,
    reserve: 'none',
    buy_now_cents: null,
    starts_at: at(-60),
    ends_at: at(60),
    mine: { leading: false, outbid: false, max_cents: null, won: false },
    sale: null,
    ...change,
  };
}

export function aLot(change: Partial<AuctionView> = {}): AuctionView {
  return {
    ...aLotCard(),
    story: 'It skips in the second verse.',
    hard_end_at: at(1500),
    sold_cents: null,
    now: at(0),
    can: { bid: true, buy_now: false, edit: false, edit_terms: false, cancel: false },
    cannot_bid: null,
    management: null,
    ...change,
  };
}
