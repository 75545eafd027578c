// Owns the shapes of a fan's wallet: what stands on it, what is held, its statement, receipts with their proof.
import { z } from 'zod';
import { id, time } from '../shapes.ts';
import { picture, userCard } from '../users/shapes.ts';
import { causeKinds, ownerKinds, spendKinds, transferKinds } from './causes.ts';

/** Whole cents: of credits, or the smallest unit of a fan token. */
const cents = z.int();
export const MIN_TOP_UP_CENTS = 100;
export const MAX_TOP_UP_CENTS = 50_000;
export const TOP_UP_OFFERS_CENTS = [500, 2000, 5000] as const;
export const RETURN_DAYS = 14;

export const assetId = z.string().regex(/^(credits|token:[0-9a-f-]{36})$/, 'isn’t a valid asset');
export const day = z.iso.date('isn’t a date such as 2026-01-31');
export const cause = z.object({ kind: z.enum(causeKinds), id: z.string() });
export const hash = z.string().describe('SHA-256, 64 hexadecimal digits');

export const ledgerClub = z.object({
  id,
  handle: z.string(),
  name: z.string(),
  hue: z.int(),
  picture: picture.nullable(),
});
export type LedgerClub = z.infer<typeof ledgerClub>;

export const balances = z.object({
  balance_cents: cents,
  /** Kept for bids and the like; part of the balance. */
  held_cents: cents,
  /** What can be spent: the balance less what is held. */
  available_cents: cents,
});

export const limits = z.object({
  /** Null where there is no limit. */
  day_cents: cents.nullable(),
  month_cents: cents.nullable(),
  /** Of this day and calendar month (UTC), open holds included. */
  spent_today_cents: cents,
  spent_month_cents: cents,
  /** A raise that waits: from then on these count instead. */
  next: z.object({ day_cents: cents.nullable(), month_cents: cents.nullable(), from: time }).nullable(),
});
export type Limits = z.infer<typeof limits>;

export const ageBands = ['unknown', 'under-16', 'under-18', 'adult'] as const;
export type AgeBand = (typeof ageBands)[number];

export const identity = z.object({
  /** Said once; `unknown` until then. The birth date itself never leaves the server. */
  age_band: z.enum(ageBands),
  country: z.string().nullable(),
  /** The card's country counts more than the declared one. */
  country_from: z.enum(['declared', 'card']).nullable(),
  /** Whether packs are offered to them where they live, and from which age there; nothing is refused before both are known. */
  draws: z.object({ refused: z.enum(['under-age', 'country']).nullable(), least_age: z.int() }),
});
export type Identity = z.infer<typeof identity>;

export const returnable = z.object({
  top_up_id: id,
  topped_up_at: time,
  amount_cents: cents,
  /** What of it is neither spent, held nor gone back: that much can still go back to the card. */
  returnable_cents: cents,
  until: time,
});
export type Returnable = z.infer<typeof returnable>;

export const topUpWays = ['stripe', 'test', 'off'] as const;
/** `test`: the built-in test payment of the demo, to be named so on screen. `off`: no payment is configured here. */
export type TopUpWay = (typeof topUpWays)[number];

export const savedCard = z.object({
  id,
  /** `test`: the demo's test card, to be named so on screen. */
  way: z.enum(['stripe', 'test']),
  brand: z.string(),
  last4: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
  /** The month on it has passed. */
  expired: z.boolean(),
  /** The one that is charged unless another is chosen. */
  is_default: z.boolean(),
});
export type SavedCard = z.infer<typeof savedCard>;

export const wallet = z.object({
  credits: balances,
  /** Fan tokens that the fan has or had. */
  tokens: z.array(balances.extend({ asset_id: z.string(), club: ledgerClub.nullable() })),
  /** Unspent top-ups of the last 14 days, the newest first. */
  returnable: z.array(returnable),
  returnable_cents: cents,
  /** When the first credits came in; null before that. */
  first_line_at: time.nullable(),
  limits,
  /** The fan paused spending until then; null where not. */
  excluded_until: time.nullable(),
  /** Disputed: nothing can be spent until it is settled. */
  frozen_since: time.nullable(),
  /** What a dispute or refund took back and was not there any more; the next top-ups pay it first. */
  owed_cents: cents,
  identity,
  top_up: z.object({
    way: z.enum(topUpWays),
    min_cents: cents,
    max_cents: cents,
    offers_cents: z.array(cents),
    /** Minors: what may still be topped up this calendar month; null where no such rule applies. */
    month_left_cents: cents.nullable(),
    month_cap_cents: cents.nullable(),
    /** Birth date and country have to be said before. */
    needs_identity: z.boolean(),
    /** The default saved card, for a top-up in one tap; null where none is saved. */
    card: savedCard.nullable(),
  }),
});
export type Wallet = z.infer<typeof wallet>;

