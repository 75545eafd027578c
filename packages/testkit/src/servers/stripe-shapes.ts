// Owns what the stand-in for Stripe holds and offers.

export interface StripeSession {
  id: string;
  object: 'checkout.session';
  mode: 'payment' | 'setup';
  /** Whose saved cards it offers, or whose a card becomes. */
  customer: string | null;
  /** Of a page where a card was entered. */
  setup_intent: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_total: number;
  currency: string;
  client_reference_id: string | null;
  metadata: Record<string, string>;
  payment_intent: string | null;
  url: string;
  success_url: string;
  cancel_url: string;
  expires_at: number;
}

export interface StripeCustomer {
  id: string;
  object: 'customer';
  metadata: Record<string, string>;
}

/** A card as the service keeps it. */
export interface StripeMethod {
  id: string;
  object: 'payment_method';
  type: 'card';
  customer: string | null;
  card: {
    brand: string;
    last4: string;
    exp_month: number;
    exp_year: number;
    country: string;
    fingerprint: string;
  };
}

/** A payment with a saved card while the person is away. */
export interface StripeIntent {
  id: string;
  object: 'payment_intent';
  status: 'succeeded' | 'requires_payment_method' | 'processing' | 'canceled';
  amount: number;
  amount_received: number;
  currency: 'usd';
  customer: string;
  description: string;
  metadata: Record<string, string>;
  last_payment_error: { type: 'card_error'; code: string; decline_code: string } | null;
  latest_charge: { object: 'charge'; payment_method_details: { card: StripeMethod['card'] } };
}

export interface StripeRefund {
  id: string;
  object: 'refund';
  amount: number;
  status: 'succeeded' | 'pending' | 'failed';
  payment_intent: string;
  metadata: Record<string, string>;
}

export interface StripeDispute {
  id: string;
  object: 'dispute';
  amount: number;
  status: string;
  payment_intent: string;
}

export interface StripeNotice {
  id: string;
  type: string;
  body: string;
}

export interface StripeServer {
  readonly url: string;
  readonly env: Record<string, string>;
  readonly sessions: Map<string, StripeSession>;
  readonly customers: Map<string, StripeCustomer>;
  readonly methods: Map<string, StripeMethod>;
  /** Made with saved cards; those of pages are named by their sessions only. */
  readonly intents: Map<string, StripeIntent>;
  readonly refunds: Map<string, StripeRefund>;
  readonly disputes: Map<string, StripeDispute>;
  /** Notices in the order in which they were made; sent by `send` only. */
  readonly notices: StripeNotice[];
  /** Why requests were refused. */
  readonly refusals: string[];
  /** `METHOD /path`, in order. */
  readonly requests: string[];
  /** While true, every request is answered with 503. */
  down: boolean;
  /** So many answers to what changes something are lost on their way back: it has happened all the same. */
  loseAnswers: number;
  /** Runs once a payment with a saved card is made, before its answer leaves. */
  beforeAnswer: ((intent: StripeIntent) => Promise<unknown>) | undefined;
  /** As Stripe does after a day. */
  forgetKeys(): void;
  /** Cards ending in 9999 wait for their bank; this lets one go on. */
  endProcessing(intentId: string): void;
  /** What the next refund becomes; `refused` says no at once. */
  nextRefund: StripeRefund['status'] | 'refused';
  card: { brand: string; last4: string; country: string };
  /** As the person at the page: pays what it asks for, or another amount. */
  pay(sessionId: string, amount?: number): void;
  /** As the person at the page: enters a card to be saved. What it does when charged is in its last digits, as of Stripe's test cards. */
  enterCard(sessionId: string, last4?: string): StripeMethod;
  /** Of what was paid at a page, or with a saved card. */
  dispute(id: string, amount?: number): StripeDispute;
  endDispute(id: string, status: 'won' | 'lost'): void;
  /** As somebody at the dashboard. */
  refundByHand(id: string, amount: number): StripeRefund;
  failRefund(id: string): void;
  /** Sends a notice to the webhook at that address; answers the status. */
  send(
    notice: StripeNotice,
    to: string,
    at: Date,
    how?: { secret?: string; signature?: string },
  ): Promise<number>;
  stop(): Promise<void>;
}
