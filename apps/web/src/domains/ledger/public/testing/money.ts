// Owns a wallet, its lines and its top-ups as the server answers them, for tests.
import type { SavedCard, StatementLine, Wallet, WalletHold } from '@stagepass/contract/ledger/shapes.ts';
import type { TopUp } from '@stagepass/contract/ledger/top-up-shapes.ts';

export function aWallet(change: Partial<Wallet> = {}): Wallet {
  return {
    credits: { balance_cents: 1240, held_cents: 0, available_cents: 1240 },
    tokens: [],
    returnable: [],
    returnable_cents: 0,
    first_line_at: '2025-01-10T12:00:00Z',
    limits: { day_cents: null, month_cents: null, spent_today_cents: 0, spent_month_cents: 0, next: null },
    excluded_until: null,
    frozen_since: null,
    owed_cents: 0,
    identity: {
      age_band: 'adult',
      country: 'DE',
      country_from: 'declared',
      draws: { refused: null, least_age: 18 },
    },
    top_up: {
      way: 'test',
      min_cents: 100,
      max_cents: 50_000,
      offers_cents: [500, 2000, 5000],
      month_left_cents: null,
      month_cap_cents: null,
      needs_identity: false,
      card: null,
    },
    ...change,
  };
}

export function aCard(change: Partial<SavedCard> = {}): SavedCard {
  return {
    id: 'c1',
    way: 'stripe',
    brand: 'visa',
    last4: '4242',
    exp_month: 7,
    exp_year: 2034,
    expired: false,
    is_default: true,
    ...change,
  };
}

export function aLine(seq: number, change: Partial<StatementLine> = {}): StatementLine {
  return {
    seq,
    transfer_id: `t${seq}`,
    kind: 'gacha',
    amount_cents: -1200,
    balance_cents: 1180,
    text: 'Night snack tin',
    cause: { kind: 'draw', id: 'd1' },
    club: null,
    other: 'club',
    person: null,
    at: new Date().toISOString(),
    ...change,
  };
}

export function aHold(change: Partial<WalletHold> = {}): WalletHold {
  return {
    id: 'h1',
    asset_id: 'credits',
    amount_cents: 2350,
    kind: 'auction',
    cause: { kind: 'auction', id: 'a1' },
    club: null,
    item: null,
    current_bid_cents: null,
    placed_at: new Date().toISOString(),
    ...change,
  };
}

export function aTopUp(change: Partial<TopUp> = {}): TopUp {
  return {
    id: 'u1',
    way: 'test',
    amount_cents: 2000,
    state: 'open',
    url: null,
    created_at: new Date().toISOString(),
    expires_at: new Date(Date.now() + 3_600_000).toISOString(),
    paid_at: null,
    transfer_id: null,
    card: null,
    returnable_cents: 0,
    returnable_until: null,
    returns: [],
    claims: [],
    charge: null,
    ...change,
  };
}