export const walletHold = z.object({
  id,
  asset_id: z.string(),
  amount_cents: cents,
  kind: z.enum(spendKinds),
  cause,
  club: ledgerClub.nullable(),
  /** What the money is held for; null where nothing can be shown. */
  item: z
    .object({
      name: z.string(),
      number: z.int(),
      edition_size: z.int().nullable(),
      picture_url: z.string().nullable(),
    })
    .nullable(),
  /** Of an auction: the current bid, which the held maximum may be above; null where it is not known. */
  current_bid_cents: cents.nullable(),
  placed_at: time,
});
export type WalletHold = z.infer<typeof walletHold>;

export const statementLine = z.object({
  /** The line's place on the account, counted from 1. */
  seq: z.int(),
  transfer_id: id,
  kind: z.enum(transferKinds),
  /** Below zero where it left the account. */
  amount_cents: cents,
  /** On the account after this line. */
  balance_cents: cents,
  /** What it was, in the words of the sale; empty where the kind says it all. */
  text: z.string(),
  cause,
  club: ledgerClub.nullable(),
  /** Whom it went to or came from. */
  other: z.enum(ownerKinds),
  /** Of what one fan sent another, the other one; null where their account is gone. */
  person: userCard.nullable(),
  at: time,
});
export type StatementLine = z.infer<typeof statementLine>;

/**
 * The line's link of the account's chain. Anybody can recompute it: SHA-256 of the bytes of `previous`, the bytes of
 * `digest`, and the text `account_id|seq|amount|balance|other_account_id`.
 */
export const lineProof = z.object({
  asset_id: z.string(),
  account_id: id,
  other_account_id: id,
  seq: z.int(),
  amount_cents: cents,
  balance_cents: cents,
  digest: hash,
  previous: hash,
  hash,
  /** The seal that the line is part of; null within the first minute. */
  seal: z.object({ n: z.int(), hash, at: time }).nullable(),
});
export type LineProof = z.infer<typeof lineProof>;

export const receiptLine = z.object({ text: z.string(), quantity: z.int(), amount_cents: cents });

export const receipt = z.object({
  /** Without gaps for each seller. */
  number: z.string(),
  issued_at: time,
  /** `fan`: a resale, where the house issues it for the seller. */
  seller: z.object({ kind: z.enum(['club', 'house', 'fan']), name: z.string(), club: ledgerClub.nullable() }),
  lines: z.array(receiptLine),
  /** Included in the total; a rate of 0 says that no tax is charged. */
  tax: z.object({ rate_bp: z.int(), amount_cents: cents }),
  total_cents: cents,
  /** What of it went back to the wallet; null where nothing did. */
  refunded: z.object({ amount_cents: cents, at: time }).nullable(),
});
export type Receipt = z.infer<typeof receipt>;

export const transferView = z.object({
  id,
  kind: z.enum(transferKinds),
  at: time,
  /** What it did to my account in all, of the asset. */
  asset_id: z.string(),
  amount_cents: cents,
  balance_cents: cents,
  text: z.string(),
  cause,
  club: ledgerClub.nullable(),
  /** Of purchases and top-ups. */
  receipt: receipt.nullable(),
  /** One for each line on my account. */
  proof: z.array(lineProof),
});
export type TransferView = z.infer<typeof transferView>;

export const ledgerHead = z.object({ day: z.string(), seal: z.int(), hash, published_at: time });
export type LedgerHead = z.infer<typeof ledgerHead>;

/** Words, and amounts such as 54.23 or $54; a whole number stands for its cents too. */
export const statementWords = z.string().trim().max(60, 'is longer than 60 characters');

const kindsPattern = new RegExp(`^(${transferKinds.join('|')})(,(${transferKinds.join('|')}))*$`);

/** The same for the list and for the file of it. */
export const statementFilter = z.strictObject({
  asset: assetId.default('credits'),
  /** One kind or several, comma-separated. */
  kind: z.string().max(300).regex(kindsPattern, 'isn’t a type of transaction').optional(),
  /** Only what came in, or only what went out. */
  side: z.enum(['in', 'out']).optional(),
  /** Days in UTC, both included. */
  from: day.optional(),
  to: day.optional(),
  /** Every word of it, in what was bought, the club’s name, the kind of the line or its amount. A page of hits may be short, and no last one. */
  q: statementWords.optional(),
});
export type StatementFilter = z.infer<typeof statementFilter>;
